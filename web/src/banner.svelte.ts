// What the last move brought, or that it changed a lot: shown above the table for as long as it takes to read.
import { play as sound } from "./sound";

const GLANCE = 1800; // milliseconds
const LETTER = 40; // milliseconds for each

export class Banner {
  words = $state.raw<(() => string) | null>(null); // made when they are shown: they follow the language
  private timer: ReturnType<typeof setTimeout> | undefined;

  show(words: () => string): void {
    sound("bonus");
    this.words = words;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.hide(), GLANCE + LETTER * words().length);
  }

  hide(): void {
    this.words = null;
  }
}
