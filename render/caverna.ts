/** Everything of Caverna: The Cave Farmers that pictures show, from its states. */
export { type ActionBoardView, actionBoard } from './caverna/actions.ts';
export { type ChoiceView, choiceBoard } from './caverna/choice.ts';
export { type HomeBoardView, homeBoard } from './caverna/home.ts';
export { expeditionOf, type LootView, lootBoard } from './caverna/loot.ts';
export { scoreSheet } from './caverna/score.ts';
export { ownersOf, type Shown } from './caverna/shown.ts';
export { type SupplyView, supplyBoard } from './caverna/supply.ts';
