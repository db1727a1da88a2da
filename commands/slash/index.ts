import {
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord.js';
import { away } from './away.ts';
import { computers } from './computers.ts';
import { exported, move } from './game.ts';
import { board, log, score, table } from './look.ts';
import { mine } from './mine.ts';
import { newGame } from './new.ts';
import { notes, plan } from './planning.ts';
import { end, join, turn, undo } from './play.ts';
import { replay } from './replay.ts';
import { rules } from './rules.ts';
import { absent, replace, vote } from './seats.ts';
import { settings } from './settings.ts';
import { stats } from './stats.ts';
import { defined, type Offering, type Subcommand } from './subcommand.ts';

/** The subcommands of `/caverna`, in the order in which they are listed. */
const subcommands = {
  new: newGame,
  join,
  computers,
  turn,
  plan,
  notes,
  table,
  board,
  score,
  log,
  replay,
  undo,
  vote,
  absent,
  replace,
  rules,
  mine,
  settings,
  away,
  stats,
  export: exported,
  move,
  end,
} satisfies Readonly<Record<string, Subcommand>>;

/** The subcommand of a name; undefined for any other. */
export function findSubcommand(name: string): Subcommand | undefined {
  return Object.hasOwn(subcommands, name) ? subcommands[name as keyof typeof subcommands] : undefined;
}

/** `/caverna` as it is registered with Discord. */
export function defineCommand(bot: Offering): RESTPostAPIChatInputApplicationCommandsJSONBody {
  const texts = bot.words.commands.main;
  return {
    type: ApplicationCommandType.ChatInput,
    name: 'caverna',
    description: texts.description,
    contexts: [InteractionContextType.Guild],
    integration_types: [ApplicationIntegrationType.GuildInstall],
    options: defined(subcommands, texts, {
      bot,
      common: { public: texts.public, where: texts.where, game: texts.game },
    }),
  };
}
