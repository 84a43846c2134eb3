// Small sounds, made here: no files. Browsers let them be heard after the first touch.
import { settings } from "./settings.svelte";

type Note = [frequency: number, start: number, length: number, shape?: OscillatorType, loud?: number];

const SOUNDS = {
  place: [
    [220, 0, 0.07, "triangle", 0.5],
    [330, 0.015, 0.05, "sine", 0.3],
  ],
  take: [
    [520, 0, 0.06, "sine", 0.3],
    [700, 0.04, 0.06, "sine", 0.25],
  ],
  turn: [
    [587, 0, 0.14, "sine", 0.35],
    [880, 0.12, 0.22, "sine", 0.3],
  ],
  pay: [
    [988, 0, 0.09, "square", 0.08],
    [1319, 0.08, 0.25, "square", 0.08],
  ],
  bonus: [
    [660, 0, 0.1, "triangle", 0.3],
    [830, 0.08, 0.1, "triangle", 0.3],
    [990, 0.16, 0.25, "triangle", 0.3],
  ],
  no: [
    [180, 0, 0.12, "sawtooth", 0.1],
    [150, 0.1, 0.16, "sawtooth", 0.1],
  ],
  win: [
    [523, 0, 0.15, "triangle", 0.35],
    [659, 0.13, 0.15, "triangle", 0.35],
    [784, 0.26, 0.15, "triangle", 0.35],
    [1047, 0.39, 0.5, "triangle", 0.35],
  ],
  over: [
    [440, 0, 0.2, "sine", 0.3],
    [370, 0.18, 0.35, "sine", 0.3],
  ],
  say: [[740, 0, 0.05, "sine", 0.25]],
} satisfies Record<string, Note[]>;

export type Sound = keyof typeof SOUNDS;

let context: AudioContext | null = null;

export function play(name: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const note of SOUNDS[name] as Note[]) sing(context, ...note);
}

function sing(audio: AudioContext, ...[frequency, start, length, shape = "sine", loud = 0.3]: Note): void {
  const at = audio.currentTime + start;
  const oscillator = new OscillatorNode(audio, { type: shape, frequency });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud * 0.5, at + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(at);
  oscillator.stop(at + length + 0.02);
}
