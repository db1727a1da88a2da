import type { Option } from '../../../src/engine/decision.ts';
import { END } from '../../../src/engine/log.ts';
import { caverna } from '../../../src/games/caverna/game.ts';
import { readBeginning } from '../../../src/games/caverna/moves/beginnings.ts';
import { readMove } from '../../../src/games/caverna/moves/codec.ts';
import type { Move } from '../../../src/games/caverna/moves/move.ts';
import { GOODS, type Goods, type State } from '../../../src/games/caverna/state.ts';
import type { OptionContext } from '../../../src/messages/index.ts';
import type { Label, Wording } from '../../ask.ts';
import type { Asked } from '../../face.ts';
import { branchIcon, moveIcon } from './icons.ts';
import { goodsOn, spaceBoard } from './spaces.ts';
import { WIDGETS } from './widgets.ts';
import type { CavernaWords } from './words.ts';

type Amounts = NonNullable<OptionContext['gains']>;

/** The words of the options of a decision, each with what it would change in the seat's supply. */
export function cavernaWording(words: CavernaWords, asked: Asked<State>): Wording {
  return {
    option: (option) => label(words, asked, option),
    branch(prefix) {
      const beginning = readBeginning(prefix);
      return withIcon({ text: words.branchLabel(beginning) }, branchIcon(beginning));
    },
    menu: words.menuTitle,
    widgets: WIDGETS,
    board: (verb) => (verb === 'place' && asked.decision.task === verb ? spaceBoard(words, asked) : undefined),
  };
}

function label(words: CavernaWords, asked: Asked<State>, option: Option): Label {
  const move = readMove(option.move);
  const context = contextOf(asked, option, move);
  const detail = words.optionDescription(move, context);
  return withIcon({ text: words.optionLabel(move, context), ...(detail !== undefined && { detail }) }, moveIcon(move));
}

const withIcon = (label: Label, icon: string | undefined): Label => (icon === undefined ? label : { ...label, icon });

function contextOf({ state, decision, seats }: Asked<State>, option: Option, move: Move): OptionContext {
  const { players, phase } = state;
  const common = { players: players.length, task: decision.task, harvest: phase === 'harvest' };
  if (!('space' in move)) return { ...common, ...outcome(state, decision.seat, option) };
  const holder = players.findIndex(({ dwarfs }) => dwarfs.some(({ at }) => at === move.space));
  return {
    ...common,
    ...goodsOn(state, move.space, move.verb === 'place'),
    holder: move.verb === 'imitate' ? seats[holder]?.name : undefined,
  };
}

/** What an option would bring and cost at once; nothing for the end of a turn, behind which lies what nobody knows. */
function outcome(state: State, seat: number, option: Option): Pick<OptionContext, 'gains' | 'pays'> {
  const before = state.players[seat]?.goods;
  if (option.move === END || before === undefined) return {};
  const after = caverna.clone(state);
  caverna.apply(after, seat, option);
  const goods = after.players[seat]?.goods;
  return goods === undefined ? {} : difference(before, goods);
}

/** What was gained and what was paid between two supplies. */
export function difference(before: Goods, after: Goods): { gains?: Amounts; pays?: Amounts } {
  const gains: Record<string, number> = {};
  const pays: Record<string, number> = {};
  for (const good of GOODS) {
    const change = after[good] - before[good];
    if (change > 0) gains[good] = change;
    if (change < 0) pays[good] = -change;
  }
  return {
    ...(Object.keys(gains).length > 0 && { gains }),
    ...(Object.keys(pays).length > 0 && { pays }),
  };
}
