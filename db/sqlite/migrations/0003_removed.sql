CREATE TABLE `removed` (
	`game_id` text PRIMARY KEY NOT NULL,
	`guild_id` text,
	`copy` text NOT NULL,
	`removed_at` integer NOT NULL,
	`due_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `removed_due` ON `removed` (`due_at`);--> statement-breakpoint
ALTER TABLE `games` ADD `channel_lost` integer DEFAULT false NOT NULL;