import { type SeenMessage, textOf } from 'local-discord';
import { afterEach, describe, expect, it } from 'vitest';
import { movesValue } from '../../commands/turn/menu-value.ts';
import { controlsOf } from '../../lab/hands.ts';
import { isMove } from '../../src/engine/log.ts';
import { type PositionFile, stateFrom } from '../../src/games/caverna/positions.ts';
import { openTable, standAt } from '../faults/tables.ts';
import { expectText } from './asked.ts';
import { controlIn, menuId, peopleOf } from './people.ts';

let table: Awaited<ReturnType<typeof openTable>>;
afterEach(async () => {
  expect(table.scene.errors).toEqual([]);
  expect(table.scene.discord.requests.rejected).toEqual([]);
  await table.scene.close();
});

const { latest, slash, press, forge, select, choose } = peopleOf(() => table.scene);

/** Opens a game of two from a position file; returns the panel of the first player. */
async function openAt(position: Omit<PositionFile, 'players'>): Promise<SeenMessage> {
  table = await openTable(2);
  const state = stateFrom({ players: 2, ...position });
  await standAt(table, state);
  return slash(0, 'caverna turn');
}

const moves = async () =>
  (await table.scene.stores.games.log((await table.game()).id)).filter(isMove).map(({ move }) => move);

const labels = (message: SeenMessage) => JSON.stringify(message.components);

it('a choice that asks a question comes last; what waits for the answer is named and follows automatically', async () => {
  const strong = { dwarfs: [{ weapon: 12 }, { weapon: 12 }], cells: { c4: 'meadow' }, goods: { wood: 1 } };
  const panel = await openAt({ round: 5, seats: [strong, {}] });
  const trip = await select(0, panel, 'place blacksmithing');
  const asked = await select(0, trip, 'loot tunnel', 'loot meadow', 'loot dog');
  expect(textOf(asked)).toContain('Answer this first. Next: ');
  expect(await moves()).toContain('loot dog');
  const first = (await moves()).at(-1);
  const lay = controlsOf(asked).find(({ id }) => id.includes(':lay '))?.id ?? '';
  const next = await forge(0, asked, lay);
  expect([first, (await moves()).at(-1)].toSorted()).toEqual(['loot meadow', 'loot tunnel']);
  expect(textOf(next)).toContain('Where does the tile go?');
});

describe('the presses of a turn, from the panel to its end', () => {
  const CAVES = { c4: 'field', c3: 'field', b4: 'meadow', b3: 'meadow', e4: 'cavern', e3: 'tunnel' };
  const RICH = { wood: 6, stone: 8, ore: 8, ruby: 2, grain: 2, vegetable: 1, food: 4, gold: 3 };
  const FORGED = 'place blacksmithing';

  /** Chooses the given things, one press each, then ends the turn; returns the number of presses. */
  async function pressesOf(...chosen: readonly string[]): Promise<number> {
    let panel = await openAt({ round: 6, seats: [{ cells: CAVES, goods: RICH }, {}] } as Parameters<typeof openAt>[0]);
    for (const all of chosen) {
      const [weapon, brought] = all.split(' & ');
      const values =
        brought === undefined ? all.split(' + ') : brought.split(' + ').map((item) => movesValue([weapon ?? '', item]));
      const isButton = controlIn(panel, 'move', { move: all }) !== undefined;
      panel = isButton ? await press(0, panel, 'move', { move: all }) : await select(0, panel, ...values);
    }
    await press(0, panel, 'panel', 'end');
    expect((await moves()).at(-1)).toBe('end');
    return chosen.length + 1;
  }

  it.each([
    ['the strongest weapon and three items that ask nothing', 3, [FORGED, 'forge 8 & loot dog + loot ore + loot gold']],
    ['with one that asks for its place', 4, [FORGED, 'forge 8 & loot dog + loot gold + loot stable', 'stable b3']],
    [
      'with a tile and a stable, both where the player likes',
      6,
      [FORGED, 'forge 8 & loot dog + loot furnish + loot stable', 'furnish carpenter', 'at e4', 'stable b3'],
    ],
    ['with a tile where the button says', 4, [FORGED, 'forge 8 & loot dog + loot furnish', 'furnish carpenter']],
    ['a weaker weapon and three items that ask nothing', 4, [FORGED, 'forge 7', 'loot dog + loot ore + loot gold']],
    ['Housework with a tile where the button says', 3, ['place housework', 'furnish carpenter']],
    ['Housework with a tile elsewhere', 4, ['place housework', 'furnish carpenter', 'at e4']],
  ])('%s: %d', async (_, presses, chosen) => {
    expect(await pressesOf(...chosen)).toBe(presses);
  });
});

