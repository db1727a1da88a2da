import { caveVsCave } from '../../../src/games/cave-vs-cave/game.ts';
import { catalogue, gameWords } from '../../../src/messages/index.ts';
import { seatStyles } from '../../paint/theme.ts';
import { ownersOf } from '../../shared/owner.ts';
import { caveScene, type Shown, tableScene } from './index.ts';
import type { PictureRequest } from './scene.ts';

/**
 * Pictures of a game that has just started. Together they contain the rock, tiles and text that almost all others use.
 */
export function warmUpPictures(): PictureRequest[] {
  const players = 2;
  const owners = ownersOf(seatStyles.slice(0, players).map(({ name }) => ({ name, colour: name })));
  const state = caveVsCave.start(caveVsCave.options.parse({}), players, 'warm-up');
  const shown: Shown = { state, owners, words: gameWords(catalogue('en'), 'cave-vs-cave') };
  return [
    { kind: 'table', input: tableScene(shown) },
    { kind: 'cave', input: caveScene(shown, 0) },
  ];
}
