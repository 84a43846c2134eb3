/** A name that nothing else has; `crypto.randomUUID` exists only on secure pages, and friends play over the house's network. */
export function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
