// The time, second by second, for clocks.
let current = $state(Date.now());
setInterval(() => (current = Date.now()), 1000);

export function now(): number {
  return current;
}
