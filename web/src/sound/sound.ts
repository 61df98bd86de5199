// A handful of soft sounds, made on the spot: wood, ivory and a small bell. Nothing sounds until sound is switched on,
// and no browser lets anything sound before the page was touched.
import { settings } from '../settings/settings.svelte';

export type Sound = 'dice' | 'checker' | 'hit' | 'turn' | 'win';

let context: AudioContext | null = null;

function ready(): AudioContext | null {
  if (!settings.sound || typeof AudioContext === 'undefined') return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context.state === 'closed' ? null : context;
}

// A knock: a burst of noise through a narrow band, gone in a moment.
function knock(audio: AudioContext, at: number, pitch: number, loud: number, length: number): void {
  const samples = Math.ceil(audio.sampleRate * length);
  const buffer = audio.createBuffer(1, samples, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < samples; ++i) data[i] = (Math.random() * 2 - 1) * (1 - i / samples) ** 6;
  const noise = new AudioBufferSourceNode(audio, { buffer });
  const band = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 5 });
  const volume = new GainNode(audio, { gain: loud });
  noise.connect(band).connect(volume).connect(audio.destination);
  noise.start(at);
}

// A note of a small bell that fades.
function bell(audio: AudioContext, at: number, pitch: number, loud: number, length: number): void {
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loud, at + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  volume.connect(audio.destination);
  for (const [times, part] of [[1, 1], [2.01, 0.3], [3.98, 0.08]] as const) {
    const tone = new OscillatorNode(audio, { type: 'sine', frequency: pitch * times });
    tone.connect(new GainNode(audio, { gain: part })).connect(volume);
    tone.start(at);
    tone.stop(at + length);
  }
}

const sounds: Record<Sound, (audio: AudioContext, at: number) => void> = {
  dice(audio, at) {
    // Two dice that bounce a few times, closer and closer, and lie still.
    const bounces = [[0, 0.5], [0.09, 0.6], [0.17, 0.45], [0.25, 0.5], [0.31, 0.3], [0.37, 0.34], [0.42, 0.2]] as const;
    for (const [when, loud] of bounces) knock(audio, at + when, 1900 + Math.random() * 900, loud, 0.05);
  },
  checker(audio, at) {
    knock(audio, at, 620, 0.9, 0.09);
    knock(audio, at, 1500, 0.25, 0.04);
  },
  hit(audio, at) {
    knock(audio, at, 420, 1, 0.14);
    knock(audio, at + 0.05, 900, 0.5, 0.08);
  },
  turn(audio, at) {
    bell(audio, at, 660, 0.05, 0.5);
  },
  win(audio, at) {
    for (const [index, pitch] of [523, 659, 784, 1047].entries()) bell(audio, at + index * 0.13, pitch, 0.08, 1.1);
  },
};

export function play(sound: Sound): void {
  const audio = ready();
  if (audio) sounds[sound](audio, audio.currentTime + 0.01);
}
