CREATE TABLE `forgotten` (
	`user_id` text PRIMARY KEY NOT NULL,
	`instead_id` text NOT NULL,
	`name` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `imports` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`guild_id` text NOT NULL,
	`at` integer NOT NULL,
	`bytes` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `imports_of_guild` ON `imports` (`guild_id`,`at`);--> statement-breakpoint
CREATE INDEX `imports_at` ON `imports` (`at`);--> statement-breakpoint
CREATE TABLE `logins` (
	`at` integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE `favourites` (
	`game` text NOT NULL,
	`guild` text NOT NULL,
	`user_id` text NOT NULL,
	`tile` text NOT NULL,
	`games` integer NOT NULL,
	PRIMARY KEY(`user_id`, `game`, `guild`, `tile`)
) WITHOUT ROWID;
--> statement-breakpoint
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
DROP INDEX `results_in_order`;--> statement-breakpoint
DROP INDEX `results_of_user`;--> statement-breakpoint
CREATE INDEX `results_of_guild` ON `results` (`game`,`guild_id`,`ended_at`,`game_id`,`seat`);--> statement-breakpoint
CREATE INDEX `results_solo` ON `results` (`game`,`user_id`,`guild_id`,`points`,`ended_at`,`game_id`) WHERE players = 1;--> statement-breakpoint
CREATE INDEX `results_in_order` ON `results` (`game`,`ended_at`,`game_id`,`seat`);--> statement-breakpoint
CREATE INDEX `results_of_user` ON `results` (`user_id`,`game`,`guild_id`,`players`,`rank`,`points`);--> statement-breakpoint
ALTER TABLE `games` ADD `unrated` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `outbox` ADD `parts` text;--> statement-breakpoint
CREATE INDEX `removed_of_guild` ON `removed` (`guild_id`,`removed_at`);--> statement-breakpoint
CREATE TEMP TABLE `tiles_then` AS
	SELECT `game`, `guild_id`, `user_id`, `value` AS `tile`, count(*) AS `games` FROM `results`, json_each(`results`.`tiles`) AS `built`
	WHERE `user_id` IS NOT NULL AND NOT EXISTS (SELECT 1 FROM json_each(`results`.`tiles`) AS `earlier` WHERE `earlier`.`key` < `built`.`key` AND `earlier`.`value` = `built`.`value`)
	GROUP BY 1, 2, 3, 4;--> statement-breakpoint
INSERT INTO `favourites` (`game`, `guild`, `user_id`, `tile`, `games`)
	SELECT `game`, '', `user_id`, `tile`, sum(`games`) FROM `tiles_then` GROUP BY 3, 1, 4
	UNION ALL SELECT `game`, `guild_id`, `user_id`, `tile`, `games` FROM `tiles_then` WHERE `guild_id` IS NOT NULL;--> statement-breakpoint
DROP TABLE `tiles_then`;--> statement-breakpoint
INSERT INTO `counted` SELECT DISTINCT `game`, '', -1, '', 0, NULL, -3600000 FROM `results` UNION SELECT DISTINCT `game`, `guild_id`, -1, '', 0, NULL, -3600000 FROM `results` WHERE `guild_id` IS NOT NULL;
--> statement-breakpoint
UPDATE `games` SET `host` = 'invited-' || `host` WHERE `imported` = 1 AND `host` GLOB '[0-9]*' AND NOT EXISTS (
	SELECT 1 FROM `seats` JOIN `entries` ON `entries`.`game_id` = `seats`.`game_id` AND `entries`.`seat` = `seats`.`seat`
	WHERE `seats`.`game_id` = `games`.`id` AND `seats`.`user_id` = `games`.`host` AND `entries`.`by` IS NULL
	AND `entries`.`at` > (SELECT min(`first`.`at`) FROM `entries` AS `first` WHERE `first`.`game_id` = `games`.`id`)
);
--> statement-breakpoint
UPDATE `seats` SET `user_id` = 'invited-' || `user_id` WHERE `user_id` GLOB '[0-9]*'
AND `game_id` IN (SELECT `id` FROM `games` WHERE `imported` = 1) AND NOT EXISTS (
	SELECT 1 FROM `entries` WHERE `entries`.`game_id` = `seats`.`game_id` AND `entries`.`seat` = `seats`.`seat` AND `entries`.`by` IS NULL
	AND `entries`.`at` > (SELECT min(`first`.`at`) FROM `entries` AS `first` WHERE `first`.`game_id` = `seats`.`game_id`)
);
--> statement-breakpoint
DELETE FROM `outbox` WHERE `post` ->> '$.kind' = 'lost' AND `sent_at` IS NULL AND `game_id` IN (SELECT `id` FROM `games` WHERE `imported` = 1);
--> statement-breakpoint
UPDATE `games` SET `unrated` = 1 WHERE `status` = 'running' AND EXISTS (
	SELECT 1 FROM `messages` WHERE `messages`.`game_id` = `games`.`id` AND `messages`.`purpose` = 'final'
);
--> statement-breakpoint
CREATE TEMP TABLE `from_files` AS SELECT `games`.`id`, `games`.`channel_id` FROM `games` JOIN `messages` ON `messages`.`game_id` = `games`.`id` AND `messages`.`purpose` = 'lobby'
WHERE `games`.`status` = 'lobby' AND `messages`.`message_id` GLOB '[1-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9]*'
AND abs((CAST(`messages`.`message_id` AS integer) >> 22) + 1420070400000 - `games`.`created_at`) > 300000;
--> statement-breakpoint
DELETE FROM `seats` WHERE `user_id` GLOB '[0-9]*' AND `game_id` IN (SELECT `id` FROM `from_files`);
--> statement-breakpoint
UPDATE `games` SET `host` = 'invited-' || `host` WHERE `id` IN (SELECT `id` FROM `from_files`);
--> statement-breakpoint
INSERT INTO `outbox` (`nonce`, `game_id`, `channel_id`, `post`, `created_at`, `due_at`)
SELECT lower(hex(randomblob(8))), `id`, `channel_id`, '{"kind":"lobby"}', CAST(strftime('%s') AS integer) * 1000, 0 FROM `from_files`;
--> statement-breakpoint
DROP TABLE `from_files`;
