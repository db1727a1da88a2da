ALTER TABLE `tenures` ADD `name` text DEFAULT '' NOT NULL;
--> statement-breakpoint
UPDATE `tenures` SET `name` = coalesce(
	(SELECT `seats`.`name` FROM `seats` WHERE `seats`.`game_id` = `tenures`.`game_id` AND `seats`.`seat` = `tenures`.`seat` AND `seats`.`user_id` = `tenures`.`user_id`),
	(SELECT `votes`.`player` FROM `votes` WHERE `votes`.`game_id` = `tenures`.`game_id` AND `votes`.`seat` = `tenures`.`seat` AND `votes`.`player` <> '' AND `votes`.`since` >= `tenures`.`from` AND `votes`.`since` < `tenures`.`to` LIMIT 1),
	'Former player'
);
