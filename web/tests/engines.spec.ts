// Besides all that is tried in Chromium: the same walk through the app in Firefox and in WebKit.
import { it } from 'vitest';
import { inFirefox } from './firefox';
import { walk } from './walk';
import { inWebKit } from './webkit';

const patience = 300_000; // milliseconds; they do not share out the work as Chromium's tests do

it('Firefox plays every game, again after a reload, and without a network', () => inFirefox(walk), patience);

it('WebKit plays every game, again after a reload, and without a network', () => inWebKit(walk), patience);
