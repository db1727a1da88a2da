import type pg from 'pg';
import { DatabaseError } from '../errors.ts';
import { connect } from '../postgres/client.ts';
import { asPostgresError } from '../postgres/errors.ts';
import { holdAlone } from '../postgres/hold.ts';
import { type Condition, conditionOf, movingInto } from '../postgres/inspect.ts';
import { openPostgres } from '../postgres/open.ts';
import { type Kind, LAYOUTS, type Layout, listed, quoted } from './layout.ts';
import { MARK, notEmpty, notOfThisVersion, unfinished } from './mark.ts';
import { nameOfRow, PIECE, type Row, rowOf, type Source, type Target, type Value } from './rows.ts';

/**
 * Opens a PostgreSQL database to read its current state.
 * @throws {DatabaseError} if it cannot be reached, a bot is using it, or it is from another version
 */
export function openPostgresSource(url: string): Promise<Source> {
  return connected(url, async (client, name) => {
    const condition = await conditionOf(client);
    mustBeOurs(name, condition);
    const from = await movingInto(client);
    if (from !== undefined) throw unfinished(name, from);
    if (condition === 'empty')
      throw new DatabaseError(`The database ${name} contains nothing to move. Name the one that has the games.`);
    if (condition === 'older') throw notOfThisVersion(name, condition);
    await holdAlone(client, name);
    await client.query('begin isolation level repeatable read read only');
    return readerOf(client, name);
  });
}

/**
 * Opens an empty PostgreSQL database to fill it.
 * @throws {DatabaseError} if it contains anything, except an unfinished earlier move from `from`
 */
export function openPostgresTarget(url: string, from: string): Promise<Target> {
  return connected(url, async (client, name) => {
    await holdAlone(client, name);
    await mustTakeEveryText(client, name);
    if (!(await mayBeFilled(client, { name, from }))) {
      await (await openPostgres(url)).close();
      await client.query('begin');
      await client.query(`create table ${MARK} (source text not null)`);
      await client.query(`insert into ${MARK} values ($1)`, [from]);
      await client.query('commit');
    }
    await client.query('begin');
    const tables = LAYOUTS.map(({ table }) => quoted(table)).join(', ');
    await client.query(`lock table ${tables} in access exclusive mode`);
    if (await isFilled(client)) throw notEmpty(name);
    return { ...readerOf(client, name), ...writerOf(client, name) };
  });
}

type Opened<T> = T & { close(): Promise<void> };

/** Opens a database; closes the connection together with it. */
async function connected<T>(url: string, open: (client: pg.Client, name: string) => Promise<T>): Promise<Opened<T>> {
  const { client, name, close } = await connect(url);
  try {
    return { ...(await open(client, name)), close };
  } catch (error) {
    await close();
    throw asPostgresError(name, error);
  }
}

function mustBeOurs(name: string, condition: Condition): void {
  switch (condition) {
    case 'newer':
      throw notOfThisVersion(name, condition);
    case 'foreign':
      throw new DatabaseError(`The database ${name} contains another program's tables. Name another database.`);
    case 'half':
      throw new DatabaseError(`The database ${name} lacks some of this program's tables. Name another database.`);
    case 'empty':
    case 'older':
    case 'current':
  }
}

async function mustTakeEveryText(client: pg.Client, name: string): Promise<void> {
  const { rows } = await client.query<{ encoding: string }>(`select current_setting('server_encoding') as encoding`);
  if (rows[0]?.encoding === 'UTF8') return;
  throw new DatabaseError(
    `The database ${name} stores text as ${rows[0]?.encoding}, which does not have all characters. Create one with createdb --encoding=UTF8 --template=template0.`,
  );
}

/** Refuses a database that must not be filled; returns whether it already has the mark. */
async function mayBeFilled(
  client: pg.Client,
  { name, from }: { readonly name: string; readonly from: string },
): Promise<boolean> {
  const condition = await conditionOf(client);
  if (condition === 'empty') return false;
  mustBeOurs(name, condition);
  const source = await movingInto(client);
  if (source !== undefined && source !== from) throw unfinished(name, source);
  // An older version has different tables, even if they are empty.
  if (condition === 'older' || (await isFilled(client))) throw notEmpty(name);
  return source !== undefined;
}

async function isFilled(client: pg.Client): Promise<boolean> {
  const some = LAYOUTS.map(({ table }) => `exists (select 1 from ${quoted(table)})`).join(' or ');
  const { rows } = await client.query<{ filled: boolean }>(`select ${some} as filled`);
  return rows[0]?.filled ?? false;
}

