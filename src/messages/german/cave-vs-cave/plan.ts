import { stepsIn } from '../../cave-vs-cave/moves.ts';
import type { CaveTexts } from '../../cave-vs-cave/texts.ts';
import { plain } from '../../text.ts';
import { amount, thing } from './goods.ts';
import { optionLabel } from './moves.ts';
import { room } from './rooms.ts';
import { actionTile } from './tiles.ts';

const steps = stepsIn({ actionTile, optionLabel });

export const planned: CaveTexts['planned'] = {
  moves: (moves) => steps(moves).join(' → '),
  steps,
  /** Follows "wenn". */
  condition: ({ good, least }) => `du mindestens ${amount(good, least)} hast`,
  atLeast: (good, least) => `Mindestens ${amount(good, least)}`,
  foreseen: 'Geplant ohne das neue Aktionsplättchen der nächsten Runde.',
  hidden: 'Aushöhlen kannst du nicht planen: Niemand weiß, was dabei aufgedeckt wird.',
  dropped: {
    taken: (moves, move, name) => {
      const what = move.verb === 'furnish' ? `*${room(move.room).name}* eingerichtet` : 'das Aktionsplättchen genommen';
      return `${moves} wurde nicht gespielt: **${plain(name)}** hat vorher ${what}.`;
    },
    few: (moves, { good }, there) =>
      `${moves} wurde nicht gespielt: Du hattest ${there === 0 ? thing(good).none : `nur ${amount(good, there)}`}.`,
    impossible: (moves, move) => `${moves} wurde nicht gespielt: „${optionLabel(move)}“ war nicht möglich.`,
  },
};
