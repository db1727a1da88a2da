import { articles } from './articles.ts';
import { aims, coached } from './coach.ts';
import { frames, honours } from './frames.ts';
import { amount, bundle, change, goods, thing } from './goods.ts';
import {
  activate,
  activated,
  branchLabel,
  cell,
  gainedAtEnd,
  leftOut,
  menuPart,
  menuTitle,
  noWayBack,
  optionDetail,
  optionLabel,
  question,
  sentence,
  slot,
} from './moves.ts';
import { planned } from './plan.ts';
import { room, rooms } from './rooms.ts';
import { boards, changed, favourites, news, ownPart, passing, pictures, scoring, stage } from './rounds.ts';
import { announced, mode, rulings, unfit } from './settings.ts';
import { telling } from './telling.ts';
import { actionTile, actionTiles, fields, unconditioned } from './tiles.ts';
import { findTopics, topicKind, topics } from './topics.ts';

/** What players of Cave vs Cave read besides, in English. */
export const caveVsCave = {
  amount,
  bundle,
  change,
  goods,
  thing,
  activate,
  activated,
  branchLabel,
  cell,
  gainedAtEnd,
  leftOut,
  menuPart,
  menuTitle,
  noWayBack,
  optionDetail,
  optionLabel,
  question,
  sentence,
  slot,
  room,
  rooms,
  boards,
  changed,
  favourites,
  frames,
  honours,
  news,
  ownPart,
  passing,
  pictures,
  planned,
  scoring,
  stage,
  announced,
  mode,
  rulings,
  unfit,
  telling,
  actionTile,
  actionTiles,
  fields,
  aims,
  articles,
  coached,
  unconditioned,
  findTopics,
  topicKind,
  topics,
};