function readerOf(client: pg.Client, name: string): Omit<Source, 'close'> {
  return {
    name,
    async *rows(layout) {
      try {
        await client.query(`declare moved no scroll cursor for ${everyRowOf(layout)}`);
        for (;;) {
          const fetch = { text: `fetch ${PIECE} from moved`, rowMode: 'array' as const };
          const { rows } = await client.query<unknown[]>(fetch);
          if (rows.length === 0) break;
          yield rows.map((row) => rowOf(layout, row));
        }
        await client.query('close moved');
      } catch (error) {
        throw asPostgresError(name, error);
      }
    },
    async last({ table, numbered }) {
      if (numbered === undefined) return 0;
      const { rows: sequences } = await client.query<{ name: string }>(
        'select pg_get_serial_sequence($1, $2) as name',
        [quoted(table), numbered],
      );
      const { rows } = await client.query<{ last: string }>(
        `select case when is_called then last_value else 0 end as last from ${sequences[0]?.name}`,
      );
      return Number(rows[0]?.last);
    },
  };
}

/** Ordered by bytes, which gives the same order everywhere, and not by the rules of a language. */
function everyRowOf(layout: Layout): string {
  const { table, columns, key } = layout;
  const selected = columns.map(({ name, kind }) => (kind === 'json' ? `${quoted(name)}::text` : quoted(name)));
  const isText = (name: string) => columns.find((column) => column.name === name)?.kind === 'text';
  const order = key.map((name) => `${quoted(name)}${isText(name) ? ' collate "C"' : ''}`);
  return `select ${selected.join(', ')} from ${quoted(table)} order by ${order.join(', ')}`;
}

function writerOf(client: pg.Client, name: string): Omit<Target, keyof Source> {
  const ask = async (text: string, values: readonly unknown[] = []) => {
    try {
      await client.query(text, [...values]);
    } catch (error) {
      throw asPostgresError(name, error);
    }
  };
  return {
    async add(layout, rows) {
      for (const row of rows) mustFit(layout, row);
      const lists = layout.columns.map(({ kind }, index) => `$${index + 1}::${kind}[]`);
      const values = layout.columns.map((_, index) => rows.map((row) => row[index]));
      await ask(
        `insert into ${quoted(layout.table)} (${listed(layout)}) select * from unnest(${lists.join(', ')})`,
        values,
      );
    },
    async countFrom({ table, numbered }, last) {
      if (last === 0) return;
      await ask('select setval(pg_get_serial_sequence($1, $2), $3)', [quoted(table), numbered, last]);
    },
    async finish() {
      await ask(`drop table ${MARK}`);
      await ask('commit');
      await ask('analyze');
    },
  };
}

/** Refuses a row that PostgreSQL would not store, and names it. */
function mustFit(layout: Layout, row: Row): void {
  for (const [index, { kind }] of layout.columns.entries()) {
    const fault = faultOf(kind, row[index] ?? null);
    if (fault !== undefined) throw new DatabaseError(`${nameOfRow(layout, row)} ${fault}`);
  }
}

const LARGEST = 2 ** 31;

function faultOf(kind: Kind, value: Value): string | undefined {
  switch (kind) {
    case 'integer':
      return Math.abs(Number(value)) < LARGEST ? undefined : 'contains a number that is too large for PostgreSQL.';
    case 'text':
      return String(value).includes('\0') ? NO_NULS : undefined;
    case 'json':
      return typeof value === 'string' ? faultOfJson(value) : undefined;
    case 'bigint':
    case 'boolean':
    case 'double precision':
      return undefined;
  }
}

const NO_NULS =
  'contains the character NUL, which PostgreSQL cannot store. Remove it from that text, or remove the row, and move again.';

/** What is wrong with a JSON text that PostgreSQL would store although it could not read its fields. */
function faultOfJson(text: string): string | undefined {
  try {
    const isSound = (_: string, value: unknown) => {
      if (typeof value === 'string' && /[\0\p{Cs}]/u.test(value)) throw new RangeError();
      return value;
    };
    // Such characters are always written as escapes.
    JSON.parse(text, /\\u(0000|d[89a-f])/i.test(text) ? isSound : undefined);
    return undefined;
  } catch (error) {
    return error instanceof RangeError ? NO_NULS : 'contains text that is not JSON.';
  }
}
