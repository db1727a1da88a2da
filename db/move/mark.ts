import { DatabaseError } from '../errors.ts';

/** While a database is being filled, this table says where the data comes from. */
export const MARK = '__moving';

/** The error for a database that a move has not finished filling. */
export function unfinished(name: string, from: string): DatabaseError {
  return new DatabaseError(
    `A move from ${from} into the database ${name} has not been finished. Run npm run -s move-database again with these two, or name another database.`,
  );
}

/** The error for a target database that is not empty. */
export function notEmpty(name: string): DatabaseError {
  return new DatabaseError(`The database ${name} is not empty. Name an empty one.`);
}

/** The error for a database from another version of this program, which a move must not change. */
export function notOfThisVersion(name: string, kind: 'older' | 'newer'): DatabaseError {
  return new DatabaseError(
    kind === 'newer'
      ? `The database ${name} was written by a newer version of this program. Update the program.`
      : `The database ${name} was written by an older version of this program. Start the bot once with this database to update it, stop the bot, then move the database.`,
  );
}
