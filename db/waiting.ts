import { and, isNull } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Whether a post is neither sent nor given up, in the form of the indexes of waiting posts. */
export const isWaiting = (posts: { readonly sentAt: PgColumn; readonly refusedAt: PgColumn }) =>
  and(isNull(posts.sentAt), isNull(posts.refusedAt));
