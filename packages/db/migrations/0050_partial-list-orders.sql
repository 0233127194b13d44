-- Members see submissions without a deletion only: with the same condition an index alone answers which they are.
DROP INDEX "submission_newest";--> statement-breakpoint
DROP INDEX "submission_set_newest";--> statement-breakpoint
DROP INDEX "submission_level";--> statement-breakpoint
DROP INDEX "submission_name";--> statement-breakpoint
DROP INDEX "submission_duration";--> statement-breakpoint
DROP INDEX "submission_answered";--> statement-breakpoint
DROP INDEX "submission_points";--> statement-breakpoint
DROP INDEX "submission_status";--> statement-breakpoint
DROP INDEX "submission_level_ascending";--> statement-breakpoint
DROP INDEX "submission_communication";--> statement-breakpoint
DROP INDEX "submission_communication_ascending";--> statement-breakpoint
DROP INDEX "submission_cognitive";--> statement-breakpoint
DROP INDEX "submission_cognitive_ascending";--> statement-breakpoint
DROP INDEX "submission_cv";--> statement-breakpoint
DROP INDEX "submission_cv_ascending";--> statement-breakpoint
DROP INDEX "submission_points_ascending";--> statement-breakpoint
DROP INDEX "submission_stage_newest";--> statement-breakpoint
CREATE INDEX "submission_newest" ON "submission" USING btree ("organization_id","submitted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deletion_id is null;--> statement-breakpoint
CREATE INDEX "submission_set_newest" ON "submission" USING btree ("organization_id","set_id","submitted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deletion_id is null;--> statement-breakpoint
CREATE INDEX "submission_level" ON "submission" USING btree ("organization_id","overall_halves" DESC NULLS LAST,"submitted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deletion_id is null;--> statement-breakpoint
CREATE INDEX "submission_name" ON "submission" USING btree ("organization_id",first_name collate "vi-x-icu",last_name collate "vi-x-icu","id") WHERE deletion_id is null;--> statement-breakpoint
CREATE INDEX "submission_duration" ON "submission" USING btree ("organization_id","duration_ms" DESC NULLS FIRST,"submitted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deletion_id is null;--> statement-breakpoint
CREATE INDEX "submission_answered" ON "submission" USING btree ("organization_id","answered" DESC NULLS FIRST,"submitted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deletion_id is null;--> statement-breakpoint
CREATE INDEX "submission_points" ON "submission" USING btree ("organization_id","must_haves_named" DESC NULLS LAST,"points_covered" DESC NULLS LAST,"submitted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deletion_id is null;--> statement-breakpoint
CREATE INDEX "submission_status" ON "submission" USING btree ("organization_id","assessment_state","submitted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deletion_id is null;--> statement-breakpoint
CREATE INDEX "submission_level_ascending" ON "submission" USING btree ("organization_id","overall_halves","submitted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deletion_id is null;--> statement-breakpoint
CREATE INDEX "submission_communication" ON "submission" USING btree ("organization_id","communication_halves" DESC NULLS LAST,"submitted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deletion_id is null;--> statement-breakpoint
CREATE INDEX "submission_communication_ascending" ON "submission" USING btree ("organization_id","communication_halves","submitted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deletion_id is null;--> statement-breakpoint
CREATE INDEX "submission_cognitive" ON "submission" USING btree ("organization_id","cognitive_halves" DESC NULLS LAST,"submitted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deletion_id is null;--> statement-breakpoint
CREATE INDEX "submission_cognitive_ascending" ON "submission" USING btree ("organization_id","cognitive_halves","submitted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deletion_id is null;--> statement-breakpoint
CREATE INDEX "submission_cv" ON "submission" USING btree ("organization_id","cv_halves" DESC NULLS LAST,"submitted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deletion_id is null;--> statement-breakpoint
CREATE INDEX "submission_cv_ascending" ON "submission" USING btree ("organization_id","cv_halves","submitted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deletion_id is null;--> statement-breakpoint
CREATE INDEX "submission_points_ascending" ON "submission" USING btree ("organization_id","must_haves_named","points_covered","submitted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deletion_id is null;--> statement-breakpoint
CREATE INDEX "submission_stage_newest" ON "submission" USING btree ("organization_id","stage_id","submitted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deletion_id is null;