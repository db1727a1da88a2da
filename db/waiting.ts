import { and, isNull } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Whether a post has been neither sent nor given up on, written as in the indexes of waiting posts. */
export const isWaiting = (posts: { readonly sentAt: PgColumn; readonly refusedAt: PgColumn }) =>
  and(isNull(posts.sentAt), isNull(posts.refusedAt));
