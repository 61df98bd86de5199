// Where the page begins: the language, the light, and then the app.
import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { keepForOffline } from './offline/register';
import { settings } from './settings/settings.svelte';
import { lightUp } from './shell/light';
import { preferred, setLanguage } from './texts/texts.svelte';

lightUp();
await setLanguage(settings.language || preferred(navigator.languages)).catch(() => undefined);
mount(App, { target: document.getElementById('app')! });
keepForOffline();
