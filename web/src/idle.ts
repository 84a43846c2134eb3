const SOON = 200; // milliseconds, where a browser does not say when it is idle

/** Calls once nothing waits to be drawn or done; returns how to call it off. */
export function whenIdle(call: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(call, SOON);
    return () => clearTimeout(timer);
  }
  const number = requestIdleCallback(call);
  return () => cancelIdleCallback(number);
}
