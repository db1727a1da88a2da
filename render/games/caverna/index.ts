/** Turns states of Caverna: The Cave Farmers into the input of pictures. */
export { actionBoard } from './actions.ts';
export { choiceBoard } from './choice.ts';
export { folkSheet } from './folk.ts';
export { homeBoard, inOrder } from './home.ts';
export { expeditionOf, lootBoard } from './loot.ts';
export { scoreSheet } from './score.ts';
export { ownerOf, type Shown } from './shown.ts';
export { supplySheets } from './supply.ts';
export { topicPictures } from './topic.ts';
