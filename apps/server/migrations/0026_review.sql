-- Since when a project waits for an engineer, or waited before one took it.
alter table projects add column submitted_at timestamptz;
update projects p set submitted_at = coalesce(
  (select max(t.created_at) from timeline t where t.project_hash = p.hash and t.event = 'submitted'), p.updated_at)
where status >= 2;

-- The engineers' queue: one status, or several, by age.
create index projects_in_review on projects (status, submitted_at, sequence) where status >= 2;
create index projects_of_engineer on projects (engineer_id, status) where engineer_id is not null;

-- What a record holds besides its event.
alter table timeline add column detail jsonb not null default '{}';
-- The person stays in the record when the account goes; the name is looked up when shown.
alter table timeline drop constraint timeline_account_id_fkey;

-- Files that were checked as a review when they were received.
alter table files add column is_review boolean not null default false;

create table review_questions (
  id text primary key,
  sequence bigint generated always as identity,
  project_hash text not null references projects on delete cascade,
  revision integer not null,
  -- Wire name of a field, or address of a photo; neither: the project.
  field text,
  photo text,
  text text not null,
  is_return boolean not null,
  asked_by text not null,
  asked_at timestamptz not null,
  closed_by text,
  closed_at timestamptz,
  check (field is null or photo is null)
);
create index review_questions_of_project on review_questions (project_hash, sequence);

create table review_answers (
  id text primary key,
  sequence bigint generated always as identity,
  question_id text not null references review_questions on delete cascade,
  text text not null,
  answered_by text not null,
  answered_at timestamptz not null
);
create index review_answers_of_question on review_answers (question_id, sequence);

create table review_conditions (
  id text primary key,
  sequence bigint generated always as identity,
  project_hash text not null references projects on delete cascade,
  text text not null,
  created_by text not null,
  created_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'closed', 'confirmed')),
  closed_by text,
  closed_at timestamptz,
  note text not null default '',
  -- Address of the file.
  evidence text,
  -- Why an engineer did not accept the evidence.
  objection text not null default '',
  check (state = 'open' or (closed_by is not null and evidence is not null))
);
create index review_conditions_of_project on review_conditions (project_hash, sequence);

-- Mark-up of photos: the photo itself stays as it was uploaded.
create table photo_marks (
  project_hash text not null references projects on delete cascade,
  photo text not null,
  marks jsonb not null,
  version integer not null,
  marked_by text not null,
  marked_at timestamptz not null,
  primary key (project_hash, photo)
);

-- Every review that was delivered; the newest one is `projects.review_file`.
create table delivered_reviews (
  address text primary key,
  sequence bigint generated always as identity,
  project_hash text not null references projects on delete cascade,
  revision integer not null,
  issued_result_id text,
  delivered_by text not null,
  delivered_at timestamptz not null
);
create index delivered_reviews_of_project on delivered_reviews (project_hash, sequence);
