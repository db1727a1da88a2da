import { FRAMES_FOR, type FrameFor } from '../presses.ts';
import { FLAG, lookHere, PUBLIC, type Subcommand, TEXT } from '../subcommand.ts';
import { showReplay } from './replay.ts';

const FRAMES = 'frames';

const isFrameFor = (text: string | null): text is FrameFor => FRAMES_FOR.some((pace) => pace === text);

export const replay: Subcommand = {
  // Only the person who asked needs to see the progress; the replay itself is for everybody.
  staysPrivate: true,
  options: ({ words }) => [
    { type: TEXT, name: FRAMES, choices: FRAMES_FOR.map((pace) => ({ name: words.replay.paces[pace], value: pace })) },
    { type: FLAG, name: PUBLIC },
  ],

  async run(bot, { user, channelId, interaction }, reply) {
    const { game, note } = await lookHere(bot, channelId);
    const frames = interaction.options.getString(FRAMES);
    const isPublic = interaction.options.getBoolean(PUBLIC) ?? true;
    const pace = isFrameFor(frames) ? frames : 'rounds';
    return showReplay(bot, { gameId: game.id, userId: user.id, channelId, pace, isPublic, note }, reply);
  },
};
