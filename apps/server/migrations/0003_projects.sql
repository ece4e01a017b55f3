create table issued_results (
  id text primary key,
  company_id text not null references companies,
  account_id text references accounts on delete set null,
  -- The project by its hash, or before its first upload its account, number, name and time.
  scope text not null,
  -- SHA-256 of the canonical JSON of what the engine read.
  input_hash text not null,
  input jsonb not null,
  result jsonb not null,
  output text not null,
  engine_version text not null,
  catalogue_version text not null,
  issued_at timestamptz not null,
  unique (scope, input_hash)
);
create index issued_results_of_company on issued_results (company_id);

create table projects (
  hash text primary key,
  -- Order among rows of one millisecond.
  sequence bigint generated always as identity,
  company_id text not null references companies,
  created_by text references accounts on delete set null,
  status smallint not null default 1 check (status between 1 and 5),
  revision integer not null default 1,
  -- Number, date and name in lower case, for the filter.
  name_search text not null,
  draft jsonb not null,
  input_hash text not null,
  issued_result_id text references issued_results,
  engineer_id text references accounts on delete set null,
  deliver_at timestamptz,
  review_file text,
  -- Deleted by the customer while the provider was at work: kept, but no longer in the customer's list.
  hidden_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index projects_of_company on projects (company_id, updated_at desc, sequence desc);

create table project_revisions (
  project_hash text not null references projects on delete cascade,
  revision integer not null,
  draft jsonb not null,
  input_hash text not null,
  issued_result_id text references issued_results,
  saved_by text references accounts on delete set null,
  saved_at timestamptz not null,
  primary key (project_hash, revision)
);

-- Results that belong to a project, whichever of its inputs they were issued for.
create table project_results (
  project_hash text not null references projects on delete cascade,
  issued_result_id text not null references issued_results on delete cascade,
  primary key (project_hash, issued_result_id)
);
create index project_results_of_result on project_results (issued_result_id);

-- No key to projects: the timeline of a deleted project stays. The person's name is looked up when shown.
create table timeline (
  id bigint generated always as identity primary key,
  project_hash text not null,
  event text not null,
  account_id text references accounts on delete set null,
  role text not null,
  created_at timestamptz not null
);
create index timeline_of_project on timeline (project_hash, created_at desc, id desc);
