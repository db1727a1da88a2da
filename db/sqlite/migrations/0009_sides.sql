ALTER TABLE `results` ADD `side` text;--> statement-breakpoint
CREATE INDEX `results_by_side` ON `results` (`user_id`,`game`,`guild_id`,`side`,`players`,`rank`,`points`) WHERE side is not null;