-- The queue of all that is open, by age.
create index projects_open on projects (submitted_at, sequence) include (hidden_at) where status in (2, 3, 4);
-- The same of one engineer, and what each engineer has to do.
create index projects_in_work on projects (engineer_id, submitted_at, sequence) include (status, deliver_at, hidden_at)
  where status in (2, 3, 4);
