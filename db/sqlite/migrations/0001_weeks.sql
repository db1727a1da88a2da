CREATE TABLE `notes` (
	`game_id` text NOT NULL,
	`user_id` text NOT NULL,
	`text` text NOT NULL,
	PRIMARY KEY(`game_id`, `user_id`),
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `orders` (
	`game_id` text NOT NULL,
	`seat` integer NOT NULL,
	`orders` text NOT NULL,
	PRIMARY KEY(`game_id`, `seat`),
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `people` (
	`user_id` text PRIMARY KEY NOT NULL,
	`settings` text,
	`away` text
);
--> statement-breakpoint
CREATE TABLE `results` (
	`game_id` text NOT NULL,
	`seat` integer NOT NULL,
	`user_id` text,
	`game` text NOT NULL,
	`guild_id` text,
	`players` integer NOT NULL,
	`points` integer NOT NULL,
	`rank` integer NOT NULL,
	`ended_at` integer NOT NULL,
	`tiles` text NOT NULL,
	PRIMARY KEY(`game_id`, `seat`),
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `results_in_order` ON `results` (`game`,`ended_at`);--> statement-breakpoint
CREATE INDEX `results_of_user` ON `results` (`user_id`);--> statement-breakpoint
CREATE TABLE `tenures` (
	`game_id` text NOT NULL,
	`seat` integer NOT NULL,
	`user_id` text NOT NULL,
	`from` integer NOT NULL,
	`to` integer,
	PRIMARY KEY(`game_id`, `seat`, `from`),
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `tenures_of_user` ON `tenures` (`user_id`);--> statement-breakpoint
CREATE TABLE `votes` (
	`id` text PRIMARY KEY NOT NULL,
	`game_id` text NOT NULL,
	`kind` text NOT NULL,
	`seat` integer NOT NULL,
	`entry` integer NOT NULL,
	`newcomer` text,
	`by` text NOT NULL,
	`voters` text NOT NULL,
	`ballots` text NOT NULL,
	`needs` text NOT NULL,
	`asked_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`outcome` text NOT NULL,
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `votes_open_in_game` ON `votes` (`game_id`) WHERE outcome = 'open';--> statement-breakpoint
CREATE INDEX `votes_due` ON `votes` (`due_at`) WHERE outcome = 'open';--> statement-breakpoint
CREATE TABLE `waits` (
	`game_id` text NOT NULL,
	`seat` integer NOT NULL,
	`since` integer NOT NULL,
	`asked_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`called_at` integer,
	`nudged_at` integer,
	`silenced` integer DEFAULT false NOT NULL,
	`late` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`game_id`, `seat`),
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `waits_due` ON `waits` (`due_at`);--> statement-breakpoint
ALTER TABLE `entries` ADD `by` text;--> statement-breakpoint
ALTER TABLE `games` ADD `terms` text DEFAULT '{"pace":"none","late":"remind","liveScores":false}' NOT NULL;--> statement-breakpoint
ALTER TABLE `games` ADD `paused_at` integer;--> statement-breakpoint
CREATE INDEX `games_of_guild` ON `games` (`guild_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `seats` ADD `plays` text;