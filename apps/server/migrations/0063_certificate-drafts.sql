-- What an engineer has entered of a certificate before it is issued.
create table certificate_drafts (
  project_hash text not null references projects on delete cascade,
  engineer_id text not null,
  content jsonb not null,
  saved_at timestamptz not null,
  primary key (project_hash, engineer_id)
);
-- The next certificate of an engineer starts from the latest.
create index certificate_drafts_of_engineer on certificate_drafts (engineer_id, saved_at desc);
