import { DONE } from '../../../src/engine/decision.ts';
import { caverna } from '../../../src/games/caverna/game.ts';
import { readMove } from '../../../src/games/caverna/moves/codec.ts';
import type { Move } from '../../../src/games/caverna/moves/move.ts';
import type { State } from '../../../src/games/caverna/state.ts';
import { type Deed, witness } from '../../../src/games/caverna/witness.ts';
import type { Panel } from '../../../src/table/play/showing.ts';
import { folksInHand } from './choosing.ts';
import { toldOf } from './played.ts';
import type { CavernaWords } from './words.ts';

/** The own moves of a running turn, each with what followed by itself; undefined before the first. */
export function cavernaDrafts(words: CavernaWords, { seat, drafts, before }: Panel<State>): string | undefined {
  const state = caverna.clone(before);
  const people = words.people(before.players[seat]?.folk);
  const steps = drafts.flatMap(({ move }) => {
    const { deeds } = witness(state, seat, move);
    const chosen = readMove(move);
    // What an item of loot gives is its name.
    const isNamed = ({ verb }: Move) => chosen.verb === 'loot' && verb === 'take';
    const followed = deeds.filter((deed) => deed.byItself && deed.seat === seat && !isNamed(readMove(deed.move)));
    const folk = chosen.verb === 'keep' ? folksInHand(before, seat)[chosen.board - 1] : undefined;
    const label = move === DONE ? '' : words.optionLabel(chosen, { ...paid(deeds), folk });
    return (
      words.step(
        label,
        followed.map((deed) => toldOf(deed, people)),
      ) || []
    );
  });
  return steps.length === 0 ? undefined : words.panel.soFar(steps);
}

/** What the chosen move itself has cost. */
function paid([chosen]: readonly Deed[]) {
  const { pays = {} } = chosen ?? {};
  return Object.keys(pays).length === 0 ? {} : { pays };
}
