import type * as english from '../../../english/caverna/index.ts';
import { plain } from '../../../text.ts';
import { list } from '../../shared/list.ts';
import type { Setting } from '../../shared/settings.ts';
import { begins as beginning, folkText, hardness } from './folks.ts';

/** What the host may choose about forgotten folks. */
export const folkSettings = {
  folks: {
    label: 'Völker',
    explanation: 'Ob andere Völker als Zwerge mitspielen dürfen; braucht alle Einrichtungen',
    choices: {
      none: { label: 'Nur Zwerge', explanation: 'Das Grundspiel' },
      dealt: {
        label: 'Vergessene Völker, ausgeteilt',
        explanation: 'Wer ein Volk will, bekommt zwei Volkstafeln und behält eine',
      },
      free: { label: 'Vergessene Völker, frei gewählt', explanation: 'Alle wählen in der Lobby ein Volk' },
    },
  },
  extra: {
    label: 'Neue Einrichtungen',
    explanation: 'Bis 3 Spieler: ob andere Völker ihre Einrichtungen leihen',
    choices: {
      own: { label: 'Von den Völkern am Tisch', explanation: 'Vier neue Einrichtungen für jedes Volk am Tisch' },
      sixteen: { label: 'Immer 16', explanation: 'Andere Völker, ausgelost, leihen ihre dazu' },
    },
  },
} satisfies Record<string, Setting>;

/** Why the folks of a lobby cannot be played, by the reasons of the rules. */
export const unfit: typeof english.unfit = {
  folksNeedAllTiles:
    'Völker brauchen alle Einrichtungen. Wähle das volle Spiel, oder lass unter *Völkerregeln: Land* Völker in der Einsteigerpartie zu. Nichts hat sich geändert.',
  moreChoicesThanSeats: 'Es sind mehr Völker als Spieler. Nichts hat sich geändert.',
};

const DEALT = 'deal';
const DWARFS = 'dwarves';

/** What each player plays: their choice in the lobby. */
export const sides: typeof english.sides = {
  button: 'Volk wählen',
  title: 'Welches Volk spielst du?',
  help: 'Du kannst es ändern, bis der Gastgeber startet. Er kann auch für Computer und andere wählen.',
  choice(side, freely) {
    if (side === DEALT)
      return {
        text: freely ? 'Ausgeteilt: eins von zwei Völkern' : 'Ein Volk',
        detail: 'Zu Beginn zwei Volkstafeln; eine davon bleibt',
      };
    if (side === DWARFS) return { text: 'Zwerge', detail: 'Die Regeln des Grundspiels' };
    const { name, balance } = folkText(side);
    // No line ends between a sign and its words.
    return { text: name, detail: balance.replace('− ', '−\u00a0') };
  },
  told(side, freely = false) {
    if (side === DEALT)
      return freely ? 'noch kein Volk gewählt' : 'spielt ein Volk, bekommt zu Beginn zwei und behält eins';
    return side === DWARFS ? 'Zwerge' : folkText(side).name;
  },
};

/** A player's own choice of a folk. */
export const folkPart: typeof english.folkPart = {
  open: 'Mein Volk',
  end: 'Dieses Volk spielen',
  over: 'Du hast gewählt, und alle Völker sind jetzt bekannt.',
};

/** The same, while choices stay hidden until all have chosen. */
export const hiddenPart: typeof english.hiddenPart = {
  ...folkPart,
  ended: 'Du hast gewählt. Alle sehen es, wenn alle gewählt haben.',
};

const bullets = (sentences: readonly string[], mark: string): string[] => sentences.map((one) => `${mark} ${one}`);

/** When everybody sees a choice: at once, or when all have chosen. */
const when = (shown: 'atOnce' | 'together'): string => (shown === 'atOnce' ? 'sofort' : 'wenn alle gewählt haben');

/** The choice of folks before the first round. */
export const choosing: typeof english.choosing = {
  stage: 'Vor der ersten Runde: Die Völker werden gewählt',
  sure: (id, shown) => ({
    title: `${folkText(id).name} spielen?`,
    help: `Drück zum Bestätigen den grünen Knopf. Alle sehen deine Wahl${shown === 'atOnce' ? ' ' : ', '}${when(shown)}.`,
  }),
  call: ({ mentions, game, inTurn, shown }) =>
    [
      mentions.length === 0
        ? 'Alle haben gewählt.'
        : `${list(mentions)}, ${mentions.length === 1 ? 'wähle dein' : 'wählt euer'} Volk für ${game}.`,
      inTurn
        ? `-# Alle ziehen der Reihe nach eine Tafel und behalten eine von zweien; die andere kommt unter den Stapel. Die Wahl sehen alle${shown === 'atOnce' ? ' ' : ', '}${when(shown)}.`
        : '-# Alle wählen gleichzeitig. Die Wahl seht ihr, wenn alle gewählt haben.',
    ].join('\n'),
  help: {
    together:
      'Nur du siehst diese beiden. Dein Volk wird gezeigt, wenn alle gewählt haben; das andere geht ungesehen zurück.',
    inTurn: (shown) =>
      `Nur du siehst diese beiden. Dein Volk wird gezeigt, wenn ${shown === 'atOnce' ? 'du deinen Zug beendest' : 'alle gewählt haben'}; das andere kommt unter den Stapel.`,
  },
  inShort: (id) => {
    const { name, effect } = folkText(id);
    return `- **${name}**: ${effect}.`;
  },
  explained(id, tiles) {
    const { name, effect, begins, powers, limits, hard } = folkText(id);
    return [
      `**${name}** (${hardness[hard]})`,
      `*${effect}.*`,
      ...(begins === undefined ? [] : [`- ${beginning(begins)}`]),
      ...bullets(powers, '- **+**'),
      ...bullets(limits, '- **−**'),
      `-# Einrichtungen: ${list(tiles)}.`,
    ].join('\n');
  },
  plays(name, id) {
    const { name: folk, effect, begins } = folkText(id);
    const start = begins === undefined ? '' : ` Sie beginnen mit ${begins}.`;
    return `**${plain(name)}** spielt **${folk}**: *${effect}.*${start}`;
  },
  dwarfs: (names) =>
    `${list(names.map((name) => `**${plain(name)}**`))} ${names.length === 1 ? 'spielt' : 'spielen'} **Zwerge**.`,
  lent: (ids) => `Diese Völker leihen ihre Einrichtungen dazu: ${list(ids.map((id) => folkText(id).name))}.`,
};
