ALTER TABLE `outbox` ADD `unpainted_since` integer;--> statement-breakpoint
CREATE INDEX `outbox_unpainted` ON `outbox` (`id`) WHERE unpainted_since is not null;