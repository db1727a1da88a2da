CREATE TABLE `logins` (
	`at` integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE `outbox` ADD `parts` text;