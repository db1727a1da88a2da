import type { Decision, Option } from '../../../src/engine/decision.ts';
import { beginsWith } from '../../../src/engine/notation.ts';
import { readBeginning } from '../../../src/games/caverna/moves/beginnings.ts';
import { ofKind, readMove } from '../../../src/games/caverna/moves/codec.ts';
import type { State } from '../../../src/games/caverna/state.ts';
import type { SowAt } from '../../../src/games/caverna/tasks/sow.ts';
import type { OptionContext } from '../../../src/messages/index.ts';
import type { Asked } from '../../face/asked.ts';
import type { Label } from '../../face/label.ts';
import type { Block } from '../../face/rows.ts';
import type { Wording } from '../../face/wording.ts';
import { contextOf } from './contexts.ts';
import { branchIcon, goodIcon, moveIcon } from './icons.ts';
import { branchOf, detailOf, labelOf } from './labels.ts';
import { lootMenu, marked, tileBoard } from './offered.ts';
import { isQuiet } from './precedence.ts';
import { commonPrice } from './prices.ts';
import { cavernaRows, cavernaZone } from './rows.ts';
import { mostAtOnce } from './several.ts';
import { shortOf } from './short.ts';
import { actingPeople, spaceBoard } from './spaces.ts';
import type { CavernaWords } from './words.ts';

/** The words for the options of a decision, each with how it changes the seat's supply. */
export function cavernaWording(words: CavernaWords, asked: Asked<State>): Wording {
  const known = new Map<string, OptionContext>();
  const context = (option: Option): OptionContext => {
    const found = known.get(option.move) ?? contextOf(words, asked, option);
    known.set(option.move, found);
    return found;
  };
  const boards = new Map<string, readonly Block[]>();
  const most = (verb: string) => mostAtOnce(asked, verb);
  const mine = asked.state.players[asked.decision.seat];
  const people = actingPeople(words, asked.state, asked.decision.seat);
  const menu = (verb: string) =>
    most(verb) > 1 ? words.severalTitle(verb, most(verb), mine?.goods.gold ?? 0) : words.menuTitle(verb, people);
  const board = (verb: string): readonly Block[] => {
    const found = boards.get(verb) ?? boardOf(words, asked, { verb, title: menu(verb) });
    boards.set(verb, found);
    return found;
  };
  return {
    option: (option) => label(words, asked, { option, context: context(option) }),
    branch: (prefix) => {
      const beginning = readBeginning(prefix);
      const sown = sownBranch(words, asked.decision, prefix);
      const icon = branchIcon(beginning);
      if (sown !== undefined) return { text: sown, icon };
      const prices = asked.decision.options.filter(({ move }) => beginsWith(move, prefix)).map(context);
      const text = branchOf(words, beginning, commonPrice(prices.map(({ pays }) => pays)));
      return { text, icon };
    },
    menu,
    zone: (option) => cavernaZone(asked, option),
    rows: (options) => cavernaRows(words, asked, { options, context, board }),
    board,
  };
}

/** What ways of sowing that begin with the same words have in common; undefined for all other moves. */
function sownBranch(words: CavernaWords, { options }: Decision, prefix: string): string | undefined {
  const cropsOf = (some: readonly Option[]) => [
    ...new Set(ofKind('sow', some).flatMap(({ goods }) => Object.keys(goods))),
  ];
  const [crop, ...others] = cropsOf(options.filter(({ move }) => beginsWith(move, prefix)));
  if (crop === undefined) return undefined;
  const without = cropsOf(options).filter((other) => other !== crop && !others.includes(other));
  return words.sownWith(crop, others, without);
}

/** The board, including what cannot be chosen: spaces, furnishing tiles, loot; empty for all other moves. */
function boardOf(
  words: CavernaWords,
  asked: Asked<State>,
  { verb, title }: { readonly verb: string; readonly title: string },
): readonly Block[] {
  if (verb === 'place' && asked.decision.task === verb) return spaceBoard(words, asked);
  if (verb === 'furnish') return tileBoard(words, asked);
  return verb === 'loot' ? lootMenu(words, title, asked) : [];
}

function label(
  words: CavernaWords,
  asked: Asked<State>,
  { option, context }: { readonly option: Option; readonly context: OptionContext },
): Label {
  const move = readMove(option.move);
  const text = labelOf(words, move, context);
  const detail = detailOf(words, move, context);
  const brief = context.coming && detailOf(words, move, { ...context, coming: undefined });
  return {
    text: move.verb === 'furnish' ? marked(asked, move.tile, text) : text,
    detail,
    brief,
    short: shortOf(words, move, context),
    icon: (move.verb === 'at' ? sownIcon(asked) : undefined) ?? moveIcon(move),
    ...(isQuiet(words, asked, { option, context }) && { quiet: true }),
  };
}

/** The icon of the crop that is sown next; undefined if something else is placed. */
function sownIcon({ state, decision: { seat } }: Asked<State>): string | undefined {
  const task = state.players[seat]?.agenda.at(-1);
  const [next] = task?.do === 'sowAt' ? (task as SowAt).crops : [];
  return next && goodIcon(next);
}
