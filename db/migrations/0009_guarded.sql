CREATE TABLE `imports` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`guild_id` text NOT NULL,
	`at` integer NOT NULL,
	`bytes` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `imports_of_guild` ON `imports` (`guild_id`,`at`);--> statement-breakpoint
CREATE INDEX `imports_at` ON `imports` (`at`);--> statement-breakpoint
ALTER TABLE `games` ADD `unrated` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `removed_of_guild` ON `removed` (`guild_id`,`removed_at`);--> statement-breakpoint
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
