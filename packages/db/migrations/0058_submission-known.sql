ALTER TABLE "submission" ADD COLUMN "dimensions_judged" smallint;--> statement-breakpoint
ALTER TABLE "submission" ADD COLUMN "words" integer;--> statement-breakpoint
-- What the list shows of a submission without an overall level. Dimensions of the CV and those in words only are not counted.
CREATE FUNCTION candor_dimensions_judged(body jsonb) RETURNS smallint LANGUAGE sql IMMUTABLE AS
$$ SELECT CASE WHEN body IS NOT NULL THEN (SELECT count(*) FROM jsonb_each(body->'dims') d
  WHERE d.value->>'state' = 'scored' AND d.key IN ('grammar', 'comprehension', 'fluency', 'vocabulary', 'coherence',
    'logical_reasoning', 'critical_thinking', 'problem_solving', 'big_picture_thinking', 'insightfulness', 'clarity',
    'decision_making', 'intellectual_self_awareness')) END::smallint $$;
--> statement-breakpoint
-- Counted by the assessment, which reads current takes only. Null if it has no results by question.
CREATE FUNCTION candor_count_words(body jsonb) RETURNS integer LANGUAGE sql IMMUTABLE AS
$$ SELECT sum(words::integer)::integer FROM jsonb_path_query(body, '$.questions[*].words ? (@ >= 0)') words $$;
--> statement-breakpoint
UPDATE public.submission s SET dimensions_judged = candor_dimensions_judged(a.body), words = candor_count_words(a.body)
FROM public.assessment a WHERE a.id = s.current_assessment_id;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION candor_copy_assessment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT candor_level_halves(a.body->'overall'), candor_level_halves(a.body->'groups'->'communication'),
      candor_level_halves(a.body->'groups'->'cognitive'), candor_level_halves(a.body->'groups'->'cv'),
      candor_must_haves_named(a.body, v.content), candor_must_haves_searched(a.body, v.content), candor_points_covered(a.body),
      candor_dimensions_judged(a.body), candor_count_words(a.body)
    INTO NEW.overall_halves, NEW.communication_halves, NEW.cognitive_halves, NEW.cv_halves,
      NEW.must_haves_named, NEW.must_haves_searched, NEW.points_covered, NEW.dimensions_judged, NEW.words
    FROM public.assessment a
    LEFT JOIN public.interview_session i ON i.id = NEW.session_id
    LEFT JOIN public.interview_set_version v ON v.id = i.set_version_id
    WHERE a.id = NEW.current_assessment_id;
  RETURN NEW;
END $$;
