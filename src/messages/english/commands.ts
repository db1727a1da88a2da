/** The words of the slash command; descriptions of at most 100 characters. Names are fixed, because Discord types them. */
export const commands = {
  caverna: {
    description: 'Play Caverna: The Cave Farmers in this channel',
    /** The option of showing an answer to the whole channel. */
    public: 'Show it to everybody in the channel instead of you alone',
    where: 'Games of this server (the default), or of all servers',
    subcommands: {
      new: {
        description: 'Open a lobby for a new game in this channel',
        options: {
          players: 'How many may join, 1 to 7',
          computers: 'How many computer players sit at the table from the beginning',
        },
      },
      join: { description: 'Join the lobby of this channel, or take a seat that its game offers', options: {} },
      computers: {
        description: 'Say how many computer players sit in the lobby of this channel (host only)',
        options: { count: 'How many computer players' },
      },
      turn: { description: 'Open your turn or your part of the harvest, for you alone', options: {} },
      table: { description: 'Show the action spaces and whose turn it is', options: {} },
      board: {
        description: 'Show a Home board, yours if you name nobody',
        options: { player: 'Whose board to show' },
      },
      score: { description: 'Show the points as they stand', options: {} },
      log: { description: 'Show what has happened, turn by turn', options: {} },
      undo: {
        description: 'Take your last move back, or open your last turn again',
        options: { to: 'An earlier turn: takes it back with all that followed, if everybody agrees' },
      },
      vote: {
        description: 'Say what you think of what the table is asked',
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
        description: 'Look up a space, a tile, an item of loot or a rule',
        options: { topic: 'What to look up, for example “harvest” or “Cooking cave”' },
      },
      stats: {
        description: 'Show what a player has reached: games, wins, scores, favourite tiles, rating',
        options: { player: 'Whose statistics, yours if you name nobody' },
      },
      leaderboard: { description: 'Show the best players by rating, or the best solo scores', options: {} },
      export: { description: 'Get the game of this channel as a file', options: {} },
      move: {
        description: 'Let one of your games go on in this channel',
        options: { game: 'Which game' },
      },
      end: { description: 'End the game in this channel for everybody (host only)', options: {} },
    },
  },
};
