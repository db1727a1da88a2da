import { mistake } from '../../src/table/errors.ts';
import { keepsSeatFor } from '../../src/table/play/again.ts';
import type { Request } from '../../src/table/requests.ts';
import type { TableGame } from '../../src/table/types.ts';
import { type Bot, faceOf } from '../bot.ts';
import { type Composed, compose } from '../discord/compose.ts';
import type { PressInteraction } from '../discord/interaction.ts';
import type { Reply } from '../discord/reply.ts';
import type { LobbyOption } from '../face/lobby.ts';
import type { LobbyAct, Press } from '../presses.ts';
import { closePanels, showPanel } from '../turn/panels.ts';
import { startingMessage } from './lobby-message.ts';
import { GAME } from './offered.ts';
import { closingMessage, fineMessage, optionsMessage, PLACES } from './options-message.ts';
import { sidesMessage } from './sides.ts';
import { termOptions, termsOf } from './terms.ts';

/** A press in the message of a lobby, or in the private panel of its options. */
type LobbyPress = Extract<Press, { on: 'lobby' }>;

/** A choice of a seat's side in a lobby. */
type SidePress = Extract<Press, { on: 'side' }>;

/** Handles a press in a lobby or its private panel; the lobby's message follows automatically. */
export function pressLobby(
  bot: Bot,
  { press, ...interaction }: PressInteraction<LobbyPress | SidePress>,
  reply: Reply,
): Promise<void> {
  return press.on === 'side'
    ? pressSide(bot, { ...interaction, press }, reply)
    : pressButton(bot, { ...interaction, press }, reply);
}

async function pressButton(
  bot: Bot,
  { press, user, value = '' }: PressInteraction<LobbyPress>,
  reply: Reply,
): Promise<void> {
  const { game: gameId } = press;
  const request = { gameId, userId: user.id };
  const show = (message: Composed) => showPanel(bot, { ...request, reply }, message);
  switch (press.act satisfies LobbyAct) {
    case 'join':
      await bot.lobby.join({ gameId, user });
      return;
    case 'leave': {
      const isKept = keepsSeatFor(await bot.table.find(gameId), user.id);
      await bot.lobby.leave(request);
      // The post that calls people to kept seats is not deleted, because it also calls others.
      return isKept ? reply.tell(bot.words.lobby.declined) : undefined;
    }
    case 'start': {
      const question = startingMessage(bot, await bot.table.find(gameId), user.id);
      return question ? show(question) : begin(bot, request);
    }
    case 'startSure':
      return begin(bot, request);
    case 'options':
      return show(optionsMessage(bot, await bot.table.find(gameId), user.id));
    case 'rulings':
      return show(fineMessage(bot, { game: await bot.table.find(gameId), userId: user.id, field: press.field }));
    case 'set': {
      const { game, fine } = await set(bot, press, { ...request, value });
      const asked = { game, userId: user.id, field: press.field };
      return show(fine ? fineMessage(bot, asked) : optionsMessage(bot, game, user.id));
    }
    case 'sides':
      return show(await sidesMessage(bot, await bot.table.find(gameId), user.id));
    case 'moreComputers':
    case 'fewerComputers':
      await bot.lobby.change({ ...request, computers: press.act === 'moreComputers' ? 'more' : 'fewer' });
      return;
    case 'release':
      await bot.lobby.release(request);
      return;
    case 'takeOver':
      await bot.lobby.takeOver({ gameId, user });
      return;
    case 'close': {
      const question = closingMessage(bot, await bot.table.find(gameId), user.id);
      return question ? show(question) : close(bot, request, reply);
    }
    case 'closeSure':
      return close(bot, request, reply);
    case 'away':
      bot.panels.get(gameId)?.delete(user.id);
      return reply.withdraw();
  }
}

/** Starts a game on behalf of its host, with the players who have joined. */
async function begin(bot: Bot, request: Request): Promise<void> {
  await bot.lobby.start(request);
  return closePanels(bot, request.gameId, ({ lobby }) => lobby.begun);
}

/** Closes a lobby on behalf of its host. */
async function close(bot: Bot, request: Request, reply: Reply): Promise<void> {
  const { gameId, userId } = request;
  await bot.table.end(request);
  bot.panels.get(gameId)?.delete(userId);
  await reply.show(compose([bot.words.lobby.youClosed]));
  return closePanels(bot, gameId, ({ lobby }) => lobby.closed);
}

/** Chooses a seat's side in a lobby, and shows the current choice. */
async function pressSide(
  bot: Bot,
  { press: { game: gameId, who }, user, value = '' }: PressInteraction<SidePress>,
  reply: Reply,
): Promise<void> {
  const game = await bot.lobby.choose({ gameId, userId: user.id, who, side: value });
  return showPanel(bot, { gameId, userId: user.id, reply }, await sidesMessage(bot, game, user.id));
}

interface Setting {
  readonly gameId: string;
  readonly userId: string;
  readonly value: string;
}

/** The option that a press names; undefined for a term of the table, or a forged one. */
function optionOf(bot: Bot, game: TableGame, { field }: LobbyPress): LobbyOption | undefined {
  return faceOf(bot, game).lobby.options.find((option) => option.field === field);
}

/** The changed option, and whether it is on a page that most tables never touch. */
interface Changed {
  readonly game: TableGame;
  readonly fine: boolean;
}

/** Changes one option; the game's own options reject a forged value or field. */
async function set(bot: Bot, press: LobbyPress, { gameId, userId, value }: Setting): Promise<Changed> {
  const { field = '' } = press;
  if (field === PLACES) {
    return { game: await bot.lobby.change({ gameId, userId, places: Number(value) }), fine: false };
  }
  if (field === GAME) return { game: await bot.lobby.change({ gameId, userId, game: value }), fine: false };
  const game = await bot.table.find(gameId);
  const term = termOptions(bot.words, game).find((one) => one.field === field);
  if (term) {
    if (!term.choices.some((choice) => choice.value === value)) throw mistake('badOptions', { option: field });
    return { game: await bot.lobby.change({ gameId, userId, terms: termsOf({ [field]: value }) }), fine: term.fine };
  }
  const option = optionOf(bot, game, press);
  const options = option ? option.change(value, game.options) : { [field]: value };
  return { game: await bot.lobby.change({ gameId, userId, options }), fine: option?.fine ?? false };
}
