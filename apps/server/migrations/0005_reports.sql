create table report_jobs (
  id text primary key,
  sequence bigint generated always as identity,
  project_hash text not null references projects on delete cascade,
  revision integer not null,
  -- 0 input and result, 1 input only.
  type smallint not null check (type in (0, 1)),
  issued_result_id text references issued_results on delete cascade,
  state text not null default 'rendering' check (state in ('rendering', 'ready', 'failed')),
  attempts integer not null default 0,
  -- Nobody else takes the job before this moment; a runner that died lets go of it.
  claimed_until timestamptz,
  -- Address of the file, when it is ready.
  address text,
  problem text,
  created_at timestamptz not null,
  finished_at timestamptz
);
create index report_jobs_of_project on report_jobs (project_hash, type, sequence desc);
create index report_jobs_waiting on report_jobs (sequence) where state = 'rendering';
