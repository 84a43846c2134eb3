export { default as Avatar } from "./Avatar.svelte";
export { default as DragonCard } from "./DragonCard.svelte";
export { default as Emblem } from "./Emblem.svelte";
export { default as Goal } from "./Goal.svelte";
export { default as Icon } from "./Icon.svelte";
export { default as LifeCard } from "./LifeCard.svelte";
export { default as Tile } from "./Tile.svelte";
export { default as Token } from "./Token.svelte";
