// The pictures of Sevenfold. The components take codes as the views write them, and a `title` where no words stand
// beside them; `Picture` shows any of the pictures below. Themes follow CSS `color-scheme`.
export { default as AnimalTile } from "./AnimalTile.svelte";
export { default as Avatar } from "./Avatar.svelte";
export { default as Badge } from "./Badge.svelte";
export { default as Cake } from "./Cake.svelte";
export { default as Cover } from "./Cover.svelte";
export { default as DragonCard } from "./DragonCard.svelte";
export { default as GoalCard } from "./GoalCard.svelte";
export { default as Icon } from "./Icon.svelte";
export { default as LifeCard } from "./LifeCard.svelte";
export { default as Logo } from "./Logo.svelte";
export { default as Picture } from "./Picture.svelte";
export { default as Reaction } from "./Reaction.svelte";
export { default as TableScene } from "./TableScene.svelte";
export { default as Token } from "./Token.svelte";

export { COVER_NAMES, type CoverName } from "./covers";
export { ACTIONS, actionColour } from "./actions";
export { ANIMALS, animal, type Animal, type Tile } from "./animals";
export { AVATAR_NAMES, type AvatarName } from "./avatars";
export { animalsBack, dragonsBack, goalBack, lifeBack } from "./back";
export { COLOURS, dragon, rainbowDragon, silverDragon, type Colour, type Pose } from "./dragons";
export { ICON_NAMES, type IconName } from "./icons";
export { REACTION_NAMES, type ReactionName } from "./reactions";
export { ages } from "./life";
export { CARD, panelOf, panels } from "./panels";
export type { Picture as PictureData } from "./sprite";
