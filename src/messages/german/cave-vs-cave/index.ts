// The texts that only Cave vs Cave has, in German.
export { articles } from './articles.ts';
export { aims, coached } from './coach.ts';
export { frames, honours } from './frames.ts';
export { amount, bundle, change, goods, thing } from './goods.ts';
export { guide } from './guide.ts';
export { taught } from './lessons.ts';
export { locked } from './locked.ts';
export {
  actHelp,
  activate,
  activated,
  activatedRoom,
  blocked,
  branchLabel,
  brought,
  cell,
  deedOf,
  draftStanding,
  leaving,
  menuPart,
  menuTitle,
  needTogether,
  noWayBack,
  onlyOnce,
  optionDetail,
  optionLabel,
  placeShort,
  question,
  roomMenu,
  slot,
  turnLine,
  twoRooms,
} from './moves.ts';
export { planned } from './plan.ts';
export { room, rooms } from './rooms.ts';
export {
  aim,
  boards,
  favourites,
  news,
  ownPart,
  passing,
  pictures,
  scoring,
  soloAim,
  stage,
  variant,
} from './rounds.ts';
export { announced, mode, rulings, unfit } from './settings.ts';
export { telling } from './telling.ts';
export { actionTile, actionTiles, effectNow, fields, unconditioned } from './tiles.ts';
export { tips } from './tips.ts';
export { topicKind, topics } from './topics.ts';
export { wallSource } from './walls.ts';
