import { lstatSync, readdirSync, readlinkSync, type Stats } from 'node:fs';
import { dirname, join, parse, resolve, sep } from 'node:path';
import { DatabaseError } from './errors.ts';

/** The files that SQLite and this program create beside a database, by the suffixes of their names. */
const BESIDE = ['', '-wal', '-shm', '-journal', '.lock', '.lock-journal', '.restored'];

/** A user other than the administrator, by the operating system's numbers. */
interface Person {
  readonly uid: number;
  readonly gid: number;
}

/**
 * Switches from root to the owner of a database's folder before touching anything in the folder. Returns that user's
 * number; undefined if that was not needed.
 * @throws {DatabaseError} if that is not possible, or others may write in a folder of the administrator's
 */
export function stepDown(database: string): number | undefined {
  if (database === ':memory:' || !isAdministrator()) return undefined;
  const keeper = keeperOf(database);
  if (keeper === undefined) return undefined;
  const { uid, gid } = keeper;
  try {
    process.setgroups?.([gid]);
    process.setgid?.(gid);
    process.setuid?.(uid);
  } catch (error) {
    throw new DatabaseError(`${foreign(database, uid)} (The program could not switch to that user by itself.)`, {
      cause: error,
    });
  }
  return uid;
}

/**
 * Makes sure that writes to a path, or beside it, end up there. No name may be a link, because somebody else may have
 * pointed it at another file; and an administrator writes nothing where others may write.
 * @throws {DatabaseError} naming the problem
 */
export function refuseForeign(path: string): void {
  if (path === ':memory:') return;
  for (const file of BESIDE.map((added) => path + added)) refuseLink(file, NAME_IT);
  const keeper = isAdministrator() ? keeperOf(path) : undefined;
  if (keeper) throw new DatabaseError(foreign(path, keeper.uid));
}

/**
 * The same check for a folder beside a database. The folder must not contain links either.
 * @throws {DatabaseError} naming the problem
 */
export function refuseForeignFolder(folder: string): void {
  refuseForeign(folder);
  if (look(folder) === undefined) return;
  for (const { name, parentPath } of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    refuseLink(join(parentPath, name), 'Remove it.');
  }
}

const NAME_IT = 'Remove it, or name the file that it points to.';

/**
 * Makes sure that a path is not a link.
 * @throws {DatabaseError} saying that it is one, and the `remedy`
 */
export function refuseLink(path: string, remedy: string): void {
  if (look(path)?.isSymbolicLink()) throw new DatabaseError(`${path} is a link, and links are not followed. ${remedy}`);
}

const isAdministrator = (): boolean => process.getuid?.() === 0;

const foreign = (path: string, uid: number): string =>
  `The folder of ${path} belongs to the user ${uid}, so the program does not write there as an administrator. Run it as that user.`;

const OTHERS_WRITE = 0o002;
const GROUP_WRITES = 0o020;
const STICKY = 0o1000;

/** Like the operating system, this does not follow links forever. */
const MOST_LINKS = 40;

/** Somebody who could put a link on the way to a file, or in its folder; undefined if only the administrator could. */
function keeperOf(path: string): Person | undefined {
  const folder = dirname(resolve(path));
  const { root } = parse(folder);
  let links = 0;
  let left = folder.slice(root.length).split(sep).filter(Boolean);
  for (let way = root; ; ) {
    const found = look(way);
    if (found === undefined) return undefined;
    if (found.uid !== 0) return personOf(found);
    if (found.isSymbolicLink()) {
      if (++links > MOST_LINKS) throw new DatabaseError(`The links in the path ${path} form a loop.`);
      left = [...resolve(dirname(way), readlinkSync(way)).slice(root.length).split(sep).filter(Boolean), ...left];
      way = root;
      continue;
    }
    const isLast = left.length === 0;
    if (isOpen(found, isLast)) return keeperOfOpen(path, { folder: way, found, isLast });
    if (isLast) return undefined;
    way = resolve(way, left.shift() ?? '');
  }
}

/**
 * Whether others may put something in a folder of the administrator's. In a sticky folder, they cannot replace files.
 */
function isOpen({ mode, gid }: Stats, isLast: boolean): boolean {
  const writable = (mode & OTHERS_WRITE) !== 0 || ((mode & GROUP_WRITES) !== 0 && gid !== 0);
  return writable && (isLast || (mode & STICKY) === 0);
}

/** If root shares a folder with the user who runs the bot, the database belongs to that user. */
function keeperOfOpen(
  path: string,
  { folder, found, isLast }: { readonly folder: string; readonly found: Stats; readonly isLast: boolean },
): Person {
  const file = isLast ? look(path) : undefined;
  if (file && file.uid !== 0) return personOf({ uid: file.uid, gid: found.gid });
  throw new DatabaseError(
    `Other users can write to the folder ${folder}. Give the folder to the user who runs the bot, or remove their permission.`,
  );
}

/** Belonging to the administrator's group also gives rights, so that group is not used. */
const personOf = ({ uid, gid }: Person): Person => ({ uid, gid: gid === 0 ? uid : gid });

const look = (path: string): Stats | undefined => {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch {
    // Later steps report this problem.
    return undefined;
  }
};
