import type { FolkId } from '../../../../games/caverna/forgotten-folk/folks.ts';
import { type FolkText, folkIn, folksIn, type Hardness, type Peculiar, peopleIn } from '../../../caverna/folks.ts';
import type { LootText } from '../../../caverna/loot.ts';
import type { CavernaTexts } from '../../../caverna/texts.ts';
import type { People } from '../../../context.ts';
import { DWARFS, MIXED, PEOPLE } from '../people.ts';

/** How hard a folk is. */
export const hardness: Readonly<Record<Hardness, string>> = {
  1: 'leicht zu spielen',
  2: 'braucht etwas Erfahrung',
  3: 'für Könner',
};

/** The start of a folk; `things` are in the dative. */
export const begins = (things: string): string => `Du beginnst mit ${things}.`;

const folk = folksIn(begins);

const OFFICE = 'Das Kontor nützt dir nichts.';
const SHABBY = 'Deine Wohnungen bringen keine Punkte.';
const SINGLE_HERE = 'Im Wald legst du Einzelplättchen.';
const SINGLE_LAND = 'Im Wald legst du statt eines Doppelplättchens eine einzelne Wiese, ein Feld oder nichts.';

/** What clumsy and incompetent people do: goblins and Cave Goblins. */
const CLUMSY = {
  helps: { forge: 'Stärke 1 bis 6, jede für 2 Erz mehr, als sie stark ist.' },
  forge: 'Du schmiedest Stärke 1 bis 6, jede für 2 Erz mehr, als sie stark ist.',
} as const;

const GOBLIN_FORGES = 'Der Goblin schmiedet Stärke 1 bis 6, jede für 2 Erz mehr, als sie stark ist.';

/** What spaces offer to folks that lay single tiles. */
const SINGLE_DIG = {
  caveTile: 'ein Einzelplättchen Höhle oder Gang',
  caveTiles: 'ein Einzelplättchen Höhle oder Gang',
};
const SINGLE_MEADOW = { landTile: 'ein Einzelplättchen Wiese oder Feld' };
const CLUMSY_FORGING = { forging: '3 bis 8 Erz' };
/** What elves pay for tiles underground. */
const PAID_DIG = 'ein Plättchen (doppelt 2 Rubine, einzeln 1)';

/** What the goblins of a family do differently. */
export const goblins: Peculiar = {
  helps: { forge: GOBLIN_FORGES },
  reminds: {
    take: 'Der Goblin gibt eine der Waren hier zurück. Alles andere vom Aktionsfeld behältst du.',
    place: 'Goblins sind zuletzt dran, nach allen anderen am Tisch, der schwächste zuerst.',
    forge: GOBLIN_FORGES,
  },
};

