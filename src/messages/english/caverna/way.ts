import type { Move } from '../../../games/caverna/moves/move.ts';
import type { Amounts, DeedFacts } from '../../context.ts';
import { capital, counted, find, small } from '../../text.ts';
import { list } from '../shared/list.ts';
import { sum } from './brought.ts';
import { RUBY_GROUNDS } from './conversions.ts';
import { amount, article, bundle, thing, where, whereAll } from './goods.ts';
import { lootItem } from './loot.ts';
import { optionLabel } from './options.ts';
import { space } from './spaces/index.ts';

/** A move with what is known of it. */
interface Deed extends DeedFacts {
  readonly move: Move;
}

/** What is told in one step: moves of which one asks the next, or exchanges of one sort, wherever they are made. */
type Step =
  | { readonly of: 'moves'; readonly deeds: readonly Deed[] }
  | { readonly of: 'loot'; readonly items: readonly string[] }
  | { readonly of: 'food' | 'goods'; readonly isFeeding: boolean; readonly pays: Amounts; readonly gains: Amounts }
  | { readonly of: 'ground'; readonly ground: string; readonly cells: readonly string[] };

/** The moves of which nothing is told: they decline, pay what is due, or end. */
const UNTOLD: readonly Move['verb'][] = ['done', 'end', 'feed', 'token'];

/** What an item of an expedition lets be done, and what is told in its place. */
const DONE_WITH_LOOT: readonly Move['verb'][] = ['furnish', 'lay', 'stable', 'fence', 'sow', 'breed'];

/** The goods that an exchange turns into food alone, or a ruby into another good; undefined for all other moves. */
function exchangeIn({ move, gains, pays, task }: Deed): Extract<Step, { of: 'food' | 'goods' }> | undefined {
  if (gains === undefined || pays === undefined) return undefined;
  const isFood = move.verb === 'eat' || (move.verb === 'ruby' && move.into === 'food');
  const isGood = move.verb === 'ruby' && find(RUBY_GROUNDS, move.into) === undefined;
  if (!isFood && !isGood) return undefined;
  return { of: isFood ? 'food' : 'goods', isFeeding: isFood && task === 'feed', pays, gains };
}

/** What a move lays that a ruby has bought. */
function boughtBy(deed: Deed, next: Deed | undefined): Extract<Step, { of: 'ground' }> | undefined {
  const { move } = deed;
  if (move.verb !== 'ruby' || find(RUBY_GROUNDS, move.into) === undefined || next?.move.verb !== 'lay')
    return undefined;
  return { of: 'ground', ground: move.into, cells: next.move.laid.map(({ cell }) => cell) };
}

/** The same step with what another one adds to it; undefined where they are told apart. */
function joined(step: Step, more: Step): Step | undefined {
  if (step.of === 'loot' && more.of === 'loot') return { of: 'loot', items: [...step.items, ...more.items] };
  if (step.of === 'ground' && more.of === 'ground' && step.ground === more.ground) {
    return { ...step, cells: [...step.cells, ...more.cells] };
  }
  if ((step.of === 'food' || step.of === 'goods') && more.of === step.of) {
    return { ...step, pays: sum(step.pays, more.pays), gains: sum(step.gains, more.gains) };
  }
  return undefined;
}

/** The steps of a way: what is alike in one, at the place of the first. */
function stepsOf(deeds: readonly Deed[]): Step[] {
  const steps: Step[] = [];
  const add = (more: Step): void => {
    const at = steps.findIndex((step) => joined(step, more) !== undefined);
    const step = steps[at];
    const both = step && joined(step, more);
    if (both === undefined) steps.push(more);
    else steps[at] = both;
  };
  for (let at = 0; at < deeds.length; at++) {
    const deed = deeds[at] as Deed;
    const next = deeds[at + 1];
    const bought = boughtBy(deed, next);
    if (bought !== undefined) {
      add(bought);
      at++;
    } else if (deed.move.verb === 'loot') {
      if (next === undefined || !DONE_WITH_LOOT.includes(next.move.verb)) add({ of: 'loot', items: [deed.move.item] });
    } else if ((deed.move.verb === 'send' || deed.move.verb === 'furnish') && next !== undefined) {
      const isOne = next.move.verb === (deed.move.verb === 'send' ? 'place' : 'at');
      steps.push({ of: 'moves', deeds: isOne ? [deed, next] : [deed] });
      if (isOne) at++;
    } else {
      add(exchangeIn(deed) ?? { of: 'moves', deeds: [deed] });
    }
  }
  return steps;
}

function moveText({ move, pays, people }: Deed): string {
  if (move.verb === 'place') return `**${space(move.space).name}**`;
  return optionLabel(move, move.verb === 'use' ? { pays, people } : {});
}

function movesText([deed, next]: readonly Deed[]): string {
  if (deed === undefined) return '';
  if (next?.move.verb === 'at') return `${moveText(deed)} ${where(next.move.cell)}`;
  if (next?.move.verb === 'place' && deed.move.verb === 'send') {
    return `${moveText(next)} with weapon ${deed.move.strength} first (${amount('ruby', 1)})`;
  }
  return moveText(deed);
}

function stepText(step: Step): string {
  switch (step.of) {
    case 'moves':
      return movesText(step.deeds);
    case 'loot':
      return capital(list(step.items.map((item) => small(lootItem(item).name))));
    case 'food':
      return step.isFeeding ? `Feed with ${bundle(step.pays)}` : `${bundle(step.pays)} into ${bundle(step.gains)}`;
    case 'goods':
      return `${bundle(step.gains)} for ${bundle(step.pays)}`;
    case 'ground': {
      const { ground, cells } = step;
      const rubies = amount('ruby', cells.length * (find(RUBY_GROUNDS, ground) ?? 1));
      const { one, many } = thing(ground);
      return `${capital(cells.length === 1 ? article(one) : many)} ${whereAll(cells)} for ${rubies}`;
    }
  }
}

/**
 * A way to play a turn, in steps: what is exchanged is summed, and what one choice asks is told with it, as in
 * `**Blacksmithing** → Forge a weapon of strength 3 → Donkey, sheep and dog → 1 donkey and 1 ruby into 3 food`, or, where the
 * family is fed, `Feed with 1 vegetable and 2 rubies → 1 sheep for 1 ruby`.
 */
export const way = (deeds: readonly Deed[]): string =>
  counted(stepsOf(deeds.filter(({ move }) => !UNTOLD.includes(move.verb))).map(stepText)).join(' → ');
