import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { backupsOf } from '../../db/backup.ts';
import { restorePostgres } from '../../db/postgres/backup.ts';
import { MIGRATIONS } from '../../db/postgres/inspect.ts';
import { openPostgres, type PostgresOptions } from '../../db/postgres/open.ts';
import { DEBIAN } from '../../db/postgres/programs.ts';
import { ask } from '../../lab/postgres.ts';
import { aGame } from './contract.ts';
import { folder, withGame } from './places.ts';
import { withPostgres } from './postgres.ts';

/** A change in the next version that fails the second time. */
const CHANGE = 'alter table games add column further text';

/**
 * Makes this process the next version of the program, with one more migration of PostgreSQL's tables in a folder of its
 * own. It ends with the test.
 */
function asNextVersion(place: string, change = CHANGE): void {
  const before = MIGRATIONS.migrationsFolder;
  cpSync(before, place, { recursive: true });
  const file = join(place, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { readonly entries: { idx: number; when: number }[] };
  const last = journal.entries.at(-1) ?? expect.fail();
  const further = { ...last, idx: last.idx + 1, when: last.when + 1, tag: 'further' };
  writeFileSync(file, JSON.stringify({ ...journal, entries: [...journal.entries, further] }));
  writeFileSync(join(place, 'further.sql'), change);
  MIGRATIONS.migrationsFolder = place;
  onTestFinished(() => {
    MIGRATIONS.migrationsFolder = before;
  });
}

/** Makes shell scripts the only programs of PostgreSQL that this process finds. They end with the test. */
function install(place: string, scripts: Readonly<Record<string, string>>): void {
  const { folder: before } = DEBIAN;
  const programs = join(place, '15', 'bin');
  mkdirSync(programs, { recursive: true });
  for (const [name, script] of Object.entries(scripts)) {
    const file = join(programs, name);
    writeFileSync(file, `#!/bin/sh\n${script}\n`);
    chmodSync(file, 0o755);
  }
  DEBIAN.folder = place;
  vi.stubEnv('PATH', '');
  onTestFinished(() => {
    DEBIAN.folder = before;
    vi.unstubAllEnvs();
  });
}

const versionIs = (version: string) => `[ "$1" = --version ] && echo "pg_dump (PostgreSQL) ${version}" && exit`;

async function isUpgraded(url: string): Promise<boolean> {
  const rows = await ask(url, `select 1 from information_schema.columns where column_name = 'further'`);
  return rows.length > 0;
}

const open = async (url: string, options: PostgresOptions = {}) => (await openPostgres(url, options)).close();

withPostgres('a PostgreSQL database that an older version has left', (server) => {
  let url: string;
  let place: string;
  beforeEach(async () => {
    [url, place] = [await server().newDatabase(), folder()];
    await withGame(url);
  });

  const upgrade = (change?: string) => asNextVersion(join(place, 'migrations'), change);
  const copies = () => backupsOf({ database: url, folder: join(place, 'backups') });

  it('is copied once before its tables are changed, by the first of several processes', async () => {
    expect(copies()).toEqual([]);
    upgrade();
    const backups = join(place, 'backups');
    const uncopied = vi.fn();
    await Promise.all([1, 2, 3].map(() => open(url, { backups, uncopied })));
    expect(await isUpgraded(url)).toBe(true);
    expect(copies()).toMatchObject([{ beforeUpgrade: true }]);
    expect(readdirSync(backups)).toHaveLength(1);
    expect(uncopied).not.toHaveBeenCalled();
    // A start that changes nothing needs none.
    await open(url, { backups });
    expect(copies()).toHaveLength(1);
    // The copy restores what was there before.
    const other = await server().newDatabase();
    expect(await restorePostgres(copies()[0]?.path ?? '', other, { folder: place, at: 0 })).toMatchObject({
      older: true,
    });
    expect(await isUpgraded(other)).toBe(false);
    expect(await ask(other, 'select id from games')).toEqual([{ id: aGame().id }]);
  });

  it('is not changed if it cannot be copied although the programs are there', async () => {
    upgrade();
    const backups = join(place, 'taken');
    writeFileSync(backups, '');
    await expect(open(url, { backups })).rejects.toThrow(/^The folder for the backup .* cannot be created/);
    expect(await isUpgraded(url)).toBe(false);
    const full = join(place, 'full');
    mkdirSync(full);
    const failing = 'echo "pg_dump: error: No space left on device" >&2; exit 1';
    install(join(place, 'programs'), { pg_dump: `${versionIs('99.0')}\n${failing}`, pg_restore: '' });
    await expect(open(url, { backups: full })).rejects.toThrow(
      /^The database games\d+ on localhost could not be copied to .*-before-upgrade\.dump: No space left on device\.$/,
    );
    expect(readdirSync(full)).toEqual([]);
    expect(await isUpgraded(url)).toBe(false);
  });

  it.each([
    ['are missing', {}, /and pg_restore are missing/],
    ['are too old', { pg_dump: versionIs('9.6.24'), pg_restore: '' }, /by pg_dump 9\. Install/],
  ])('is changed without a copy, with a warning, if the programs for that %s', async (_, scripts, why) => {
    upgrade();
    install(join(place, 'programs'), scripts);
    const uncopied = vi.fn<(why: Error) => void>();
    await open(url, { backups: join(place, 'backups'), uncopied });
    expect(uncopied.mock.calls).toEqual([[expect.objectContaining({ message: expect.stringMatching(why) })]]);
    expect(await isUpgraded(url)).toBe(true);
    expect(copies()).toEqual([]);
  });

  it('is as it was if a change fails, and its copy is kept', async () => {
    upgrade('alter table games add column further text;--> statement-breakpoint\nselect 1 / 0;');
    await expect(open(url, { backups: join(place, 'backups') })).rejects.toThrow();
    expect(await isUpgraded(url)).toBe(false);
    expect(copies()).toHaveLength(1);
  });
});
