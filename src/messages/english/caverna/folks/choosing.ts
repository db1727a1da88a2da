import type { Heading } from '../../../context.ts';
import { plain } from '../../../text.ts';
import { list } from '../../shared/list.ts';
import type { Setting } from '../../shared/settings.ts';
import { folkText, hardness } from './folks.ts';

/** What the host may choose about forgotten folks. */
export const folkSettings = {
  folks: {
    label: 'Folks',
    explanation: 'Whether players may play folks other than dwarfs; needs all furnishing tiles',
    choices: {
      none: { label: 'Dwarfs only', explanation: 'The base game' },
      dealt: { label: 'Forgotten folks, dealt', explanation: 'Each folk player gets two boards and keeps one' },
      free: {
        label: 'Forgotten folks, freely chosen',
        explanation: 'Everybody chooses a folk in the lobby',
      },
    },
  },
  extra: {
    label: 'New furnishing tiles',
    explanation: 'Up to 3 players: whether other folks lend their tiles',
    choices: {
      own: { label: 'From the folks at the table', explanation: 'Four new tiles for each folk at the table' },
      sixteen: { label: 'Always 16', explanation: 'Other folks, drawn at random, lend theirs' },
    },
  },
} satisfies Record<string, Setting>;

/** Why the folks of a lobby cannot be played, by the reasons of the rules. */
export const unfit = {
  folksNeedAllTiles:
    'Folks need all furnishing tiles. Choose the full game, or let folks join the introductory game under *Folk rulings: land*. Nothing was changed.',
  moreChoicesThanSeats: 'There are more folks than players. Nothing was changed.',
};

const DEALT = 'deal';
const DWARFS = 'dwarves';

/** What each player plays: their choice in the lobby. */
export const sides = {
  button: 'Choose your folk',
  title: 'Which folk do you play?',
  help: 'You can change it until the host starts. The host can choose for computers and for others too.',
  /** A choice in the menu of a seat. */
  choice(side: string, freely: boolean): { readonly text: string; readonly detail: string } {
    if (side === DEALT)
      return {
        text: freely ? 'Dealt: one of two folks' : 'A folk',
        detail: 'Two folk boards when the game begins; one of them is kept',
      };
    if (side === DWARFS) return { text: 'Dwarfs', detail: 'The rules of the base game' };
    const { name, balance } = folkText(side);
    // No line ends between a sign and its words.
    return { text: name, detail: balance.replace('− ', '−\u00a0') };
  },
  /** After the name of a player in the lobby. */
  told(side: string, freely = false): string {
    if (side === DEALT) return freely ? 'no folk chosen yet' : 'a folk (will be dealt two and keep one)';
    return side === DWARFS ? 'Dwarfs' : folkText(side).name;
  },
};

/** A player's own choice of a folk. */
export const folkPart = {
  open: 'My folk',
  end: 'Play this folk',
  over: 'You have chosen, and all folks are known now.',
};

/** The same, while choices stay hidden until everybody has chosen. */
export const hiddenPart = {
  ...folkPart,
  ended: 'You have chosen. Everybody will see it once all have chosen.',
};

const bullets = (sentences: readonly string[], mark: string): string[] => sentences.map((one) => `${mark} ${one}`);

/** When everybody sees a choice: at once, or when everybody has chosen. */
type ShownWhen = 'atOnce' | 'together';

interface Calling {
  readonly mentions: readonly string[];
  readonly game: string;
  /** Whether they choose one after the other. */
  readonly inTurn: boolean;
  readonly shown: ShownWhen;
}

/** The choice of folks before the first round. */
export const choosing = {
  stage: 'Before the first round: choosing folks',
  /** Asks a player to confirm a choice. */
  sure: (id: string, shown: ShownWhen): Heading => ({
    title: `Play the ${folkText(id).name}?`,
    help: `Press the green button to confirm. Everybody sees your choice ${shown === 'atOnce' ? 'at once' : 'when all have chosen'}.`,
  }),
  /** Calls the players who still have to choose. */
  call: ({ mentions, game, inTurn, shown }: Calling): string =>
    [
      mentions.length === 0 ? 'Everybody has chosen.' : `${list(mentions)}, choose your folk in ${game}.`,
      inTurn
        ? `-# Each draws one board and keeps one of two; the other goes under the pile. Everybody sees the choice ${shown === 'atOnce' ? 'at once' : 'when all have chosen'}.`
        : '-# Everybody chooses at the same time. You see the choices once all have chosen.',
    ].join('\n'),
  help: {
    together: 'Only you see these two. The one you keep is shown when all have chosen; the other goes back unseen.',
    inTurn: (shown: ShownWhen): string =>
      `Only you see these two. The one you keep is shown when ${shown === 'atOnce' ? 'you end your turn' : 'all have chosen'}; the other goes under the pile.`,
  },
  /** A folk beside its picture, which says the rest. */
  inShort: (id: string): string => {
    const { name, effect } = folkText(id);
    return `- **${name}**: ${effect}.`;
  },
  /** A folk with everything a player needs to choose it. */
  explained(id: string, tiles: readonly string[]): string {
    const { name, effect, begins, powers, limits, hard } = folkText(id);
    return [
      `**${name}** (${hardness[hard]})`,
      `*${effect}.*`,
      ...(begins === undefined ? [] : [`- You start with ${begins}.`]),
      ...bullets(powers, '- **+**'),
      ...bullets(limits, '- **−**'),
      `-# Its furnishing tiles: ${list(tiles)}.`,
    ].join('\n');
  },
  /** Announces the folk of a player. */
  plays(name: string, id: string): string {
    const { name: folk, effect, begins } = folkText(id);
    const start = begins === undefined ? '' : ` They start with ${begins}.`;
    return `**${plain(name)}** plays **${folk}**: *${effect}.*${start}`;
  },
  dwarfs: (names: readonly string[]): string =>
    `${list(names.map((name) => `**${plain(name)}**`))} ${names.length === 1 ? 'plays' : 'play'} **Dwarfs**.`,
  /** The folks that only lend their tiles. */
  lent: (ids: readonly string[]): string =>
    `The furnishing tiles of ${list(ids.map((id) => folkText(id).name))} are in the supply too.`,
};
