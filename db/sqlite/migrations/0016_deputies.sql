ALTER TABLE `seats` ADD `deputy_id` text;--> statement-breakpoint
ALTER TABLE `seats` ADD `deputy_name` text;--> statement-breakpoint
ALTER TABLE `seats` ADD `deputy_stage` text;--> statement-breakpoint
ALTER TABLE `seats` ADD `deputy_from` integer;--> statement-breakpoint
ALTER TABLE `seats` ADD `deputy_until` integer;--> statement-breakpoint
CREATE INDEX `seats_of_deputy` ON `seats` (`deputy_id`) WHERE deputy_id is not null;--> statement-breakpoint
ALTER TABLE `tenures` ADD `deputy` integer DEFAULT false NOT NULL;