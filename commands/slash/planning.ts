import { clip } from '../../src/messages/text.ts';
import { type Condition, MOST_COUNTED } from '../../src/table/ahead/preparation.ts';
import { type Bot, faceOf } from '../bot.ts';
import { makeForm } from '../form.ts';
import { CHOICE_LIMIT, OPTION_LIMIT } from '../limits.ts';
import { facesOf } from '../offered.ts';
import { planMessage, standingMessage } from '../views/plan.ts';
import { gameHere, playHere, type Subcommand } from './subcommand.ts';

const SPACE = 'space';
const GOOD = 'good';
const LEAST = 'least';
const OF = 'of';

/** Shows what a player has laid ahead, or their standing orders; with a space, lays it ahead first. */
export const plan: Subcommand = {
  staysPrivate: true,

  options(sub, { words, faces }) {
    const texts = words.commands.main.subcommands.plan.options;
    const all = facesOf({ words, faces }).map(({ face }) => face);
    const goods = all.flatMap(({ plan }) => plan?.goods ?? []);
    sub.addStringOption((option) => option.setName(SPACE).setDescription(texts.space).setAutocomplete(true));
    sub.addStringOption((option) =>
      option
        .setName(GOOD)
        .setDescription(texts.good)
        .addChoices([...new Map(goods.map(({ value, text }) => [value, { name: text, value }])).values()]),
    );
    sub.addIntegerOption((option) =>
      option.setName(LEAST).setDescription(texts.least).setMinValue(1).setMaxValue(MOST_COUNTED),
    );
    sub.addStringOption((option) =>
      option
        .setName(OF)
        .setDescription(texts.of)
        .addChoices(
          { name: words.plan.conditionOnSpace, value: 'space' },
          { name: words.plan.conditionOwn, value: 'own' },
        ),
    );
    const standing = all.flatMap((face) => face.standing?.option ?? []);
    for (const { name, description } of new Map(standing.map((one) => [one.name, one])).values())
      sub.addBooleanOption((option) => option.setName(name).setDescription(description));
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
    const good = options.getString(GOOD);
    const condition: Condition | undefined =
      good === null
        ? undefined
        : { of: options.getString(OF) === 'own' ? 'own' : 'space', good, least: options.getInteger(LEAST) ?? 1 };
    const named = (await spacesOf(bot, request)).find(
      ({ name, value }) => value === space || name.toLowerCase() === space.trim().toLowerCase(),
    );
    const planned = await bot.planning.lay({ ...request, move: named?.value ?? space, condition });
    return reply.show(planMessage(bot, planned, { note: bot.words.plan.kept }));
  },

  async suggest(bot, { channelId, userId, text }) {
    const game = await bot.table.inChannel(channelId);
    if (game?.status !== 'running' || !game.seats.some((seat) => seat.userId === userId)) return [];
    const wanted = text.trim().toLowerCase();
    const spaces = await spacesOf(bot, { gameId: game.id, userId });
    return spaces.filter(({ name }) => name.toLowerCase().includes(wanted)).slice(0, CHOICE_LIMIT);
  },
};

/** The action spaces that a player could lay ahead, by their names. */
async function spacesOf(bot: Bot, request: { readonly gameId: string; readonly userId: string }) {
  const { game, turn } = await bot.planning.planned(request);
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
