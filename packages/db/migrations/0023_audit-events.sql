CREATE TABLE "audit_event" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid,
	"type" text NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" uuid,
	"subject_type" text,
	"subject_id" uuid,
	"part_id" uuid,
	"grantee_id" uuid,
	"detail" text,
	"device" text NOT NULL,
	"request_id" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "audit_event_organization" ON "audit_event" USING btree ("organization_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_event_subject" ON "audit_event" USING btree ("organization_id","subject_id","at");--> statement-breakpoint
CREATE INDEX "audit_event_at" ON "audit_event" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "audit_event_view" ON "audit_event" USING btree ("organization_id","actor_id","type",coalesce("part_id", "subject_id"),date_trunc('hour', "at" at time zone 'UTC')) WHERE type in ('recording.watched', 'recording.downloaded', 'cv.downloaded');