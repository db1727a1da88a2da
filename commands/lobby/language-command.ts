import { isLanguage } from '../../src/messages/index.ts';
import { mayManage } from '../admin/admin-command.ts';
import { languageChoices, spokenNames } from '../language.ts';
import { gameHere, type Subcommand, TEXT } from '../subcommand.ts';

const LANGUAGE = 'language';

/** Changes the language of all public posts about the channel's lobby or game. */
export const language: Subcommand = {
  options: () => [{ type: TEXT, name: LANGUAGE, required: true, choices: languageChoices }],

  async run(bot, { user, channelId, interaction }, reply) {
    const { languages } = bot.words;
    const wanted = interaction.options.getString(LANGUAGE, true);
    if (!isLanguage(wanted)) return reply.tell(languages.unknown(wanted, spokenNames));
    const { id: gameId } = await gameHere(bot, channelId);
    const manages = mayManage(interaction);
    await bot.table.changeLanguage({ gameId, userId: user.id, language: wanted, manages });
    return reply.tell(languages.changed(languageChoices.find(({ value }) => value === wanted)?.name ?? wanted));
  },
};
