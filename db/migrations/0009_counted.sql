CREATE TABLE `forgotten` (
	`user_id` text PRIMARY KEY NOT NULL,
	`instead_id` text NOT NULL,
	`name` text NOT NULL
);
--> statement-breakpoint
DROP TABLE `counted`;--> statement-breakpoint
DROP TABLE `rated`;--> statement-breakpoint
DROP TABLE `skills`;--> statement-breakpoint
DROP TABLE `favourites`;--> statement-breakpoint
CREATE TABLE `counted` (
	`game` text NOT NULL,
	`guild` text NOT NULL,
	`ended_at` integer NOT NULL,
	`game_id` text NOT NULL,
	`due_at` integer,
	`again` integer,
	`begun_at` integer NOT NULL,
	PRIMARY KEY(`game`, `guild`)
);
--> statement-breakpoint
CREATE INDEX `counted_due` ON `counted` (`due_at`);--> statement-breakpoint
CREATE TABLE `rated` (
	`game` text NOT NULL,
	`guild` text NOT NULL,
	`ended_at` integer NOT NULL,
	`game_id` text NOT NULL,
	`seat` integer NOT NULL,
	`person` integer NOT NULL,
	`mu` real NOT NULL,
	`sigma` real NOT NULL,
	`won` integer NOT NULL,
	PRIMARY KEY(`game`, `guild`, `ended_at`, `game_id`, `seat`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `skills` (
	`id` integer PRIMARY KEY NOT NULL,
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
	`since_seat` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `skills_of_user` ON `skills` (`user_id`,`game`,`guild`);--> statement-breakpoint
CREATE INDEX `skills_in_order` ON `skills` (`game`,`guild`,`skill`);--> statement-breakpoint
CREATE TABLE `favourites` (
	`game` text NOT NULL,
	`guild` text NOT NULL,
	`user_id` text NOT NULL,
	`tile` text NOT NULL,
	`games` integer NOT NULL,
	PRIMARY KEY(`user_id`, `game`, `guild`, `tile`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TEMP TABLE `tiles_then` AS
	SELECT `game`, `guild_id`, `user_id`, `value` AS `tile`, count(*) AS `games` FROM `results`, json_each(`results`.`tiles`) AS `built`
	WHERE `user_id` IS NOT NULL AND NOT EXISTS (SELECT 1 FROM json_each(`results`.`tiles`) AS `earlier` WHERE `earlier`.`key` < `built`.`key` AND `earlier`.`value` = `built`.`value`)
	GROUP BY 1, 2, 3, 4;--> statement-breakpoint
INSERT INTO `favourites` (`game`, `guild`, `user_id`, `tile`, `games`)
	SELECT `game`, '', `user_id`, `tile`, sum(`games`) FROM `tiles_then` GROUP BY 3, 1, 4
	UNION ALL SELECT `game`, `guild_id`, `user_id`, `tile`, `games` FROM `tiles_then` WHERE `guild_id` IS NOT NULL;--> statement-breakpoint
DROP TABLE `tiles_then`;--> statement-breakpoint
INSERT INTO `counted` SELECT DISTINCT `game`, '', -1, '', 0, NULL, -3600000 FROM `results` UNION SELECT DISTINCT `game`, `guild_id`, -1, '', 0, NULL, -3600000 FROM `results` WHERE `guild_id` IS NOT NULL;
