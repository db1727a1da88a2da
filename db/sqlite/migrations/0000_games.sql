CREATE TABLE `entries` (
	`game_id` text NOT NULL,
	`entry` integer NOT NULL,
	`seat` integer,
	`move` text,
	`undo` integer,
	`checkpoint` text,
	`version` integer,
	`at` integer NOT NULL,
	PRIMARY KEY(`game_id`, `entry`),
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "entries_say_one_thing" CHECK((move is not null) + (undo is not null) + (checkpoint is not null) = 1)
);
--> statement-breakpoint
CREATE TABLE `games` (
	`id` text PRIMARY KEY NOT NULL,
	`game` text NOT NULL,
	`version` integer NOT NULL,
	`status` text NOT NULL,
	`guild_id` text,
	`channel_id` text NOT NULL,
	`host` text NOT NULL,
	`options` text NOT NULL,
	`places` integer NOT NULL,
	`seed` text,
	`created_at` integer NOT NULL,
	`started_at` integer,
	`closed_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `games_open_in_channel` ON `games` (`channel_id`) WHERE status in ('lobby', 'running');--> statement-breakpoint
CREATE INDEX `games_in_channel` ON `games` (`channel_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `messages` (
	`game_id` text NOT NULL,
	`purpose` text NOT NULL,
	`channel_id` text NOT NULL,
	`message_id` text NOT NULL,
	PRIMARY KEY(`game_id`, `purpose`),
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`nonce` text NOT NULL,
	`game_id` text NOT NULL,
	`channel_id` text NOT NULL,
	`post` text NOT NULL,
	`created_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`tried_at` integer,
	`sent_at` integer,
	`refused_at` integer,
	`error` text,
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_nonce_unique` ON `outbox` (`nonce`);--> statement-breakpoint
CREATE INDEX `outbox_waiting` ON `outbox` (`game_id`,`id`) WHERE sent_at is null and refused_at is null;--> statement-breakpoint
CREATE TABLE `seats` (
	`game_id` text NOT NULL,
	`seat` integer NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`colour` text NOT NULL,
	PRIMARY KEY(`game_id`, `seat`),
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `seats_of_user` ON `seats` (`user_id`);--> statement-breakpoint
CREATE TABLE `snapshots` (
	`game_id` text PRIMARY KEY NOT NULL,
	`entry` integer NOT NULL,
	`version` integer NOT NULL,
	`state` text NOT NULL,
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE cascade
);
