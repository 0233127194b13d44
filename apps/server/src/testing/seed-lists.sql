-- Copies of one submission and its set for tests and measurements of lists: see seed-lists.ts. Ids come from a hash of what they are for,
-- with the marks of a random UUID (version 4).
CREATE OR REPLACE FUNCTION pg_temp.seed_id(kind text, n integer) RETURNS uuid LANGUAGE sql AS
$$ SELECT overlay(overlay(md5(kind || n || current_setting('seed.organization')) PLACING '4' FROM 13) PLACING '8' FROM 17)::uuid $$;
--> statement
CREATE TEMP TABLE IF NOT EXISTS source (session_id uuid, set_id uuid, data_subject_id uuid, assessment_id uuid);
--> statement
TRUNCATE source;
--> statement
INSERT INTO source SELECT session_id, set_id, data_subject_id, current_assessment_id FROM submission
  WHERE id = current_setting('seed.submission')::uuid;
--> statement
-- A copy of a row in which some columns differ.
INSERT INTO position SELECT c.* FROM source, generate_series(1, current_setting('seed.sets')::integer) n, interview_set s, position p,
  LATERAL jsonb_populate_record(p, jsonb_build_object('id', pg_temp.seed_id('position', n), 'name', 'Position ' || n)) c
  WHERE s.id = source.set_id AND p.id = s.position_id;
--> statement
INSERT INTO interview_set SELECT c.* FROM source, generate_series(1, current_setting('seed.sets')::integer) n, interview_set s,
  LATERAL jsonb_populate_record(s, jsonb_build_object('id', pg_temp.seed_id('set', n), 'position_id', pg_temp.seed_id('position', n),
    'link_id', pg_temp.seed_id('link', n), 'name', 'Set ' || n, 'current_version_id', pg_temp.seed_id('version', n), 'status', n % 3,
    'created_at', s.created_at - n * interval '1 minute')) c
  WHERE s.id = source.set_id;
--> statement
INSERT INTO interview_set_version SELECT c.* FROM source, generate_series(1, current_setting('seed.sets')::integer) n, interview_set s,
  interview_set_version v, LATERAL jsonb_populate_record(v, jsonb_build_object('id', pg_temp.seed_id('version', n), 'set_id',
    pg_temp.seed_id('set', n), 'content', jsonb_set(v.content, '{positionName}', to_jsonb('Position ' || n)))) c
  WHERE s.id = source.set_id AND v.id = s.current_version_id;
--> statement
INSERT INTO data_subject SELECT c.* FROM source, generate_series(1, current_setting('seed.submissions')::integer) n, data_subject d,
  LATERAL jsonb_populate_record(d, jsonb_build_object('id', pg_temp.seed_id('person', n), 'email', 'person' || n || '@example.org',
    'first_name', (ARRAY['An','Bích','Cường','Dũng','Đức','Giang','Hà','Hương','Khánh','Linh','Minh','Nam','Oanh','Phúc','Quân','Thảo','Uyên','Vân','Yến'])[1 + n % 19],
    'last_name', (ARRAY['Nguyễn','Trần','Lê','Phạm','Hoàng','Phan','Vũ','Đặng','Bùi','Đỗ','Hồ'])[1 + n % 11] || ' ' || n)) c
  WHERE d.id = source.data_subject_id;
--> statement
INSERT INTO interview_session SELECT c.* FROM source, generate_series(1, current_setting('seed.submissions')::integer) n,
  interview_session i, LATERAL jsonb_populate_record(i, jsonb_build_object('id', pg_temp.seed_id('session', n), 'data_subject_id',
    pg_temp.seed_id('person', n), 'ended_at', i.started_at + (n * 7919 % 1800) * interval '1 second',
    'set_id', CASE WHEN n <= current_setting('seed.in_set')::integer OR current_setting('seed.sets') = '0' THEN source.set_id
      ELSE pg_temp.seed_id('set', 1 + n % current_setting('seed.sets')::integer) END,
    'set_version_id', CASE WHEN n <= current_setting('seed.in_set')::integer OR current_setting('seed.sets') = '0' THEN i.set_version_id
      ELSE pg_temp.seed_id('version', 1 + n % current_setting('seed.sets')::integer) END)) c
  WHERE i.id = source.session_id;
