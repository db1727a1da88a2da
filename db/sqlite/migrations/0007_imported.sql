ALTER TABLE `games` ADD `imported` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `outbox_sent` ON `outbox` (`sent_at`) WHERE sent_at is not null;--> statement-breakpoint
CREATE INDEX `outbox_refused` ON `outbox` (`refused_at`) WHERE refused_at is not null;--> statement-breakpoint
CREATE INDEX `votes_of_game` ON `votes` (`game_id`,`asked_at`);