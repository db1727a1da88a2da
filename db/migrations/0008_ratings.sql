CREATE TABLE `counted` (
	`game` text NOT NULL,
	`guild` text NOT NULL,
	`ended_at` integer NOT NULL,
	`game_id` text NOT NULL,
	`behind` integer NOT NULL,
	PRIMARY KEY(`game`, `guild`)
);
--> statement-breakpoint
CREATE INDEX `counted_behind` ON `counted` (`behind`);--> statement-breakpoint
CREATE TABLE `favourites` (
	`game` text NOT NULL,
	`guild` text NOT NULL,
	`user_id` text NOT NULL,
	`tile` text NOT NULL,
	`games` integer NOT NULL,
	PRIMARY KEY(`user_id`, `game`, `guild`, `tile`)
);
--> statement-breakpoint
CREATE TABLE `rated` (
	`game` text NOT NULL,
	`guild` text NOT NULL,
	`ended_at` integer NOT NULL,
	`game_id` text NOT NULL,
	`seat` integer NOT NULL,
	`user_id` text NOT NULL,
	`mu` real NOT NULL,
	`sigma` real NOT NULL,
	`won` integer NOT NULL,
	PRIMARY KEY(`game`, `guild`, `ended_at`, `game_id`, `seat`)
);
--> statement-breakpoint
CREATE INDEX `rated_of_user` ON `rated` (`user_id`);--> statement-breakpoint
CREATE TABLE `skills` (
	`game` text NOT NULL,
	`guild` text NOT NULL,
	`user_id` text NOT NULL,
	`mu` real NOT NULL,
	`sigma` real NOT NULL,
	`skill` real NOT NULL,
	`games` integer NOT NULL,
	`wins` integer NOT NULL,
	`since_at` integer NOT NULL,
	`since_game` text NOT NULL,
	`since_seat` integer NOT NULL,
	PRIMARY KEY(`user_id`, `game`, `guild`)
);
--> statement-breakpoint
CREATE INDEX `skills_in_order` ON `skills` (`game`,`guild`,`skill`);--> statement-breakpoint
DROP INDEX `results_in_order`;--> statement-breakpoint
DROP INDEX `results_of_user`;--> statement-breakpoint
CREATE INDEX `results_of_guild` ON `results` (`game`,`guild_id`,`ended_at`,`game_id`,`seat`);--> statement-breakpoint
CREATE INDEX `results_solo` ON `results` (`game`,`user_id`,`guild_id`,`points`,`ended_at`,`game_id`) WHERE players = 1;--> statement-breakpoint
CREATE INDEX `results_in_order` ON `results` (`game`,`ended_at`,`game_id`,`seat`);--> statement-breakpoint
CREATE INDEX `results_of_user` ON `results` (`user_id`,`game`,`guild_id`,`players`,`rank`,`points`);
