import { describe, expect, it } from 'vitest';
import { IllegalMove } from '../../../../src/engine/decision.ts';
import { caverna } from '../../../../src/games/caverna/game.ts';
import { PositionError } from '../../../../src/games/caverna/positions.ts';
import type { State } from '../../../../src/games/caverna/state.ts';
import { type More, scenario } from '../scenario.ts';
import { FOLK_PRINTED } from './printed.ts';

const begin = (seats: readonly string[], players: number, more: object = {}): State =>
  caverna.start(caverna.options.parse({ folks: { seats, ...more } }), players, `chosen ${players}`);
const dealt = (count: number, players = count, more: object = {}): State =>
  begin(Array<string>(count).fill('deal'), players, more);
const hand = (state: State, seat: number) => state.folks?.hands?.[seat];
const asked = (state: State) => caverna.decisions(state).map(({ seat }) => seat);
const folksOf = ({ players }: State) => players.map(({ folk }) => folk);

function playAll(state: State, ...moves: [seat: number, move: string][]): void {
  for (const [seat, move] of moves) caverna.play(state, seat, move);
}

/** Has every seat keep this board, in turn; returns the order of the seats. */
function chooseAll(state: State, keep = 'keep 1', look?: (seat: number) => void): number[] {
  const order: number[] = [];
  while (state.phase === 'folks') {
    const [{ seat } = expect.fail()] = caverna.decisions(state);
    look?.(seat);
    playAll(state, [seat, keep], [seat, 'end']);
    order.push(seat);
  }
  return order;
}

describe('a game without folks', () => {
  it('has no trace of them: no options, no table, no crops', () => {
    const state = caverna.start(caverna.options.parse({}), 3, 'plain');
    expect(Object.keys(state)).not.toContain('folks');
    expect(Object.keys(state.options)).toEqual(['tiles', 'markers', 'rulings']);
    for (const player of state.players) {
      expect(Object.keys(player)).not.toContain('folk');
      expect(Object.keys(player.goods)).not.toContain('mushroom');
    }
  });

  it('starts like the same game with folks: cards, markers and starting player', () => {
    for (const players of [1, 2, 3, 7]) {
      const plain = caverna.start(caverna.options.parse({}), players, 'same');
      const folks = caverna.start(caverna.options.parse({ folks: { seats: ['trolls'] } }), players, 'same');
      const { cards, markers, startingPlayer } = plain;
      expect(folks).toMatchObject({ cards, markers, startingPlayer });
    }
  });
});

describe('folks that the host sets', () => {
  it('are seated at once; a seat for which none is set plays dwarfs', () => {
    const state = begin(['dwarves', 'trolls'], 3);
    expect(state.phase).toBe('work');
    expect(folksOf(state)).toEqual([undefined, 'trolls', undefined]);
    expect(state.folks).toEqual({ tilesOf: ['trolls'] });
  });

  it.each([
    ['an unknown folk', { seats: ['hobbits'] }],
    ['one folk twice', { seats: ['trolls', 'trolls'] }],
    ['more than seven seats', { seats: Array(8).fill('dwarves') }],
    ['an unknown ruling', { rulings: { trollsEatNothing: true } }],
  ])('%s is refused', (_, folks) => {
    expect(caverna.options.safeParse({ folks }).success).toBe(false);
  });

  it('need the full set of furnishing tiles (A150)', () => {
    const few = caverna.options.parse({ tiles: 'introductory', folks: {} });
    expect(caverna.unfit?.(few, 2)).toBe('folksNeedAllTiles');
    expect(() => caverna.start(few, 2, 'few')).toThrow('folksNeedAllTiles');
    for (const fitting of [{ tiles: 'introductory' }, { folks: {} }])
      expect(caverna.unfit?.(caverna.options.parse(fitting), 2)).toBeUndefined();
  });

  it('are refused for seats that do not exist', () => {
    expect(() => begin(['trolls', 'elves', 'humans'], 2)).toThrow('do not fit 2 seats: moreChoicesThanSeats');
  });
});

