/**
 * The texts of the slash command; Discord takes at most 100 characters each. Names are fixed, because players type
 * them.
 */
export const commands = {
  main: {
    description: 'Play Caverna: The Cave Farmers in this channel',
    /** The option that shows an answer to the whole channel. */
    public: 'Show it to everybody in the channel, not only to you',
    group: 'Export, move or end a game, or change its language or computers',
    game: (first: string): string => `Which game; ${first} if you leave it out`,
    where: 'Games on this server (default), or on all servers',
    subcommands: {
      new: {
        description: 'Open a lobby for a new game in this channel',
        options: {
          players: 'How many can join, 1 to 7',
          computers: 'How many of them are computer players',
          bank: 'Instead of a pace: hours to think in all, and more for each decision (48+8); nights do not count',
        },
      },
      join: { description: 'Join the lobby in this channel, or take a seat that its game offers', options: {} },
      computers: {
        description: 'Set the number of computer players in this lobby (host only)',
        options: { count: 'How many computer players' },
      },
      turn: {
        description: 'Open your turn; only you see it',
        options: { nudge: 'Instead, call the other players the game is waiting for' },
      },
      learn: {
        description: 'Learn to play in short lessons that only you can see',
        options: {},
      },
      coach: {
        description: 'Ask a computer what it would do, if the table allows it',
        options: { last: 'Instead, see what it says about your last turn' },
      },
      plan: {
        description: 'Plan your next turn; nobody else sees it',
        options: {
          space: 'An action space to add to your list',
          good: 'Only if there is enough of this good',
          least: 'The minimum amount; 1 if you leave it out',
          of: 'Where the good must be: on the space (default), or in your supply',
        },
      },
      notes: { description: 'Open your private notes about this game', options: {} },
      table: { description: 'Show the table and whose turn it is', options: {} },
      board: {
        description: 'Show a player’s board; yours if you name nobody',
        options: { player: 'Whose board to show' },
      },
      score: { description: 'Show the current points', options: {} },
      log: {
        description: 'Show what has happened, turn by turn',
        options: { recap: 'Only what has happened since your last turn, briefly and only for you' },
      },
      undo: {
        description: 'Take back your last move, or open your last turn again',
        options: { to: 'An earlier turn: takes it back with everything after it, if everybody agrees' },
      },
      vote: {
        description: 'Vote on what the table is deciding',
        options: { choice: 'Whether you agree' },
      },
      absent: {
        description: 'Ask the others what to do about a player who takes too long',
        options: { what: 'What to do', player: 'Who takes too long; the late player if you leave it out' },
      },
      replace: {
        description: 'Let somebody else take over a seat, if both agree',
        options: { player: 'Whose seat', by: 'Who takes it over' },
      },
      rules: {
        description: 'Look up a rule, or anything in a game',
        options: { topic: 'What to look up: one word of its name is enough' },
      },
      mine: { description: 'Show all your games on all servers, those waiting for you first', options: {} },
      settings: {
        description: 'Choose how and when you are called, and what is done for you, in all your games',
        options: {
          timezone: 'Your time zone: type a large city near you',
          silence: 'No more calls for your current decision in this channel',
          language: 'The language of everything that only you see',
        },
      },
      away: {
        description: 'Tell all your games how long you will be away, or that you are back',
        options: {
          from: 'From when: a day such as 2026-12-24, or “now” (default)',
          to: 'Until when: your last day away, such as 2026-12-27, or for how long, such as 3d',
          deputy: 'Who plays for you in your games on this server until you are back, if they agree',
          cancel: 'You are back: cancel all your planned absences',
        },
      },
      stats: {
        description: 'Show a player’s games, wins, scores, favourites and rating',
        options: {
          player: 'Whose statistics; yours if you name nobody',
          list: 'Show the best players by rating, or the best solo scores',
        },
      },
      analysis: {
        description: 'See which turns cost points in the game of this channel, once it is over',
        options: {},
      },
      try: {
        description: 'Try things out in a private copy of this game; it changes nothing',
        options: { turn: 'In a finished game: which turn to play differently' },
      },
      export: { description: 'Get the game of this channel as a file', options: {} },
      move: {
        description: 'Move one of your games to this channel',
        options: { game: 'Which game' },
      },
      replay: {
        description: 'Post the game of this channel as an animated picture',
        options: {
          frames: 'One frame per round (default) or per turn',
          public: 'Post it for everybody in the channel (default), or show it only to you',
        },
      },
      language: {
        description: 'Change the language of the game in this channel (host only)',
        options: { language: 'The language of all posts here from now on' },
      },
      end: { description: 'End the game in this channel for everybody (host only)', options: {} },
    },
  },
};
