DROP INDEX `results_of_user`;--> statement-breakpoint
ALTER TABLE `results` ADD `against` text;--> statement-breakpoint
CREATE INDEX `results_of_user` ON `results` (`user_id`,`game`,`guild_id`,`players`,`against`,`rank`,`points`);