/** The forgotten folks. */
export const folks = {
  caveGoblins: folk({
    name: 'Höhlengoblins',
    people: {
      ...PEOPLE.goblin,
      ways: CLUMSY_FORGING,
      uses: { ore: 'mit Erz schmiedest du Waffen: 3 Erz für Stärke 1, je weitere Stärke 1 mehr' },
    },
    effect: 'Von Beginn an drei Leute, und sechs auch ohne Zusatzwohnung',
    balance: '+ Drei Personen von Anfang an · − Waren gehen zurück, teure Waffen, Wohnungen ohne Punkte',
    begins: 'einer gewöhnlichen Wohnung in der leeren Höhle und einer dritten Person darin',
    powers: [
      'Ab Runde 1 handelst du mit drei Personen.',
      'Deine Familie darf auch ohne Zusatzwohnung sechs Personen haben.',
    ],
    limits: [
      'Nimmst du angesammelte Waren von einem Aktionsfeld, gibst du jedes Mal eine davon zurück.',
      'Du schmiedest Stärke 1 bis 6 für 3 bis 8 Erz.',
      SHABBY,
      'Die Zusatzwohnung nützt dir nichts.',
    ],
    notes: [
      'Angesammelt ist, was im Bild auf dem Aktionsfeld liegt; du wählst, welche dieser Waren du zurückgibst. Was das Aktionsfeld aus dem Vorrat dazugibt, etwa +2 Erz je Erzmine, behältst du ganz. Bliebe nichts übrig und gibt es auf einem Aktionsfeld sonst nichts zu tun, ist es für dich gesperrt. Deine Leute sind wie die aller anderen der Reihe nach dran. Deine Expeditionen finden keine Goblins; nur die Goblinwohnung könnte dir einen bringen, der wartet, bis alle anderen gesetzt haben.',
    ],
    helps: CLUMSY.helps,
    reminds: {
      take: 'Du gibst eine der Waren hier zurück. Alles andere vom Aktionsfeld behältst du.',
      forge: CLUMSY.forge,
    },
    hard: 2,
    example: 'Beim Holzfällen liegen 4 Holz: Du behältst 3.',
  }),
  darkElves: folk({
    name: 'Dunkelelfen',
    people: { ...PEOPLE.darkElf, ways: { rubyMine: 'Rubinmine auf einen beliebigen Gang, dazu 1 Rubin' } },
    effect: 'Ihre Expeditionen können Goblins heimbringen, und jede Rubinmine bringt einen Rubin',
    balance: '+ Expeditionen bringen Goblins heim, Minen einen Rubin · − Wohnungen sind keine Punkte wert',
    powers: [
      'Ab Stärke 10 kann eine Expedition eine Wohnung samt Goblin bringen, für 2 Holz und 1 Stein.',
      'Jede Rubinmine, die du legst, bringt genau 1 Rubin, egal auf welchem Gang.',
    ],
    limits: [SHABBY, 'Goblins sind zuletzt dran, geben eine angesammelte Ware zurück und schmieden 2 Erz teurer.'],
    notes: ['Deine Familie hat höchstens sechs Personen, Goblins mitgezählt.'],
    reminds: {
      loot: 'Ab Stärke 10: Wohnung mit Goblin (2 Holz, 1 Stein). Er isst schon bei der nächsten Ernte 2 Nahrung.',
      rubyMine: 'Dunkelelfen bekommen für jede Rubinmine 1 Rubin.',
    },
    hard: 1,
    example: 'Mit Stärke 10 bringst du einen Goblin heim: eine Person mehr.',
  }),
  elves: folk({
    name: 'Elfen',
    people: { ...PEOPLE.elf, ways: { caveTile: PAID_DIG, caveTiles: PAID_DIG } },
    effect: 'Weiden, Feldfrüchte und Einrichtungen mitten im Wald',
    balance: '+ Weiden, Saat und Einrichtungen im Wald · − Gänge kosten Rubine; kein Wasser, kein Wildschwein',
    begins: '2 Edelfrüchten (je 2 Nahrung oder 1 Rubin)',
    powers: [
      'Leerer Wald dient dir als Wiese für Weiden, als Feld für Feldfrüchte, als Höhle für Einrichtungen.',
      'Ungenutzte Plätze kosten dich keine Punkte.',
    ],
    limits: [
      'Unter Tage kostet dich ein Doppelplättchen 2 Rubine, ein Einzelplättchen 1 Rubin.',
      'Die aufgedruckten Boni (Wasser, Wildschweingehege) bringen dir nichts.',
      'Pilze brauchen eine Höhle, manche Plättchen eine echte Wiese oder ein echtes Feld. Hunde hüten nicht im bloßen Wald.',
    ],
    notes: [
      'Dein erstes Feld oder deine erste Wiese liegt wie bei allen am Höhleneingang. Du musst kein Plättchen legen, weder im Wald noch unter Tage. Auf Weiden im bloßen Wald hüten Hunde sehr wohl Schafe.',
    ],
    helps: {
      furnishAt: 'Eine leere Höhle oder leerer Wald.',
      lay: 'Das Plättchen muss an etwas grenzen, das du gebaut hast. Aufgedruckte Boni bringen dir nichts.',
    },
    reminds: {
      fence: 'Elfen zäunen auch leeren Wald ein.',
      sow: 'Elfen säen auch im leeren Wald.',
      furnish: 'Elfen richten auch leeren Wald ein.',
      at: 'Wald, der frei bleibt, kann noch eine Weide werden.',
    },
    lays: { mountain: 'Hier kostet dich ein Doppelplättchen 2 Rubine, ein Einzelplättchen 1 Rubin.' },
    hard: 3,
    example: 'Du zäunst A1 und B1 für 4 Holz ein, ganz ohne Wiese.',
  }),
  humans: folk({
    name: 'Menschen',
    people: { ...PEOPLE.human, ways: SINGLE_DIG },
    effect: 'Waldplättchen dürfen über den Rand ragen und bringen 2 Nahrung und 1 Gold',
    balance: '+ Waldplättchen dürfen überstehen: 2 Nahrung, 1 Gold · − Unter Tage nur Einzelplättchen',
    powers: [
      'Doppelplättchen im Wald dürfen über den Rand ragen und bringen je 2 Nahrung und 1 Gold.',
      'Ungenutzte Plätze im Berg kosten dich keine Punkte.',
    ],
    limits: ['Unter Tage legst du statt eines Doppelplättchens eine einzelne Höhle, einen Gang oder nichts.', OFFICE],
    overhang:
      'Eine Hälfte des Plättchens darf überstehen und bringt 2 Nahrung und 1 Gold. Auch jenseits des Rands kannst du das Feld besäen oder die Wiese einzäunen.',
    lays: { mountain: 'Unter Tage legst du Einzelplättchen.' },
    hard: 1,
    example: 'Eine Wiese auf C4 mit ihrem Feld unter dem Plan bringt 2 Nahrung und 1 Gold.',
  }),
  mountainDwarves: folk({
    name: 'Bergzwerge',
    people: { ...PEOPLE.dwarf, ways: { ...SINGLE_MEADOW, meal: '1 Holz, 1 Stein oder 1 Erz' } },
    effect: 'Sie zahlen Stein und Erz statt Holz; Bergplättchen dürfen überstehen und bringen 2 Gold',
    balance: '+ Stein und Erz statt Holz; Bergplättchen stehen über: 2 Gold · − Im Wald nur Einzelplättchen',
    powers: [
      'Du darfst statt Holz Stein und Erz zahlen, ganz oder zum Teil.',
      'Doppelplättchen im Berg dürfen über den Rand ragen und bringen jedes Mal 2 Gold.',
      'Ungenutzte Plätze im Wald kosten dich keine Punkte.',
    ],
    limits: [SINGLE_LAND, OFFICE],
    overhang:
      'Eine Hälfte des Plättchens darf überstehen und bringt 2 Gold. Auch jenseits des Rands kannst du eine Höhle einrichten oder eine Mine bauen.',
    lays: { forest: SINGLE_HERE },
    reminds: {
      furnish: 'Bergzwerge dürfen statt Holz Stein und Erz zahlen.',
      fence: 'Bergzwerge dürfen statt Holz Stein und Erz zahlen.',
    },
    notes: [
      'Rabatte gehen vorher ab. Tauschst du Holz ein, etwa im Holzkohlelager, muss es wirklich Holz sein. Holz ersetzt weder Stein noch Erz.',
    ],
    hard: 1,
    example: 'Die gewöhnliche Wohnung für 1 Holz, 5 Stein und 1 Erz.',
  }),
  paleOnes: folk({
    name: 'Bleichlinge',
    people: { ...PEOPLE.paleOne, ways: SINGLE_MEADOW },
    effect: 'Sie graben auch, wo andere sind; Bergplättchen dürfen überstehen, für 1 Gold und 1 Pilz',
    balance: '+ Graben neben anderen; überstehend 1 Gold, 1 Pilz · − Im Wald nur Einzelplättchen',
    powers: [
      'Du darfst Stollenbau und Höhlenbau auch nutzen, wenn jemand anderes dort ist.',
      'Doppelplättchen im Berg dürfen über den Rand ragen und bringen je 1 Gold und 1 Pilz.',
      'Ungenutzte Plätze im Wald kosten dich keine Punkte.',
    ],
    limits: [SINGLE_LAND, OFFICE],
    reminds: {
      place: 'Bleichlinge dürfen zu Stollenbau und Höhlenbau auch, wenn dort schon jemand ist.',
    },
    overhang:
      'Eine Hälfte des Plättchens darf überstehen und bringt 1 Gold und 1 Pilz (2 Nahrung wert, oder 1 Gemüse). Auch jenseits des Rands kannst du eine Höhle einrichten oder eine Mine bauen.',
    lays: { forest: SINGLE_HERE },
    notes: [
      'Auf jedem dieser Aktionsfelder darf nur eine deiner Personen sein, und zu dir kommt niemand dazu. Du legst ein Plättchen, und Stein nimmst du nur, wenn noch welcher da ist.',
    ],
    hard: 2,
    example: 'Eine Höhle auf F3 mit überstehendem Gang bringt 1 Gold und 1 Pilz.',
  }),
  silicoids: folk({
    name: 'Silikoiden',
    people: {
      ...PEOPLE.silicoid,
      ways: { stable: 'gratis', meal: '1 Holz oder 2 Erz' },
      uses: {
        stone: 'jeder Silikoid isst bei der Ernte 1 Stein; auch für Wohnungen',
        gold: 'je 1 Punkt; bei der Ernte kannst du 1 Gold gegen 1 Stein tauschen',
      },
    },
    effect: 'Sie essen Stein, richten für 1 Stein weniger ein und bauen Ställe gratis',
    balance: '+ Billiger einrichten, Ställe gratis, Tausch bei Ernten · − Jeder isst 1 Stein statt Nahrung',
    powers: [
      'Einrichtungen kosten dich 1 Stein weniger, Ställe nichts.',
      'Zu Beginn einer Ernte: 3 oder 6 Nahrung gegen 1 oder 2 Gold, und 1 Gold gegen 1 Stein.',
    ],
    limits: [
      'Jeder Silikoid isst bei der Ernte 1 Stein statt Nahrung, auch Neugeborene.',
      'Wenn die anderen je 1 Nahrung zahlen, macht 1 Stein zwei Silikoiden satt.',
      'Jeder fehlende Stein ist ein Bettelmarker.',
    ],
    notes: ['Deine Goblins essen Nahrung. Die Minenhöhle hilft dir nur, einen solchen Goblin zu ernähren.'],
    exchange: ([give = 'food', count = '3']) =>
      give === 'gold' ? '1 Gold gegen 1 Stein' : `${count} Nahrung gegen ${Number(count) / 3} Gold`,
    reminds: {
      furnish: 'Silikoiden richten für 1 Stein weniger ein.',
      stable: 'Silikoiden bauen Ställe gratis.',
      use: 'Silikoiden dürfen je einmal tauschen: 3 Nahrung gegen 1 Gold (6 gegen 2), 1 Gold gegen 1 Stein.',
      beg: 'Ein Silikoid isst bei der Ernte 1 Stein; zahlen andere je 1 Nahrung, reicht 1 Stein für zwei.',
    },
    hard: 3,
    example: 'Drei Silikoiden essen bei der Ernte 3 Stein, und 2, wenn andere je 1 Nahrung zahlen.',
  }),
  trolls: folk({
    name: 'Trolle',
    people: {
      ...PEOPLE.troll,
      ways: {
        forging: '2 Holz',
        weapon: { wood: 2 },
        expedition: (level) => `eine Expedition der Stufe ${level} (${level + 1} Beutestücke)`,
      },
      uses: { ore: 'Erz wird beim Erzhandel zu Gold und Nahrung; du schmiedest mit Holz' },
    },
    effect: 'Ein Beutestück mehr auf Expeditionen; Hunde, Schafe und Esel sind 2 Nahrung wert',
    balance: '+ Mehr Beute; Hunde, Schafe, Esel je 2 Nahrung · − Jeder isst 3 Nahrung; keine Waffen aus Erz',
    powers: [
      'Jede Expedition bringt dir ein Beutestück mehr, von den anderen verschieden.',
      'Du schmiedest Waffen der Stärke 4 für 2 Holz.',
      'Hunde, Schafe und Esel sind je 2 Nahrung wert.',
    ],
    limits: [
      'Jeder Troll isst bei der Ernte 3 Nahrung, ein neugeborener 1; zahlen andere je 1, dann er auch.',
      'Du schmiedest nie mit Erz, und deine Waffen werden nie stärker als 10.',
    ],
    notes: [
      'Der Schmied spart dir nichts. Bringt dir die Goblinwohnung einen Goblin, isst, schmiedet und wächst er wie alle Goblins.',
    ],
    helps: { forge: 'Trolle schmieden eine Keule der Stärke 4, für 2 Holz.' },
    reminds: {
      loot: 'Das zusätzliche Beutestück der Trolle ist mitgezählt.',
      forge: 'Trolle schmieden nur Stärke 4, für 2 Holz.',
      beg: 'Jeder Troll isst bei der Ernte 3 Nahrung, ein neugeborener 1.',
    },
    hard: 2,
    example: 'Holzfällen bringt dir zwei Beutestücke statt eines.',
  }),
} satisfies Record<FolkId, FolkText>;

/** The words of a folk; an unknown id becomes its own name. */
export const folkText: CavernaTexts['folk'] = (id) => folkIn(folks, id, MIXED);

const GOBLINS: People = { ...PEOPLE.goblin, ways: CLUMSY_FORGING };

export const { people, peopleOf } = peopleIn(folks, { dwarfs: DWARFS, mixed: MIXED, goblins: GOBLINS });

/** Loot that only some folks find. */
export const folkLoot = {
  goblin: {
    name: 'Goblin + Wohnung',
    effect: 'Eine gewöhnliche Wohnung für 2 Holz und 1 Stein, mit einem Goblin darin',
    told: 'eine Wohnung für einen Goblin',
    rules:
      'Stärke 10. Für Dunkelelfen mit weniger als sechs Personen und einer leeren Höhle. Der Goblin ist erwachsen: Er isst schon bei der nächsten Ernte 2 Nahrung und ist ab der nächsten Runde dran.',
    example: 'Du zahlst 2 Holz und 1 Stein für eine Wohnung, und eine vierte Person zieht ein.',
  },
} satisfies Record<string, LootText>;
