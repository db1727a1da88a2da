import {
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord.js';
import { away } from './away.ts';
import { analysis, coach } from './coach.ts';
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
  coach,
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
  analysis,
} satisfies Readonly<Record<string, Subcommand>>;

/** The subcommands of `/caverna game`, which are seldom used: Discord takes no more than 25 subcommands and groups. */
const ofGame = { export: exported, move, end } satisfies Readonly<Record<string, Subcommand>>;

const ALL: Readonly<Record<string, Subcommand>> = { ...subcommands, ...ofGame };

/** The subcommand of a name, whichever group it stands in; undefined for any other. */
export function findSubcommand(name: string): Subcommand | undefined {
  return Object.hasOwn(ALL, name) ? ALL[name] : undefined;
}

/** `/caverna` as it is registered with Discord. */
export function defineCommand(bot: Offering): RESTPostAPIChatInputApplicationCommandsJSONBody {
  const texts = bot.words.commands.main;
  const common = { public: texts.public, where: texts.where, game: texts.game };
  return {
    type: ApplicationCommandType.ChatInput,
    name: 'caverna',
    description: texts.description,
    contexts: [InteractionContextType.Guild],
    integration_types: [ApplicationIntegrationType.GuildInstall],
    options: [
      ...defined(subcommands, texts, { bot, common }),
      {
        type: ApplicationCommandOptionType.SubcommandGroup,
        name: 'game',
        description: texts.group,
        options: defined(ofGame, texts, { bot, common }),
      },
    ],
  };
}
