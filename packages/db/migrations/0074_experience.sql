ALTER TABLE "submission_feedback" ADD COLUMN "experience" smallint;--> statement-breakpoint
ALTER TABLE "submission_feedback" ADD COLUMN "experience_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "submission_feedback" ADD COLUMN "experience_batch" uuid;--> statement-breakpoint
ALTER TABLE "submission_feedback" ADD CONSTRAINT "submission_feedback_experience" CHECK ("submission_feedback"."experience" between 0 and 10);--> statement-breakpoint
CREATE INDEX "submission_feedback_batches" ON "submission_feedback" USING btree ("organization_id","experience_batch") WHERE "submission_feedback"."experience" is not null;--> statement-breakpoint
-- A new or changed answer waits for four others. What it was before leaves its batch.
CREATE FUNCTION candor_queue_experience() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NEW.experience IS NOT DISTINCT FROM OLD.experience THEN
      RETURN NEW;
    END IF;
  END IF;
  NEW.experience_batch := NULL;
  NEW.experience_at := CASE WHEN NEW.experience IS NULL THEN NULL ELSE NEW.updated_at END;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER queue_experience BEFORE INSERT OR UPDATE OF experience ON public.submission_feedback
  FOR EACH ROW EXECUTE FUNCTION candor_queue_experience();
--> statement-breakpoint
-- Puts the five longest waiting answers of one organization, way to answer and language into a batch. A batch gets no other answer, also when
-- one of its answers is changed or deleted: otherwise the difference of two figures would be one person's answer.
-- Runs as the owner of the table, because a candidate reads only their own row.
CREATE FUNCTION candor_batch_experience() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  own_language text;
  own_spoken boolean;
  waiting uuid[];
  batch uuid := gen_random_uuid();
BEGIN
  IF NEW.experience IS NULL OR NEW.experience_batch IS NOT NULL THEN
    RETURN NULL;
  END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('experience ' || NEW.organization_id, 0));
  SELECT i.language, i.mode IN ('chat', 'live') INTO own_language, own_spoken
    FROM public.submission s JOIN public.interview_session i ON i.id = s.session_id WHERE s.id = NEW.submission_id;
  SELECT array_agg(w.submission_id) INTO waiting FROM (
    SELECT f.submission_id FROM public.submission_feedback f
      JOIN public.submission s ON s.id = f.submission_id
      JOIN public.interview_session i ON i.id = s.session_id
      WHERE f.organization_id = NEW.organization_id AND f.experience IS NOT NULL AND f.experience_batch IS NULL
        AND i.language = own_language AND (i.mode IN ('chat', 'live')) = own_spoken
      ORDER BY f.experience_at, f.submission_id LIMIT 5
  ) w;
  IF cardinality(waiting) = 5 THEN
    UPDATE public.submission_feedback SET experience_batch = batch WHERE submission_id = ANY (waiting);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION candor_batch_experience() FROM PUBLIC;--> statement-breakpoint
CREATE TRIGGER batch_experience AFTER INSERT OR UPDATE OF experience ON public.submission_feedback
  FOR EACH ROW EXECUTE FUNCTION candor_batch_experience();
--> statement-breakpoint
-- Members read no row of the table. They read sums of whole batches of their organization; a batch that lost an answer is in no figure.
CREATE FUNCTION candor_experience_batches() RETURNS TABLE (modality text, language text, answer_sum integer, square_sum integer)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public AS $$
  SELECT CASE WHEN bool_and(i.mode IN ('chat', 'live')) THEN 'spoken' ELSE 'typed' END, min(i.language),
      sum(f.experience)::integer, sum(f.experience * f.experience)::integer
    FROM public.submission_feedback f
    JOIN public.submission s ON s.id = f.submission_id
    JOIN public.interview_session i ON i.id = s.session_id
    WHERE f.organization_id = candor_organization() AND f.experience IS NOT NULL AND f.experience_batch IS NOT NULL
    GROUP BY f.experience_batch HAVING count(*) = 5
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION candor_experience_batches() FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION candor_experience_batches() TO candor_member;
