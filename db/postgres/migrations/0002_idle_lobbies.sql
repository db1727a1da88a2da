ALTER TABLE "games" ADD COLUMN "idle_stage" text;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "idle_due" bigint;--> statement-breakpoint
CREATE INDEX "games_idle" ON "games" USING btree ("idle_due") WHERE status = 'lobby';