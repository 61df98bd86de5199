// Where the page begins: the language, the light, and then the app.
import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { fetchEarly } from './core/early';
import { settings } from './settings/settings.svelte';
import { lightUp } from './shell/light';
import { preferred, setLanguage } from './texts/texts.svelte';

lightUp();
await setLanguage(settings.language || preferred(navigator.languages)).catch(() => undefined);
document.getElementById('not-started')?.remove();
const target = document.getElementById('app')!;
target.replaceChildren(); // what is seen until the program is here
mount(App, { target });
fetchEarly();
