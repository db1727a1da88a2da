import { folkSides } from '../../../src/games/caverna/forgotten-folk/sides.ts';
import type { Options } from '../../../src/games/caverna/state.ts';
import type { SidesFace } from '../../face/lobby.ts';
import type { CavernaWords } from './words.ts';

const isFree = ({ folks }: Options): boolean => folks?.freely === true;

/** How seats choose between Dwarfs and the forgotten folks. */
export function cavernaSides({ sides }: CavernaWords): SidesFace<Options> {
  const { button, title, help, choice, told } = sides;
  return {
    button,
    title,
    help,
    open: (options, seat) =>
      folkSides.open(options, seat).map((side) => ({ value: side, ...choice(side, isFree(options)) })),
    chosen: (options, seat) => folkSides.chosen(options, seat),
    told: (options, seat) => told(folkSides.chosen(options, seat), isFree(options)),
    topic: (options, seat) => `folk:${folkSides.chosen(options, seat)}`,
  };
}
