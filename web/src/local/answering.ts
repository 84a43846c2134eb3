// What workers that think have in common: first they are handed the rules, then one question after the other.
import { Rules } from "../rules";
import type { Answer } from "./pool";

/** Makes this worker answer; what fails is said, too. */
export function answerWith<Question>(answer: (rules: Rules, question: Question) => unknown): void {
  let rules: Rules | null = null;
  const attempt = (question: Question): Answer => {
    try {
      return { result: answer(rules!, question) };
    } catch (error) {
      return { error: String(error) };
    }
  };
  onmessage = ({ data }: MessageEvent<WebAssembly.Module | Question>) => {
    if (data instanceof WebAssembly.Module) rules = new Rules(data);
    else postMessage(attempt(data));
  };
}
