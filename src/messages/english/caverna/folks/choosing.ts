import type { Heading } from '../../../context.ts';
import { plain } from '../../../text.ts';
import { list } from '../../shared/list.ts';
import type { Setting } from '../../shared/settings.ts';
import { folkText, hardness } from './folks.ts';

/** What the host may choose about forgotten folks. */
export const folkSettings = {
  folks: {
    label: 'Folks',
    explanation: 'Whether players may play other peoples than Dwarfs; that needs all furnishing tiles',
    choices: {
      none: { label: 'Dwarfs only', explanation: 'The game as it comes' },
      dealt: { label: 'Forgotten folks, dealt', explanation: 'Who plays a folk gets two boards and keeps one' },
      free: {
        label: 'Forgotten folks, freely chosen',
        explanation: 'Everybody says in the lobby which folk they play',
      },
    },
  },
  extra: {
    label: 'New furnishing tiles',
    explanation: 'Up to 3 players: whether further folks lend their tiles',
    choices: {
      own: { label: 'Those of the folks at the table', explanation: 'Four new tiles for each folk that is played' },
      sixteen: { label: 'Always 16', explanation: 'Further folks, drawn at random, lend theirs' },
    },
  },
} satisfies Record<string, Setting>;

/** What stands against the folks of a lobby, by the names of the rules. */
export const unfit = {
  folksNeedAllTiles:
    'Folks are played with all furnishing tiles. Choose the full game, or, under *Folks: land and tiles*, let them join the introductory one. Nothing was changed.',
  moreChoicesThanSeats: 'More folks are chosen than there are players. Nothing was changed.',
};

const DEALT = 'deal';
const DWARVES = 'dwarves';

/** What seats are played as: their choice in the lobby. */
export const sides = {
  button: 'Choose what you play',
  title: 'What do you play?',
  help: 'You can change it until the host starts. The host can choose for computers, and for others too.',
  /** A choice in the menu of a seat, where folks are named or not. */
  choice(side: string, freely: boolean): { readonly text: string; readonly detail: string } {
    if (side === DEALT)
      return {
        text: freely ? 'Any folk' : 'A folk',
        detail: 'You get two folk boards when the game begins, and keep one',
      };
    if (side === DWARVES) return { text: 'Dwarfs', detail: 'By the rules of the game without folks' };
    const { name, effect } = folkText(side);
    return { text: name, detail: effect };
  },
  /** Behind the name of a player in the lobby. */
  told(side: string, freely = false): string {
    if (side === DEALT) return freely ? 'any folk, dealt at the start' : 'a folk, dealt at the start';
    return side === DWARVES ? 'Dwarfs' : folkText(side).name;
  },
};

/** The own part of choosing, while all choose at the same time. */
export const folkPart = {
  open: 'My folk',
  end: 'Play this folk',
  over: 'You have chosen, and all folks are known now.',
};

/** The same where nobody sees a choice before all have chosen. */
export const hiddenPart = {
  ...folkPart,
  ended: 'You have chosen. It is shown when everybody has.',
};

const bullets = (sentences: readonly string[], mark: string): string[] => sentences.map((one) => `${mark} ${one}`);

/** When a choice is shown to everybody: once it is settled, or once all are. */
type ShownWhen = 'atOnce' | 'together';

interface Calling {
  readonly mentions: readonly string[];
  readonly game: string;
  /** Whether they choose one after the other. */
  readonly inTurn: boolean;
  readonly shown: ShownWhen;
}

/** What is told while folks are chosen, and when they have been. */
export const choosing = {
  stage: 'Before the first round: folks are chosen',
  /** To one who has chosen and not yet said so. */
  sure: (id: string, shown: ShownWhen): Heading => ({
    title: `${folkText(id).name}: shall it be this folk?`,
    help: `The green button settles it, and everybody sees it ${shown === 'atOnce' ? 'at once' : 'when all have chosen'}.`,
  }),
  /** Calls those who still have to choose: all at the same time, or one after the other. */
  call: ({ mentions, game, inTurn, shown }: Calling): string =>
    [
      mentions.length === 0 ? 'Everybody has chosen.' : `${list(mentions)}, choose your folk in ${game}.`,
      inTurn
        ? `-# Each draws one board and keeps one of two, which is shown ${shown === 'atOnce' ? 'at once' : 'when the last one has chosen'}; the other goes under the pile.`
        : '-# All choose at the same time; the choices are shown when the last one is made.',
    ].join('\n'),
  help: {
    together: 'Nobody else sees these two. What you choose is shown when all have chosen; the other goes back unseen.',
    inTurn: (shown: ShownWhen): string =>
      `Nobody else sees these two. What you choose is shown when ${shown === 'atOnce' ? 'you end your turn' : 'all have chosen'}; the other goes under the pile.`,
  },
  /** A folk beside the picture of its sheet, which says the rest. */
  inShort: (id: string): string => {
    const { name, effect } = folkText(id);
    return `- **${name}**: ${effect}.`;
  },
  /** A folk as it is explained to whoever may choose it, with the names of its tiles. */
  explained(id: string, tiles: readonly string[]): string {
    const { name, effect, begins, powers, limits, hard } = folkText(id);
    return [
      `**${name}** (${hardness[hard]})`,
      `*${effect}.*`,
      ...(begins === undefined ? [] : [`- You begin with ${begins}.`]),
      ...bullets(powers, '- **+**'),
      ...bullets(limits, '- **−**'),
      `-# Brings into the supply: ${list(tiles)}.`,
    ].join('\n');
  },
  /** To everybody, of a seat of which that has become known. */
  plays(name: string, id: string): string {
    const { name: folk, effect, begins } = folkText(id);
    const start = begins === undefined ? '' : ` They begin with ${begins}.`;
    return `**${plain(name)}** plays **${folk}**: *${effect}.*${start}`;
  },
  dwarves: (names: readonly string[]): string =>
    `${list(names.map((name) => `**${plain(name)}**`))} ${names.length === 1 ? 'plays' : 'play'} **Dwarfs**.`,
  /** The folks that nobody plays and whose tiles are there all the same. */
  lent: (ids: readonly string[]): string =>
    `The furnishing tiles of ${list(ids.map((id) => folkText(id).name))} are in the supply too.`,
};
