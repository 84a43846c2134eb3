// How the page was published: by a server, or as plain files (`sevenfold site`), which may name a server to meet friends at.

const { site, server } = document.documentElement.dataset;

/** Plain files: there is nobody to ask, and addresses of screens follow a `#`. */
export const isPlain = site !== undefined;
export const hasServer = !isPlain;
/** Where friends can be met: here, elsewhere, or nowhere. */
export const meetingPlace: string | null = hasServer ? "" : (server ?? null);

const script = import.meta.url;
/** The folder of the page: scripts lie in one below it. */
export const base = new URL("..", script);
