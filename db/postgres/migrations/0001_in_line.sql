DROP INDEX "outbox_due";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "server" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "place" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "outbox_in_line" ON "outbox" USING btree ("place","id") WHERE sent_at is null and refused_at is null;--> statement-breakpoint
CREATE INDEX "outbox_of_server" ON "outbox" USING btree ("server","place") WHERE sent_at is null and refused_at is null;