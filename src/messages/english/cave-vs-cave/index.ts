import { amount, bundle, change, goods, thing } from './goods.ts';
import { branchLabel, cell, deedOf, menuTitle, optionDetail, optionLabel, question, sentence, slot } from './moves.ts';
import { room, rooms } from './rooms.ts';
import { boards, changed, favourites, ownPart, passing, scoring, stage } from './rounds.ts';
import { announced, mode, rulings } from './settings.ts';
import { actionTile, actionTiles, fields } from './tiles.ts';

/** What players of Cave vs Cave read besides, in English. */
export const caveVsCave = {
  amount,
  bundle,
  change,
  goods,
  thing,
  branchLabel,
  cell,
  deedOf,
  menuTitle,
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
  ownPart,
  passing,
  scoring,
  stage,
  announced,
  mode,
  rulings,
  actionTile,
  actionTiles,
  fields,
};
