import { ApplicationIntegrationType, InteractionContextType, SlashCommandBuilder } from 'discord.js';
import type { Bot } from '../bot.ts';
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
import type { Subcommand } from './subcommand.ts';

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
export function defineCommand(bot: Pick<Bot, 'words' | 'faces'>) {
  const texts = bot.words.commands.main;
  const command = new SlashCommandBuilder()
    .setName('caverna')
    .setDescription(texts.description)
    .setContexts(InteractionContextType.Guild)
    .setIntegrationTypes(ApplicationIntegrationType.GuildInstall);
  for (const [name, subcommand] of Object.entries<Subcommand>(subcommands)) {
    const { description } = texts.subcommands[name as keyof typeof subcommands];
    command.addSubcommand((sub) => {
      sub.setName(name).setDescription(description);
      subcommand.options?.(sub, bot);
      return sub;
    });
  }
  return command.toJSON();
}
