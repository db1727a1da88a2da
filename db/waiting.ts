import { and, isNull } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Whether a post is neither sent nor given up, as the indexes of what waits have it. */
export const isWaiting = (posts: { readonly sentAt: PgColumn; readonly refusedAt: PgColumn }) =>
  and(isNull(posts.sentAt), isNull(posts.refusedAt));
