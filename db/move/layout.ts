import { getTableName } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { POSTGRES_TABLES, type Tables } from '../tables.ts';

/** The type of a column; `json` is a text that is read and written exactly. */
export type Kind = 'text' | 'json' | 'integer' | 'bigint' | 'boolean' | 'double precision';

/** A table's layout, which is the same in all databases. */
export interface Layout {
  readonly table: string;
  readonly columns: readonly { readonly name: string; readonly kind: Kind }[];
  /** The columns that identify the table's rows, in the order of their index. */
  readonly key: readonly string[];
  /** The column with automatic numbers, if there is one. */
  readonly numbered: string | undefined;
  /** The tables that its rows belong to. */
  readonly belongsTo: readonly string[];
}

const COLUMN_KINDS: readonly Kind[] = ['text', 'json', 'integer', 'bigint', 'boolean', 'double precision'];

function kindOf(table: string, { name, type }: { readonly name: string; readonly type: string }): Kind {
  const kind = COLUMN_KINDS.find((one) => one === type);
  if (kind === undefined) throw new Error(`There is no way to move ${type}, the type of ${table}.${name}.`);
  return kind;
}

function layoutOf(table: Tables[keyof Tables]): Layout {
  const { name, columns, primaryKeys, foreignKeys } = getTableConfig(table);
  const key = primaryKeys[0]?.columns ?? columns.filter((column) => column.primary);
  return {
    table: name,
    columns: columns.map((column) => ({
      name: column.name,
      kind: kindOf(name, { name: column.name, type: column.getSQLType() }),
    })),
    key: key.map((column) => column.name),
    numbered: columns.find(({ generatedIdentity }) => generatedIdentity !== undefined)?.name,
    belongsTo: foreignKeys.map((foreign) => getTableName(foreign.reference().foreignTable)),
  };
}

/** All tables, each after those that its rows belong to. */
export const LAYOUTS: readonly Layout[] = inOrder(Object.values(POSTGRES_TABLES).map(layoutOf));

function inOrder(layouts: readonly Layout[]): Layout[] {
  const placed: Layout[] = [];
  const isPlaced = (name: string) => placed.some(({ table }) => table === name);
  while (placed.length < layouts.length) {
    const next = layouts.filter(({ table, belongsTo }) => !isPlaced(table) && belongsTo.every(isPlaced));
    if (next.length === 0) throw new Error('The tables refer to each other in a circle.');
    placed.push(...next);
  }
  return placed;
}

/** A name as it is written in a statement. */
export const quoted = (name: string): string => `"${name}"`;

/** The columns of a table, as they are listed in a statement. */
export const listed = ({ columns }: Layout): string => columns.map(({ name }) => quoted(name)).join(', ');
