import { caverna } from '../../../src/games/caverna/game.ts';
import { catalogue } from '../../../src/messages/index.ts';
import { seatStyles } from '../../paint/theme.ts';
import { ownersOf } from '../../shared/owner.ts';
import { actionBoard, homeBoard, type Shown } from './index.ts';
import type { PictureRequest } from './scene.ts';
import { pictureWords } from './words.ts';

/**
 * Pictures of a game that has just started. Together they contain the land, cards and text that almost all others use.
 */
export function warmUpPictures(): PictureRequest[] {
  const players = 4;
  const owners = ownersOf(seatStyles.slice(0, players).map(({ name }) => ({ name, colour: name })));
  const state = caverna.start(caverna.options.parse({}), players, 'warm-up');
  const shown: Shown = { state, owners, words: pictureWords(catalogue('en')) };
  return [
    { kind: 'actions', input: actionBoard(shown) },
    { kind: 'home', input: homeBoard(shown, 0) },
  ];
}
