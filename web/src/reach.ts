// Whether a link leads anywhere but to the device on which it is opened.
export function isThisComputer(link: string): boolean {
  const { hostname } = new URL(link, location.href);
  return /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}
