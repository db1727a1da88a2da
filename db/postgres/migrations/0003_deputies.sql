ALTER TABLE "seats" ADD COLUMN "deputy_id" text;--> statement-breakpoint
ALTER TABLE "seats" ADD COLUMN "deputy_name" text;--> statement-breakpoint
ALTER TABLE "seats" ADD COLUMN "deputy_stage" text;--> statement-breakpoint
ALTER TABLE "seats" ADD COLUMN "deputy_from" bigint;--> statement-breakpoint
ALTER TABLE "seats" ADD COLUMN "deputy_until" bigint;--> statement-breakpoint
ALTER TABLE "tenures" ADD COLUMN "deputy" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "seats_of_deputy" ON "seats" USING btree ("deputy_id") WHERE deputy_id is not null;