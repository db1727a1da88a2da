ALTER TABLE `games` ADD `idle_stage` text;--> statement-breakpoint
ALTER TABLE `games` ADD `idle_due` integer;--> statement-breakpoint
CREATE INDEX `games_idle` ON `games` (`idle_due`) WHERE status = 'lobby';