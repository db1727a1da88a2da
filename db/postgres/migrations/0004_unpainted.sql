ALTER TABLE "outbox" ADD COLUMN "unpainted_since" bigint;--> statement-breakpoint
CREATE INDEX "outbox_unpainted" ON "outbox" USING btree ("id") WHERE unpainted_since is not null;