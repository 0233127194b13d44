-- What was left without a submission is found by the time at which it was created, once an hour.
CREATE INDEX "interview_session_unsubmitted" ON "interview_session" USING btree ("created_at") WHERE submitted_at is null and not is_practice;
