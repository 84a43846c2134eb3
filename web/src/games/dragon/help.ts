// What there is to say about a card, for whoever asks.
export const cardHelp = (name: string): string => (name.includes("!") ? "help-dragon-annoyed" : "help-dragon-card");
