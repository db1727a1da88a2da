import { type APIMessageTopLevelComponent, ComponentType } from 'discord-api-types/v10';
import { expect } from 'vitest';
import { fitsButton, fitsMenu } from '../../../commands/discord/phone.ts';
import { panelMessage } from '../../../commands/turn/panel-message.ts';
import { END } from '../../../src/engine/log.ts';
import { type Random, randomFrom } from '../../../src/engine/random.ts';
import { caverna } from '../../../src/games/caverna/game.ts';
import type { State } from '../../../src/games/caverna/state.ts';
import { catalogue } from '../../../src/messages/index.ts';
import { botAt, game, panelOf } from './bots.ts';

const words = catalogue('en');
const NAMES = ['Mara', 'Tom', 'Yuki', 'Oskar', 'Ines'];
const TURNS = 12;

/** What the buttons and menus of a panel say. */
async function labelsOf(state: State, seat: number, exchange: boolean) {
  const seats = game.seats.slice(0, state.players.length).map((one, at) => ({ ...one, name: NAMES[at] ?? '' }));
  const panel = panelOf(state, { seat, game: { ...game, seats } });
  const canEnd = panel.decision.options.some(({ move }) => move === END);
  const { components } = await panelMessage(botAt(state, words), { ...panel, canEnd }, { screen: { exchange } });
  const sent = components.map((part) => ('toJSON' in part ? part.toJSON() : part)) as APIMessageTopLevelComponent[];
  const inside = sent.flatMap((part) => (part.type === ComponentType.Container ? part.components : [part]));
  const controls = inside.flatMap((part) => (part.type === ComponentType.ActionRow ? part.components : []));
  const menus = controls.flatMap((one) => (one.type === ComponentType.StringSelect ? [one] : []));
  return {
    buttons: controls.flatMap((one) =>
      'label' in one ? [{ label: one.label ?? '', hasIcon: 'emoji' in one && one.emoji !== undefined }] : [],
    ),
    menus: menus.map(({ placeholder = '' }) => placeholder),
    options: menus.flatMap(({ options }) => options.flatMap(({ label, description = '' }) => [label, description])),
  };
}

/** Plays like a person who prefers to do something, and hardly ever exchanges. */
function step(state: State, random: Random): void {
  const decisions = caverna.decisions(state);
  const decision = decisions[random.below(decisions.length)] ?? expect.fail();
  const own = decision.options.filter(({ anytime, move }) => !anytime && move !== 'pass');
  const options = own.length > 0 && random.below(TURNS) > 0 ? own : decision.options;
  const option = options[random.below(options.length)] ?? expect.fail();
  caverna.apply(state, decision.seat, option);
}

/** Whether a label was cut: then no space comes before its last "…", unlike in a button that leads on to a menu. */
const isCut = (text: string): boolean => /\S…$/.test(text);

/** At every nth decision of a random game, a phone shows all words of menus, and of the buttons for a turn's actions. */
export async function expectPhonesShowAll(players: number, every: number): Promise<void> {
  const random = randomFrom(`labels ${players}`);
  const state = caverna.start(caverna.options.parse({}), players, `labels ${players}`);
  for (let count = 0; !caverna.finished(state); count++) {
    const [asked] = caverna.decisions(state);
    if (asked !== undefined && count % every === 0) {
      const { buttons, menus, options } = await labelsOf(state, asked.seat, false);
      const exchanges = await labelsOf(state, asked.seat, true);
      expect([...menus, ...exchanges.menus].filter((label) => !fitsMenu(label))).toEqual([]);
      expect([...options, ...exchanges.options].filter(isCut)).toEqual([]);
      expect([...buttons, ...exchanges.buttons].filter(({ label }) => isCut(label))).toEqual([]);
      // A furnishing tile keeps its name, even if another player uses it or the button places it.
      const usual = buttons.filter(({ label }) => state.phase === 'work' && !label.includes(': '));
      expect(usual.filter(({ label, hasIcon }) => !fitsButton(label, hasIcon))).toEqual([]);
    }
    step(state, random);
  }
}
