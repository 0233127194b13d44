-- "lane" becomes "mode", the specification's word: the column, and the keys of the stored set contents and session states.
ALTER TABLE "interview_session" RENAME COLUMN "lane" TO "mode";--> statement-breakpoint
UPDATE "interview_session"
SET "state" = ("state" - 'lane' - 'lanesOffered')
  || jsonb_build_object('mode', "state"->'lane', 'modesOffered', "state"->'lanesOffered')
WHERE "state" ? 'lane';--> statement-breakpoint
UPDATE "interview_set_version"
SET "content" = ("content" - 'lanes') || jsonb_build_object('modes', "content"->'lanes')
WHERE "content" ? 'lanes';