describe('up to four folk players', () => {
  it('are dealt two boards each and choose at the same time (A75)', () => {
    const state = dealt(4);
    expect(state.phase).toBe('folks');
    expect(asked(state)).toEqual([0, 1, 2, 3]);
    const all = [0, 1, 2, 3].flatMap((seat) => hand(state, seat)?.boards ?? []);
    expect(new Set(all).size).toBe(8);
    for (const { task, options } of caverna.decisions(state)) {
      expect([task, ...options.map(({ move }) => move)]).toEqual(['keepFolk', 'keep 1', 'keep 2']);
    }
  });

  it('get their chosen folks once all have chosen, and round 1 starts', () => {
    const state = dealt(2, 3);
    const [first, second] = [hand(state, 0)?.boards[1], hand(state, 1)?.boards[0]];
    playAll(state, [1, 'keep 1'], [1, 'end']);
    expect(asked(state)).toEqual([0]);
    expect(folksOf(state)).toEqual([undefined, undefined, undefined]);
    playAll(state, [0, 'keep 2'], [0, 'end']);
    expect(folksOf(state)).toEqual([first, second, undefined]);
    expect([state.round, state.phase]).toEqual([1, 'work']);
    expect(state.folks).toEqual({ tilesOf: [first, second] });
  });

  it('are not dealt the folks that the host has set', () => {
    for (const fixed of ['trolls', 'elves', 'humans']) {
      const state = begin([fixed, 'deal', 'deal'], 3);
      const boards = [1, 2].flatMap((seat) => hand(state, seat)?.boards ?? []);
      expect(boards.length).toBe(4);
      expect(boards).not.toContain(fixed);
      expect(asked(state)).toEqual([1, 2]);
    }
  });

  it('cannot choose for others, or choose a board that does not exist', () => {
    const state = dealt(2, 3);
    expect(() => caverna.play(state, 2, 'keep 1')).toThrow(IllegalMove);
    expect(() => caverna.play(state, 0, 'keep 3')).toThrow(IllegalMove);
    playAll(state, [0, 'keep 1']);
    expect(() => caverna.play(state, 0, 'keep 2')).toThrow(IllegalMove);
  });

  it('see only their own boards, and that others have chosen', () => {
    const state = dealt(3);
    playAll(state, [0, 'keep 2'], [0, 'end']);
    for (const viewer of [1, 2, 'spectator'] as const) {
      const view = caverna.view(state, viewer);
      const [mine, theirs] = [hand(state, 0), hand(view, 0)];
      expect(theirs).toEqual({ boards: ['hidden', 'hidden'], chosen: 'hidden' });
      for (const board of mine?.boards ?? []) expect(JSON.stringify(view)).not.toContain(`"${board}"`);
    }
    expect(hand(caverna.view(state, 1), 1)).toEqual(hand(state, 1));
    expect(hand(caverna.view(state, 0), 0)).toEqual(hand(state, 0));
  });

  it('hide nothing once the game has started, and the unchosen boards are gone', () => {
    const state = dealt(3);
    chooseAll(state);
    expect(caverna.view(state, 'spectator').folks).toEqual(state.folks);
    expect(Object.keys(state.folks ?? {})).toEqual(['tilesOf']);
  });
});

describe('five to seven folk players', () => {
  it('draw one after the other, from the starting player to the right', () => {
    const state = dealt(5);
    const order = chooseAll(state, 'keep 2', () => expect(asked(state).length).toBe(1));
    const { startingPlayer } = state;
    expect(order).toEqual([4, 3, 2, 1, 0].map((step) => (startingPlayer + step) % 5));
  });

  it('put the other board under the pile: with seven, each draws what the one before returned (A139)', () => {
    const state = dealt(7);
    expect(state.folks?.pile).toEqual([]);
    let returned: string | undefined;
    chooseAll(state, 'keep 2', (seat) => {
      const [own, drawn] = hand(state, seat)?.boards ?? [];
      if (returned !== undefined) expect([drawn, state.folks?.pile]).toEqual([returned, []]);
      returned = own;
    });
    expect(new Set(folksOf(state)).size).toBe(7);
  });

  it('see what others have chosen as soon as their turn has ended, and no other board (A139)', () => {
    const state = dealt(6);
    const [{ seat } = expect.fail()] = caverna.decisions(state);
    playAll(state, [seat, 'keep 1']);
    const viewer = (seat + 3) % 6;
    expect(hand(caverna.view(state, viewer), seat)).toEqual({ boards: ['hidden', 'hidden'] });
    playAll(state, [seat, 'end']);
    const view = caverna.view(state, viewer);
    expect(hand(view, seat)).toEqual({ boards: ['hidden', 'hidden'], chosen: hand(state, seat)?.chosen });
    expect(view.folks?.pile?.every((id) => id === 'hidden')).toBe(true);
    expect(hand(view, viewer)).toEqual(hand(state, viewer));
  });

  it('show their choices together only if the table rules so', () => {
    const state = dealt(5, 5, { rulings: { choicesShownTogether: true } });
    const [{ seat } = expect.fail()] = caverna.decisions(state);
    playAll(state, [seat, 'keep 1'], [seat, 'end']);
    expect(hand(caverna.view(state, (seat + 2) % 5), seat)?.chosen).toBe('hidden');
  });

  it('choose in turn, and players with dwarfs are skipped (A139)', () => {
    const state = begin(['deal', 'dwarves', 'deal', 'deal', 'elves', 'deal', 'deal'], 7);
    expect(chooseAll(state).sort()).toEqual([0, 2, 3, 5, 6]);
    expect(folksOf(state)[4]).toBe('elves');
    expect(new Set(folksOf(state).filter((id) => id !== undefined)).size).toBe(6);
  });
});

