/** Everything of Caverna: The Cave Farmers that pictures show, from its states. */
export { actionBoard } from './caverna/actions.ts';
export { choiceBoard } from './caverna/choice.ts';
export { homeBoard } from './caverna/home.ts';
export { expeditionOf, lootBoard } from './caverna/loot.ts';
export { scoreSheet } from './caverna/score.ts';
export { ownersOf, type Shown } from './caverna/shown.ts';
export { supplyBoard } from './caverna/supply.ts';
