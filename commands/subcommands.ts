import {
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord.js';
import type { Catalogue } from '../src/messages/index.ts';
import { analysis, coach } from './coach/coach-command.ts';
import { learn } from './learn/learn-command.ts';
import { computers } from './lobby/computers.ts';
import { language } from './lobby/language-command.ts';
import { newGame } from './lobby/new.ts';
import { facesOf } from './lobby/offered.ts';
import { absent, replace, vote } from './lobby/seats-command.ts';
import { board, log, score, table } from './looks/look-command.ts';
import { rules } from './looks/rules.ts';
import { away } from './own/away-command.ts';
import { mine } from './own/mine-command.ts';
import { settings } from './own/settings-command.ts';
import { stats } from './own/stats-command.ts';
import { notes, plan } from './plan/planning.ts';
import { exported, move } from './replay/move-command.ts';
import { replay } from './replay/replay-command.ts';
import { tryOut } from './sandbox/try-command.ts';
import { defined, type Offering, type Subcommand } from './subcommand.ts';
import { end, join, turn, undo } from './turn/play.ts';

/**
 * The names that the catalogue has words for. A subcommand without words does not compile, and neither do words without
 * a subcommand.
 */
type Name = keyof Catalogue['commands']['main']['subcommands'];
type Named = Readonly<Partial<Record<Name, Subcommand>>>;

/**
 * The subcommands of `/caverna`, in the order of the list. With the group, Discord allows 25, and one place is left:
 * rare ones go into the group.
 */
const subcommands = {
  new: newGame,
  join,
  turn,
  try: tryOut,
  learn,
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
} satisfies Named;

/** The rarely used subcommands under `/caverna game`; Discord allows no more than 25 subcommands and groups. */
const ofGame = { export: exported, move, language, computers, end } satisfies Named;

const ALL: Readonly<Record<string, Subcommand>> = { ...subcommands, ...ofGame } satisfies Readonly<
  Record<Name, Subcommand>
>;

/** The subcommand with a name, in any group; undefined if there is none. */
export function findSubcommand(name: string): Subcommand | undefined {
  return Object.hasOwn(ALL, name) ? ALL[name] : undefined;
}

/** `/caverna` in its registered form. */
export function defineCommand(bot: Offering): RESTPostAPIChatInputApplicationCommandsJSONBody {
  const texts = bot.words.commands.main;
  const common = { public: texts.public, where: texts.where, game: texts.game(facesOf(bot)[0]?.face.name ?? '') };
  return {
    type: ApplicationCommandType.ChatInput,
    name: 'caverna',
    description: texts.description,
    // Lessons also work in direct messages; everything else just answers there with a sentence.
    contexts: [InteractionContextType.Guild, InteractionContextType.BotDM],
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
