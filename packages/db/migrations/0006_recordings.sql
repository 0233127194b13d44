CREATE TABLE "store_node" (
	"id" text PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"process" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "answer_fault" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"data_subject_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"answer_id" uuid NOT NULL,
	"take" integer NOT NULL,
	"kind" text NOT NULL,
	"start_ms" integer NOT NULL,
	"end_ms" integer,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "upload_playback" (
	"upload_id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"data_subject_id" uuid NOT NULL,
	"header" "bytea" NOT NULL,
	"body_start" bigint NOT NULL,
	"body_end" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "file" ADD COLUMN "owner_node" text;--> statement-breakpoint
ALTER TABLE "file" ADD COLUMN "tiered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "upload" ADD COLUMN "writer_id" uuid;--> statement-breakpoint
ALTER TABLE "upload" ADD COLUMN "tiered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "upload" ADD COLUMN "scrubbed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "upload" ADD COLUMN "damaged_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "answer_fault" ADD CONSTRAINT "answer_fault_data_subject_id_data_subject_id_fk" FOREIGN KEY ("data_subject_id") REFERENCES "public"."data_subject"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_fault" ADD CONSTRAINT "answer_fault_answer_id_answer_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."answer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_playback" ADD CONSTRAINT "upload_playback_upload_id_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."upload"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_playback" ADD CONSTRAINT "upload_playback_data_subject_id_data_subject_id_fk" FOREIGN KEY ("data_subject_id") REFERENCES "public"."data_subject"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "answer_fault_span" ON "answer_fault" USING btree ("answer_id","take","kind","start_ms");--> statement-breakpoint
CREATE INDEX "answer_fault_session" ON "answer_fault" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "upload_owner" ON "upload" USING btree ("owner_node","state");