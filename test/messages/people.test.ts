import { describe, expect, it } from 'vitest';
import { coachedFor } from '../../commands/games/caverna/coached.ts';
import { deedsTold, doings } from '../../commands/games/caverna/deeds.ts';
import { detailOf } from '../../commands/games/caverna/labels.ts';
import { ownDeeds, playTurn } from '../../commands/games/caverna/played.ts';
import { cavernaQuestion } from '../../commands/games/caverna/question.ts';
import { ownPoints } from '../../commands/games/caverna/result.ts';
import { caverna } from '../../src/games/caverna/game.ts';
import { TILES } from '../../src/games/caverna/tiles/index.ts';
import { catalogue, gameWords, LANGUAGES } from '../../src/messages/index.ts';
import { as } from '../games/caverna/folks/table.ts';
import type { Scenario, Seat } from '../games/caverna/scenario.ts';

const words = gameWords(catalogue('en'), 'caverna');
const DWARF = /dwar(f|ves)/i;
const OTHERS = Object.keys(words.folks).filter((folk) => words.people(folk).one !== 'dwarf');
const FAMILY: Seat = { d3: 'dwelling', dwarfs: ['logging', 'clearing', 'goblin'] };
const PASSED = { seats: [{ passed: true }, { passed: true }] };

describe('people who are not dwarfs', () => {
  it.each(OTHERS)('%s are not called dwarfs by any tile, question, reason or line of the score', (folk) => {
    const people = words.people(folk);
    const told = [
      ...Object.keys(TILES).map((tile) => detailOf(words, { verb: 'furnish', tile, oreFor: [] }, { people })),
      ...Object.keys(words.questions).flatMap((task) => Object.values(words.question(task, people))),
      ...Object.keys(words.questions).map((task) => words.blocked(task, people)),
      ...['sixthBed', 'bed', 'weaponNow'].map((of) => words.closed({ holders: [], lacks: [{ of }], people })),
      ...Object.keys(words.scoreLines).map((key) => words.honours.line(key, 2)),
      words.passing('work'),
      coachedFor(words, 'family', []),
      ownPoints(words, { state: as(folk).state, seat: 0 }),
    ];
    for (const one of told) expect(one ?? '').not.toMatch(DWARF);
  });

  it('have a line in the score with their own plural, and a mixed family has its own word', () => {
    expect(ownPoints(words, { state: as('elves').state, seat: 0 })).toMatch(/^Elves +2$/m);
    expect(ownPoints(words, { state: as('darkElves', FAMILY).state, seat: 0 })).toMatch(/^Family +3$/m);
    expect(ownPoints(words, { state: as('mountainDwarves').state, seat: 0 })).toMatch(/^Dwarfs +2$/m);
    expect(words.honours.line('dwarfs', 2)).toBe('2 points for the family');
  });

  it('are named by the word for the acting people', () => {
    const { state } = as('darkElves', FAMILY, PASSED);
    const decision = caverna.decisions(state).find(({ seat }) => seat === 0) ?? expect.fail();
    expect(cavernaQuestion(words, { state, decision, seats: [] }).title).toBe('Where does your goblin go?');
    const turn = { seat: 0, moves: [{ seat: 0, move: 'place excavation', entry: 1 }] };
    const deeds = ownDeeds(words, turn, playTurn(caverna.clone(state), turn));
    expect(doings(words, deeds)[0]).toBe('sent a goblin to *Excavation*');
  });

  /** A turn of the first seat in the log. */
  const toldOf = (scenario: Scenario, ...moves: readonly string[]): string => {
    const turn = { seat: 0, moves: moves.map((move, at) => ({ seat: 0, move, entry: at + 1 })) };
    const played = playTurn(caverna.clone(scenario.state), turn);
    return deedsTold(words, ownDeeds(words, turn, played), played?.changed);
  };

  it('are shown in the log with what they gave back, so that everybody understands what they kept', () => {
    const goblins = as('caveGoblins', {}, { spaces: { logging: { wood: 3 } } });
    expect(toldOf(goblins, 'place logging')).toMatch(/^\*Logging\*, gave back \S*1 wood: \S*\+2 wood$/u);
    expect(toldOf(as('humans', {}, { spaces: { logging: { wood: 3 } } }), 'place logging')).not.toContain('back');
    const besides = { players: 4, spaces: { forestExploration: { wood: 5 }, startingPlayer: { food: 1 } } };
    expect(toldOf(as('humans', {}, besides), 'place forestExploration')).not.toContain('back');
    expect(toldOf(as('humans', {}, besides), 'place startingPlayer')).not.toContain('back');
    const starting = toldOf(as('caveGoblins', {}, besides), 'place startingPlayer');
    expect(starting.match(/gave back/gu)).toHaveLength(1);
    expect(starting).toMatch(/gave back the only food there/u);
  });

  it('are shown in the log with what they sowed or paid, but only once', () => {
    const farm = { grain: 1, wood: 3, stone: 1, c4: 'field', b4: 'meadow' };
    const life = { round: 9, cards: { '7': 'familyLife' } } as const;
    expect(toldOf(as('humans', farm, life), 'place familyLife')).toMatch(/^\*Family life\*, sowed \S*1 grain$/u);
  });

  it('move into a dwelling in the log only after its place is named', () => {
    const armed = { dwarfs: [10, 10], wood: 4, stone: 1, e3: 'cavern' };
    const bringing = ['place blacksmithing', 'loot goblin', 'at e3'];
    expect(toldOf(as('darkElves', armed), ...bringing)).toContain('furnished *Dwelling* on E3 and a goblin moved in');
  });
});

describe.each(LANGUAGES)('the line on a folk in the lobby (%s)', (language) => {
  const { sides, folks } = gameWords(catalogue(language), 'caverna');

  it.each(Object.keys(folks))('names what is good and what is bad about %s, and fits into a menu', (folk) => {
    const { detail } = sides.choice(folk, true);
    expect(detail).toMatch(/^\+ .* · −\s./u);
    expect(detail.length).toBeLessThanOrEqual(100);
  });
});