--> statement
ANALYZE;
--> statement
INSERT INTO answer SELECT c.* FROM source, generate_series(1, current_setting('seed.submissions')::integer) n, answer a,
  LATERAL jsonb_populate_record(a, jsonb_build_object('id', pg_temp.seed_id('answer' || a.turn, n), 'session_id',
    pg_temp.seed_id('session', n), 'data_subject_id', pg_temp.seed_id('person', n))) c
  WHERE a.session_id = source.session_id;
--> statement
INSERT INTO answer_take SELECT c.* FROM source, generate_series(1, current_setting('seed.submissions')::integer) n, answer a, answer_take t,
  LATERAL jsonb_populate_record(t, jsonb_build_object('id', pg_temp.seed_id('take' || a.turn, n), 'answer_id',
    pg_temp.seed_id('answer' || a.turn, n), 'data_subject_id', pg_temp.seed_id('person', n),
    'text', CASE WHEN n % 7 < a.turn THEN t.text ELSE '' END)) c
  WHERE a.session_id = source.session_id AND t.answer_id = a.id AND t.take = a.current_take;
--> statement
INSERT INTO upload SELECT c.* FROM source, generate_series(1, current_setting('seed.submissions')::integer) n, answer a, upload u,
  LATERAL jsonb_populate_record(u, jsonb_build_object('id', pg_temp.seed_id('upload' || a.turn, n), 'answer_id',
    pg_temp.seed_id('answer' || a.turn, n), 'session_id', pg_temp.seed_id('session', n), 'data_subject_id', pg_temp.seed_id('person', n),
    'storage_key', pg_temp.seed_id('key' || a.turn, n))) c
  WHERE a.session_id = source.session_id AND u.answer_id = a.id AND u.take = a.current_take AND n % 3 > 0;
--> statement
-- Without figures of the tables the triggers would be planned as if these were still empty.
ANALYZE;
--> statement
INSERT INTO submission (id, organization_id, data_subject_id, set_id, session_id, code, state, is_completed, submitted_at, created_at, updated_at)
  SELECT pg_temp.seed_id('submission', n), s.organization_id, i.data_subject_id, i.set_id, i.id, pg_temp.seed_id('code', n)::text, s.state,
    s.is_completed, s.submitted_at - n * interval '1 minute', s.created_at, s.updated_at
  FROM source, generate_series(1, current_setting('seed.submissions')::integer) n, submission s, interview_session i
  WHERE s.id = current_setting('seed.submission')::uuid AND i.id = pg_temp.seed_id('session', n);
--> statement
-- One in ten is not assessed yet.
INSERT INTO assessment SELECT c.* FROM source, generate_series(1, current_setting('seed.submissions')::integer) n, assessment a,
  LATERAL jsonb_populate_record(a, jsonb_build_object('id', pg_temp.seed_id('assessment', n), 'submission_id',
    pg_temp.seed_id('submission', n), 'data_subject_id', pg_temp.seed_id('person', n), 'body',
    jsonb_set(jsonb_set(jsonb_set(jsonb_set(a.body, '{overall,level}', to_jsonb(1 + n * 31 % 41 / 10.0)),
      '{groups,communication,level}', to_jsonb(1 + n * 17 % 41 / 10.0)),
      '{requirements,0,state}', to_jsonb(CASE WHEN n % 4 = 0 THEN 'named' ELSE 'not_named' END)),
      '{questions,0,share}', to_jsonb(n % 5 / 4.0)))) c
  WHERE a.id = source.assessment_id AND n % 10 > 0;
--> statement
UPDATE submission s SET current_assessment_id = a.id FROM assessment a
  WHERE a.submission_id = s.id AND s.organization_id = current_setting('seed.organization')::uuid AND s.current_assessment_id IS NULL;
--> statement
ANALYZE;