describe('the button that ends a turn', () => {
  it('does not repeat under “More” the part of a wish for children that it does itself', async () => {
    const seat = { goods: { ruby: 1, wood: 4, stone: 3 }, furnishings: { d3: 'dwelling' } };
    const panel = await openAt({ round: 5, cards: { 4: 'wishForChildren' }, seats: [seat, {}] });
    const wish = await select(0, panel, 'place wishForChildren');
    const more = await press(0, wish, 'more');
    expectText(labels(more), [], ['grow', '"Choose"']);
  });

  it('is grey while the turn cannot end, with the reason below it', async () => {
    const armed = { dwarfs: [{ weapon: 3 }, { weapon: 3 }] };
    const panel = await openAt({ round: 5, seats: [armed, {}] });
    const forge = await select(0, panel, 'place blacksmithing');
    expect(labels(forge)).toContain('"End turn"');
    expect(textOf(forge)).toMatch(/\n-# (Do|Choose) at least one .* before you end/);
    expect(controlsOf(forge).some(({ id }) => id.includes(':end'))).toBe(false);
  });
});

it('goods that may be left on the space can be left with a button under “More”, which says what that means and mentions no exchange', async () => {
  const panel = await openAt({ round: 5, seats: [{}, {}], spaces: { clearing: { wood: 1 } } });
  const clearing = await select(0, panel, 'place clearing');
  expectText(labels(clearing), [], ['"Exchange"', 'Leave 1 wood']);
  const more = await press(0, clearing, 'more');
  // A plan is for a turn that has not come yet; orders for harvests can always be given.
  expect(labels(more)).not.toContain('Plan ahead');
  expect(controlsOf(more).some(({ id }) => id.includes(':standing:'))).toBe(true);
  expect(labels(more)).toContain('Goes back to the space: you only use its other actions');
  expect(textOf(more)).toMatch(/Only for you.*Rarely needed on your turn.*Calls and seats/s);
  const left = await select(0, more, 'leave wood 1');
  expect(textOf(left)).toContain('left 1 wood');
  expect(await moves()).toContain('leave wood 1');
});

it('the log has a heading for each round, the gains of every turn, and a link to its post', async () => {
  const panel = await openAt({ round: 4, seats: [{}, { passed: true }] });
  const placed = await select(0, panel, 'place logging');
  await press(0, placed, 'panel', 'end');
  const next = await latest('open');
  const passed = await press(0, await press(0, next, 'open'), 'move', { move: 'pass' });
  await press(0, passed, 'panel', 'end');
  await table.scene.bot.drain();
  const shown = textOf(await slash(0, 'caverna log'));
  expect(shown).toMatch(/### Round 4 of 12.*\n\*\*Mara\*\*: \*Logging\*: \+\d wood\. \[↗\]\(https:/);
  expectText(shown, ['passed for the round.', '### Round 5 of 12']);
  const [, message = ''] = /discord\.com\/channels\/\d+\/\d+\/(\d+)/.exec(shown) ?? [];
  expect(table.messages().map(({ id }) => id)).toContain(message);
});

describe('a space that takes more food than the player has', () => {
  it('offers the exchanges that make it usable, and is played with the same press; everything can be taken back', async () => {
    table = await openTable(3);
    const seats = [{ goods: { food: 0, ore: 1, ruby: 2 } }, { dwarfs: [{ at: 'blacksmithing' }, {}] }, {}];
    await standAt(table, stateFrom({ players: 3, round: 5, seats }));
    const panel = await slash(0, 'caverna turn');
    const [menu] = controlsOf(panel).filter(({ id }) => id.includes(':menu:'));
    const exchanges = await forge(0, panel, menuId(panel, 'place logging'), 'place imitation4');
    expect(menu).toBeDefined();
    expect(textOf(exchanges)).toContain('exchange goods first');
    expect(labels(exchanges)).toContain('Imitation (4 food): 2 rubies into 4 food');
    const ways = controlsOf(exchanges).find(({ id }) => id.includes(':suggest:'));
    const [first = ''] = ways?.kind === 'menu' ? ways.values : [];
    const played = await choose(0, exchanges, ways, first);
    expect(await moves()).toEqual(['ruby food', 'ruby food', 'place imitation4']);
    expect(textOf(played)).toContain('forged a weapon of strength 1');
    const back = await press(0, played, 'panel', 'restart');
    expect(textOf(back)).toContain('Where does your dwarf go?');
  });

  it('keeps the exchanges open after several goods, as it does after one', async () => {
    const panel = await openAt({ round: 5, seats: [{ goods: { grain: 3, vegetable: 2 } }, {}] });
    const exchanges = await press(0, panel, 'screen');
    const ways = controlsOf(exchanges).find(({ id }) => id.includes(':suggest:'));
    const [first = ''] = ways?.kind === 'menu' ? ways.values : [];
    const eaten = await choose(0, exchanges, ways, first);
    expect(textOf(eaten)).toContain('You can do these at any time during your turn');
  });
});

it('for an animal without room, the panel offers to eat only animals that make room for it', async () => {
  const cells = { e4: 'oreMine', e3: 'deepTunnel' };
  const seat = { goods: { sheep: 2, donkey: 1 }, cells, dwarfs: [{ weapon: 8 }, { weapon: 8 }] };
  const start = await openAt({ round: 5, seats: [seat, {}] });
  const panel = await select(0, await select(0, start, 'place blacksmithing'), 'loot boar');
  expectText(labels(panel), ['1 wild boar into'], ['1 donkey into']);
  expect(labels(await press(0, panel, 'more'))).toContain('1 donkey into');
});
