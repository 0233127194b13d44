ALTER TABLE "submission" ADD COLUMN "must_haves_named" smallint;--> statement-breakpoint
ALTER TABLE "submission" ADD COLUMN "points_covered" smallint;--> statement-breakpoint
-- The level of communication alone gives no rank: with it, empty talk stood beside experts.
DROP INDEX "submission_level";
--> statement-breakpoint
ALTER TABLE "submission" DROP COLUMN "level_halves";
--> statement-breakpoint
ALTER TABLE "submission" DROP COLUMN "communication_halves";
--> statement-breakpoint
-- An assessment doesn't say which requirements are must-haves: the set's content does. Null if none of them was searched for.
CREATE FUNCTION candor_must_haves_named(body jsonb, content jsonb) RETURNS smallint LANGUAGE sql IMMUTABLE AS
$$ SELECT CASE WHEN count(*) > 0 THEN count(DISTINCT r->>'name') FILTER (WHERE r->>'state' = 'named') END::smallint
  FROM jsonb_path_query(body, '$.requirements[*] ? (@.state == "named" || @.state == "not_named")') r
  WHERE r->'name' IN (SELECT jsonb_path_query(content, '$.requirements[*] ? (@.isMustHave == true).name')) $$;
--> statement-breakpoint
-- Whole percent. Questions whose points are not counted have no share; null if there is no other question.
CREATE FUNCTION candor_points_covered(body jsonb) RETURNS smallint LANGUAGE sql IMMUTABLE AS
$$ SELECT round(avg(share::numeric) * 100)::smallint
  FROM jsonb_path_query(body, '$.questions[*].share ? (@ >= 0)') share $$;
--> statement-breakpoint
UPDATE public.submission s SET
  must_haves_named = candor_must_haves_named(a.body, v.content),
  points_covered = candor_points_covered(a.body)
FROM public.assessment a, public.interview_session i
JOIN public.interview_set_version v ON v.id = i.set_version_id
WHERE a.id = s.current_assessment_id AND i.id = s.session_id;
--> statement-breakpoint
CREATE INDEX "submission_level" ON "submission" USING btree ("organization_id","overall_halves" DESC NULLS LAST,"submitted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "submission_points" ON "submission" USING btree ("organization_id","must_haves_named" DESC NULLS LAST,"points_covered" DESC NULLS LAST,"submitted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
DROP TRIGGER copy_level ON public.submission;
--> statement-breakpoint
DROP FUNCTION candor_copy_level();
--> statement-breakpoint
CREATE FUNCTION candor_copy_assessment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT candor_level_halves(a.body->'overall'), candor_must_haves_named(a.body, v.content), candor_points_covered(a.body)
    INTO NEW.overall_halves, NEW.must_haves_named, NEW.points_covered
    FROM public.assessment a
    LEFT JOIN public.interview_session i ON i.id = NEW.session_id
    LEFT JOIN public.interview_set_version v ON v.id = i.set_version_id
    WHERE a.id = NEW.current_assessment_id;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER copy_assessment BEFORE UPDATE OF current_assessment_id ON public.submission
  FOR EACH ROW EXECUTE FUNCTION candor_copy_assessment();
