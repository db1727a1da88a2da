import { clip } from '../../src/messages/text.ts';
import type { Planned } from '../../src/table/ahead/plan.ts';
import { type Condition, MOST_COUNTED } from '../../src/table/ahead/preparation.ts';
import { type Bot, faceOf } from '../bot.ts';
import { OPTION_LIMIT } from '../discord/limits.ts';
import { makeForm } from '../form.ts';
import { facesOf } from '../lobby/offered.ts';
import {
  FLAG,
  findable,
  gameHere,
  matching,
  NUMBER,
  type Option,
  playHere,
  type Subcommand,
  TEXT,
} from '../subcommand.ts';
import { planMessage, standingMessage } from './plan-message.ts';

const SPACE = 'space';
const GOOD = 'good';
const LEAST = 'least';
const OF = 'of';

/** Shows a player's plans or standing orders; if a space is given, first adds it as a plan. */
export const plan: Subcommand = {
  staysPrivate: true,

  options(bot) {
    const all = facesOf(bot).map(({ face }) => face);
    const { conditionOnSpace, conditionOwn } = bot.words.plan;
    const goods = all.flatMap(({ plan }) => plan?.goods ?? []);
    const standing = all.flatMap((face) => face.standing?.option ?? []);
    return [
      { type: TEXT, name: SPACE, autocomplete: true },
      {
        type: TEXT,
        name: GOOD,
        choices: [...new Map(goods.map(({ value, text }) => [value, { name: text, value }])).values()],
      },
      { type: NUMBER, name: LEAST, min_value: 1, max_value: MOST_COUNTED },
      {
        type: TEXT,
        name: OF,
        choices: [
          { name: conditionOnSpace, value: 'space' },
          { name: conditionOwn, value: 'own' },
        ],
      },
      ...[...new Map(standing.map((one) => [one.name, one])).values()].map((one): Option => ({ type: FLAG, ...one })),
    ];
  },

  async run(bot, { user, channelId, interaction }, reply) {
    const game = await playHere(bot, channelId, user);
    const request = { gameId: game.id, userId: user.id };
    const { options } = interaction;
    const { standing } = faceOf(bot, game);
    if (standing && options.getBoolean(standing.option.name))
      return reply.show(standingMessage(bot, await bot.planning.planned(request)));
    const space = options.getString(SPACE);
    if (space === null) return reply.show(planMessage(bot, await bot.planning.planned(request)));
    const before = await bot.planning.planned(request);
    const good = options.getString(GOOD);
    const condition: Condition | undefined =
      good === null
        ? undefined
        : { of: options.getString(OF) === 'own' ? 'own' : 'space', good, least: options.getInteger(LEAST) ?? 1 };
    const typed = space.trim().toLowerCase();
    const spaces = [...findable(bot, (one) => spacesOf(one, before))];
    const named = spaces.find(
      ({ name, value, also }) => value === space || [name, ...also].some((one) => one.toLowerCase() === typed),
    );
    const planned = await bot.planning.lay({ ...request, move: named?.value ?? space, condition });
    return reply.show(planMessage(bot, planned, { note: bot.words.plan.kept }));
  },

  async suggest(bot, { channelId, userId, text }) {
    const game = await bot.table.inChannel(channelId);
    if (game?.status !== 'running' || !game.seats.some((seat) => seat.userId === userId)) return [];
    const planned = await bot.planning.planned({ gameId: game.id, userId });
    return matching(
      findable(bot, (one) => spacesOf(one, planned)),
      text,
    );
  },
};

/** The action spaces that a player can plan, by name. */
function spacesOf(bot: Bot, { game, turn }: Planned) {
  if (turn === undefined) return [];
  const words = faceOf(bot, game).wording({ state: turn.state, decision: turn.decision, seats: game.seats });
  return turn.decision.options
    .filter(({ anytime }) => !anytime)
    .map((option) => ({ name: clip(words.option(option).text, OPTION_LIMIT), value: option.move }));
}

/** Opens a player's notes. */
export const notes: Subcommand = {
  async form(bot, { channelId, userId }) {
    const { id: game } = await gameHere(bot, channelId);
    return makeForm(bot, { on: 'notes', game }, userId);
  },
};
