import { getTableName } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { POSTGRES_TABLES, type Tables } from '../tables.ts';

/** What a column holds; `json` is a text that is read and written to the letter. */
export type Kind = 'text' | 'json' | 'integer' | 'bigint' | 'boolean' | 'double precision';

/** A table as it is laid out in every database. */
export interface Layout {
  readonly table: string;
  readonly columns: readonly { readonly name: string; readonly kind: Kind }[];
  /** The columns that tell its rows apart, in the order of their index. */
  readonly key: readonly string[];
  /** The column in which the database counts its rows up, where it does. */
  readonly numbered: string | undefined;
  /** The tables to whose rows its own belong. */
  readonly belongsTo: readonly string[];
}

const KINDS: readonly Kind[] = ['text', 'json', 'integer', 'bigint', 'boolean', 'double precision'];

function kindOf(table: string, { name, type }: { readonly name: string; readonly type: string }): Kind {
  const kind = KINDS.find((one) => one === type);
  if (kind === undefined) throw new Error(`Nobody knows how to move ${type}, which ${table}.${name} holds.`);
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

/** Every table, each behind those to whose rows its own belong. */
export const LAYOUTS: readonly Layout[] = inOrder(Object.values(POSTGRES_TABLES).map(layoutOf));

function inOrder(layouts: readonly Layout[]): Layout[] {
  const placed: Layout[] = [];
  const isPlaced = (name: string) => placed.some(({ table }) => table === name);
  while (placed.length < layouts.length) {
    const next = layouts.filter(({ table, belongsTo }) => !isPlaced(table) && belongsTo.every(isPlaced));
    if (next.length === 0) throw new Error('The tables belong to one another in a circle.');
    placed.push(...next);
  }
  return placed;
}

/** A name as a statement has it. */
export const quoted = (name: string): string => `"${name}"`;

/** The columns of a table as a statement lists them. */
export const listed = ({ columns }: Layout): string => columns.map(({ name }) => quoted(name)).join(', ');
