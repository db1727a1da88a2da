/** The words of the slash command; descriptions of at most 100 characters. Names are fixed, because Discord types them. */
export const commands = {
  main: {
    description: 'Play Caverna: The Cave Farmers in this channel',
    /** The option of showing an answer to the whole channel. */
    public: 'Show it to everybody in the channel instead of you alone',
    group: 'What is seldom done to a game: hand it out as a file, move it, end it',
    game: 'Which game, the first of the list if you name none',
    where: 'Games of this server (the default), or of all servers',
    subcommands: {
      new: {
        description: 'Open a lobby for a new game in this channel',
        options: {
          players: 'How many may join, 1 to 7',
          computers: 'How many of them are computer players',
        },
      },
      join: { description: 'Join the lobby of this channel, or take a seat that its game offers', options: {} },
      computers: {
        description: 'Choose how many computer players there are in this lobby (host only)',
        options: { count: 'How many computer players' },
      },
      turn: {
        description: 'Open your turn, or your part where all decide at once, for you alone',
        options: { nudge: 'Call the others who are waited for instead' },
      },
      coach: {
        description: 'Ask a computer what it would do, where the table has allowed it',
        options: { last: 'What it says of your last turn instead' },
      },
      plan: {
        description: 'Plan your next turn before it comes; nobody else sees it',
        options: {
          space: 'An action space to add to your list',
          good: 'Only if there is enough of this good',
          least: 'At least how many of it, 1 if you name no number',
          of: 'Whether it must lie on the space (the default), or you must have it',
        },
      },
      notes: { description: 'Open your private notes about this game', options: {} },
      table: { description: 'Show what lies on the table and whose turn it is', options: {} },
      board: {
        description: 'Show the board of a player, yours if you name nobody',
        options: { player: 'Whose board to show' },
      },
      score: { description: 'Show the points as they stand', options: {} },
      log: {
        description: 'Show what has happened, turn by turn',
        options: { recap: 'Only what happened since your own last turn, in short and for you alone' },
      },
      undo: {
        description: 'Take your last move back, or open your last turn again',
        options: { to: 'An earlier turn: takes it back with all that followed, if everybody agrees' },
      },
      vote: {
        description: 'Vote on what the table is asked',
        options: { choice: 'Whether you agree' },
      },
      absent: {
        description: 'Ask the others to do something about a player who takes too long',
        options: { what: 'What to do', player: 'Who takes too long; left out, whoever it is' },
      },
      replace: {
        description: 'Let somebody else take over a seat, if both agree',
        options: { player: 'Whose seat', by: 'Who is to take it' },
      },
      rules: {
        description: 'Look up a rule, or anything that is in a game',
        options: { topic: 'What to look up: a word of its name is enough' },
      },
      mine: { description: 'Show all your games on all servers, those first that wait for you', options: {} },
      settings: {
        description: 'Choose how you are called, when, and what is done for you, in all your games',
        options: {
          timezone: 'Your time zone: type a large city near you',
          silence: 'Hear no more of your present decision in this channel',
        },
      },
      away: {
        description: 'Tell all your games until when you are away, or that you are back',
        options: {
          from: 'From when: a day such as 2026-12-24, or “now” (the default)',
          to: 'Until when: the last day away, such as 2026-12-27, or for how long, such as 3d',
          cancel: 'You are back: forget all your times away',
        },
      },
      stats: {
        description: 'Show what a player has reached: games, wins, scores, favourites, rating',
        options: {
          player: 'Whose statistics, yours if you name nobody',
          list: 'Show the best players by rating, or the best solo scores',
        },
      },
      analysis: {
        description: 'See where the points were left in the game of this channel, once it is over',
        options: {},
      },
      export: { description: 'Get the game of this channel as a file', options: {} },
      move: {
        description: 'Let one of your games go on in this channel',
        options: { game: 'Which game' },
      },
      replay: {
        description: 'Post the game of this channel as an animated picture',
        options: {
          frames: 'What there is a frame for: each round (the default) or each turn',
          public: 'Post it for everybody in the channel (the default), or show it to you alone',
        },
      },
      end: { description: 'End the game in this channel for everybody (host only)', options: {} },
    },
  },
};
