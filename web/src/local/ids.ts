// Names of tables on this device. No table of a server begins so: `l` and `o` are not among its letters.
export const LOCAL = "local";

export const isLocal = (table: string): boolean => table.startsWith(LOCAL);
