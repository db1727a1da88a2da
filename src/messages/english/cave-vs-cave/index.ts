import { articles } from './articles.ts';
import { aims, coached } from './coach.ts';
import { frames, honours } from './frames.ts';
import { amount, bundle, change, goods, thing } from './goods.ts';
import { guide } from './guide.ts';
import { taught } from './lessons.ts';
import { locked } from './locked.ts';
import {
  actHelp,
  activate,
  activated,
  branchLabel,
  cell,
  deedOf,
  draftStanding,
  leaving,
  menuPart,
  menuTitle,
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
import { planned } from './plan.ts';
import { room, rooms } from './rooms.ts';
import {
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
import { announced, mode, rulings, unfit } from './settings.ts';
import { telling } from './telling.ts';
import { actionTile, actionTiles, fields, unconditioned } from './tiles.ts';
import { tips } from './tips.ts';
import { topicKind, topics } from './topics.ts';

/** The texts that only Cave vs Cave has, in English. */
export const caveVsCave = {
  actHelp,
  aim,
  amount,
  bundle,
  change,
  goods,
  guide,
  thing,
  activate,
  activated,
  branchLabel,
  cell,
  deedOf,
  draftStanding,
  leaving,
  menuPart,
  menuTitle,
  roomMenu,
  placeShort,
  noWayBack,
  onlyOnce,
  optionDetail,
  optionLabel,
  question,
  slot,
  turnLine,
  twoRooms,
  room,
  rooms,
  boards,
  favourites,
  frames,
  honours,
  locked,
  news,
  ownPart,
  passing,
  pictures,
  planned,
  scoring,
  soloAim,
  variant,
  stage,
  announced,
  mode,
  rulings,
  unfit,
  taught,
  telling,
  tips,
  actionTile,
  actionTiles,
  fields,
  aims,
  articles,
  coached,
  unconditioned,
  topicKind,
  topics,
};
