CREATE TABLE `analyses` (
	`game_id` text PRIMARY KEY NOT NULL,
	`entry` integer NOT NULL,
	`version` integer NOT NULL,
	`judge` text NOT NULL,
	`analysis` text NOT NULL,
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `results` ADD `opening` text;--> statement-breakpoint
CREATE INDEX `results_by_opening` ON `results` (`game`,`guild_id`,`players`,`opening`,`points`) WHERE opening is not null;