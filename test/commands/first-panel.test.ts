import { ComponentType } from 'discord-api-types/v10';
import { type SeenMessage, textOf } from 'local-discord';
import { describe, expect, it } from 'vitest';
import { linesOf } from '../../commands/discord/phone.ts';
import { awaitingLinesFor } from '../../commands/posts/call-message.ts';
import { recapText } from '../../commands/posts/recap.ts';
import { catalogue } from '../../src/messages/index.ts';
import { game as scenario } from '../games/caverna/scenario.ts';
import { tableForEach } from './each.ts';
import { botAt, game } from './limits/bots.ts';
import { controlIn, partsIn, placeOn } from './people.ts';

const { table, id, latest, press, select } = tableForEach(2);

const KINDS: Readonly<Partial<Record<ComponentType, string>>> = {
  [ComponentType.MediaGallery]: 'picture',
  [ComponentType.TextDisplay]: 'text',
  [ComponentType.ActionRow]: 'row',
};

/** The parts of a panel from top to bottom, with several of the same kind in a row as one part. */
function kindsIn(message: SeenMessage): string[] {
  const kinds = partsIn(message).map(({ type }) => KINDS[type] ?? String(type));
  return kinds.filter((kind, at) => kind !== kinds[at - 1]);
}

const hasEnd = (panel: SeenMessage): boolean => JSON.stringify(panel.components).includes('"End turn"');

describe('a panel that is taller than a screen; a chat shows its end', () => {
  it('has its question and answers beneath the pictures, and the picture of many places above their buttons', async () => {
    const who = table.called(table.prompt);
    const first = await press(who, table.prompt, 'open');
    expect(kindsIn(first)).toEqual(['picture', 'text', 'row']);
    expect(textOf(first)).toContain('Where does your dwarf go?');
    const tile = await select(who, first, placeOn(first, 'driftMining', 'clearing'));
    // The picture lists the places, and the panel only asks for one of them.
    expect(kindsIn(tile).slice(0, 4)).toEqual(['text', 'picture', 'text', 'row']);
    expect(textOf(tile)).toContain('So far (only you see this)');
    // The panel names the round until the first move.
    expect(textOf(first)).toContain('Round 1 of 12');
    expect(textOf(tile)).not.toContain('Round 1 of 12');
  });

  it('shows the news, then the picture of the places, then their buttons, if a turn starts in the prompt', async () => {
    const who = table.called(table.prompt);
    await press(who, await select(who, table.prompt, 'place supplies'), 'panel', 'end');
    const prompt = await latest('open', `<@${id(1 - who)}>`);
    const tile = await select(1 - who, prompt, placeOn(prompt, 'driftMining', 'clearing'));
    expect(kindsIn(tile).slice(0, 4)).toEqual(['text', 'picture', 'text', 'row']);
    expect(textOf(tile)).toMatch(/Harvest after round 3.+Where does the tile go\?/s);
  });

  it('has no button that ends a turn before it has begun', async () => {
    const who = table.called(table.prompt);
    const first = await press(who, table.prompt, 'open');
    expect(hasEnd(first)).toBe(false);
    expect(controlIn(first, 'move', { move: 'pass' })).toBeDefined();
    const begun = await select(who, first, 'place supplies');
    expect(controlIn(begun, 'panel', 'end')).toBeDefined();
  });
});

it('describes as much of what happened as fits on a screen beside the question, and the newest turns in full', () => {
  const { state } = scenario(4, {});
  const names = ['Mara', 'Tom', 'Yuki', 'Oskar'];
  const seats = names.map((name, seat) => ({ userId: `${seat}`, name, colour: 'red' as const }));
  const chapters = ['clearing', 'sustenance', 'slashAndBurn', 'driftMining', 'logging', 'excavation'].map(
    (space, at) => {
      const moves = [`place ${space}`, 'lay meadow c4 field b4', 'sow grain', 'end'];
      const seat = 1 + (at % 3);
      const turn = { seat, moves: moves.map((move, entry) => ({ entry, seat, move })) };
      return { turn, before: state, played: state, after: state };
    },
  );
  const chaptered = { seat: 0, played: true, chapters, news: undefined, wishes: [], seatsAt: () => seats };
  const recap = { ...chaptered, game: { ...game, seats } };
  const beside = '- **Harvest after this round**: needs 4 food (2 each), you have 2.';
  const told = (below?: string) =>
    recapText(botAt(state, catalogue('en')), recap, below ? { beside: below } : {}) ?? '';
  expect(linesOf(told())).toBeGreaterThan(14);
  expect(linesOf(`${told(beside)}\n${beside}`)).toBeLessThanOrEqual(14);
  expect(told(beside)).toContain('*Clearing*');
  expect(told(beside)).toMatch(/laid a meadow on C4[^\n]*$/);
});

it('lists news without the marks of small text, which Discord would show as they are', () => {
  const { state } = scenario(2, {});
  const retold = { turns: 1, lines: () => ['**Tom** furnished a room.'], news: ['-# 🟠 Grindstone: 1 emmer into 3'] };
  const bot = { ...botAt(state, catalogue('en')), faces: { [game.game]: () => ({ recap: () => retold }) } };
  const recap = { seat: 0, played: true, chapters: [], news: undefined, wishes: [], seatsAt: () => game.seats, game };
  expect(
    recapText(bot as unknown as Parameters<typeof recapText>[0], recap)
      ?.split('\n')
      .slice(-2),
  ).toEqual(['- **Tom** furnished a room.', '- 🟠 Grindstone: 1 emmer into 3']);
});

it('a deadline is shown once if several players are awaited, and those with a different one are named', () => {
  const bot = botAt(scenario(3, {}).state, catalogue('en'));
  const seats = ['Mara', 'Tom', 'Yuki'].map((name, seat) => ({ userId: `${seat}`, name, colour: 'red' as const }));
  const told = (...days: readonly (readonly [seat: number, days: number])[]) => {
    const since = { since: 1, askedAt: 0, awayUntil: undefined, bank: undefined, called: false };
    const awaiting = days.map(([seat, count]) => ({ ...since, seat, deadline: count * 86_400_000 }));
    return awaitingLinesFor(bot, { game: { ...game, seats }, awaiting }, 0);
  };
  const own = '-# You have until <t:86400:f>, <t:86400:R>.';
  expect(told([0, 1], [1, 1], [2, 1])).toEqual([own]);
  expect(told([0, 1], [1, 1], [2, 2])).toEqual([own, '-# Deadline for **Yuki**: <t:172800:R>']);
  expect(told([1, 1], [2, 1])).toEqual(['-# Deadline: <t:86400:R>']);
});