describe('further tiles at small tables', () => {
  it.each([0, 1, 2, 3])('bring the number of new tiles up to 16 with %i folk players', (count) => {
    const state = dealt(count, 3, { extraTiles: true });
    chooseAll(state);
    expect(state.folks?.tilesOf.length).toBe(4);
    expect(new Set(state.folks?.tilesOf).size).toBe(4);
    expect(state.folks?.tilesOf.slice(0, count)).toEqual(folksOf(state).filter((id) => id !== undefined));
    const rich = { wood: 20, stone: 20, ore: 20, grain: 5, vegetable: 5, gold: 9 };
    for (const player of state.players) Object.assign(player.goods, rich);
    playAll(state, [asked(state)[0] ?? -1, 'place housework']);
    const offered = caverna.decisions(state)[0]?.options.map(({ move }) => move);
    for (const [id, { folk, lies }] of Object.entries(FOLK_PRINTED))
      if (lies === undefined && state.folks?.tilesOf.includes(folk)) expect(offered).toContain(`furnish ${id}`);
  });

  it('never come at a table of four or more', () => {
    const state = dealt(1, 4, { extraTiles: true });
    chooseAll(state);
    expect(state.folks?.tilesOf.length).toBe(1);
  });

  it('are hidden until folks have been chosen', () => {
    const state = dealt(2, 2, { extraTiles: true });
    expect(caverna.view(state, 0).folks?.spare?.every((id) => id === 'hidden')).toBe(true);
  });
});

describe('positions with folks', () => {
  const FOLKS = { options: { folks: {} } };
  const TROLLS = { options: { folks: { seats: ['trolls'] } } };
  const five = { options: { folks: { seats: ['trolls', 'elves', 'humans', 'paleOnes'] } } };

  it.each<[string, More, string]>([
    [
      'boards that are still to be dealt',
      { options: { folks: { seats: ['deal'] } } },
      'must name the folk of each seat',
    ],
    ['more folks than seats', five, 'do not fit 3 seats (moreChoicesThanSeats)'],
    ['tiles of an unknown folk', { ...FOLKS, folkTiles: ['hobbits'] }, 'there is no folk "hobbits"'],
    ['tiles of folks without folks', { folkTiles: ['trolls'] }, 'nobody plays with folks'],
    ['a tile that a folk has replaced', { ...TROLLS, seats: [{ d3: 'slaughteringCave' }] }, 'is not in the supply'],
    ['a tile of a folk that is not there', { ...FOLKS, seats: [{ d3: 'boneCrusher' }] }, 'not in the supply'],
    ['goblins without folks', { seats: [{ d3: 'dwelling', dwarfs: [{}, {}, 'goblin'] }] }, 'only in games with folks'],
    ['a club that is too strong', { ...TROLLS, seats: [{ dwarfs: [11, {}] }] }, 'more than 10'],
    ['mushrooms without folks', { seats: [{ mushroom: 1 }] }, 'mushroom'],
    ['mushrooms that grow without folks', { seats: [{ d3: 'cavern mushroom' }] }, 'mushroom'],
    ['crops on the forest of others', { ...TROLLS, seats: [{ a1: 'forest grain' }] }, 'nothing can be sown on forest'],
    ['a furnishing in the forest of others', { ...TROLLS, seats: [{ a1: 'trader' }] }, 'lies in the forest'],
    ['a tile of fields underground', { ...FOLKS, folkTiles: ['humans'], seats: [{ d3: 'scarecrow' }] }, 'scarecrow'],
    ['more grain than is sown', { seats: [{ c4: 'field grain 4' }] }, 'grain'],
  ])('are refused with %s', (_, position, sentence) => {
    const refused = () => scenario({ players: 3, ...position });
    expect(refused).toThrow(PositionError);
    expect(refused).toThrow(sentence);
  });

  it('give each seat the starting goods of its folk', () => {
    const options = { folks: { seats: ['elves', 'caveGoblins'] } };
    const { state } = scenario({ players: 3, startingPlayer: 2, options }).has({ gemfruit: 2 }).dwarfs([{}, {}, {}], 2);
    expect(folksOf(state)).toEqual(['elves', 'caveGoblins', undefined]);
    expect(state.players.map(({ goods }) => goods.food)).toEqual([2, 1, 1]);
  });
});
