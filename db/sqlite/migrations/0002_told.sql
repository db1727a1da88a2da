CREATE TABLE `told` (
	`game_id` text NOT NULL,
	`entry` integer NOT NULL,
	`channel_id` text NOT NULL,
	`message_id` text NOT NULL,
	PRIMARY KEY(`game_id`, `message_id`),
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `votes` ADD `since` integer DEFAULT 0 NOT NULL;