ALTER TABLE "question_level" ADD COLUMN "reason" text;
