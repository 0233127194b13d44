-- Answers of a day were stored in clear: they go, and requests that are repeated across this change are handled as new ones.
DELETE FROM "idempotency_key";--> statement-breakpoint
ALTER TABLE "idempotency_key" DROP COLUMN "status";--> statement-breakpoint
ALTER TABLE "idempotency_key" DROP COLUMN "body";--> statement-breakpoint
ALTER TABLE "idempotency_key" ADD COLUMN "sealed_answer" "bytea";
