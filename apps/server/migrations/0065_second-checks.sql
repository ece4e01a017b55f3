-- Whether a second engineer checks each certificate before it is delivered; no row: nobody has to.
create table certificate_rules (
  single boolean primary key default true check (single),
  second_check boolean not null,
  -- Grows with each change: who changes an older one is told.
  version integer not null
);
-- What an issued certificate says, so that a check of one holds for another that says the same.
create table certificate_issues (
  code text primary key,
  project_hash text not null references projects on delete cascade,
  -- SHA-256 of its content, hexadecimal.
  digest text not null,
  -- Whether it names the engineer who checked it.
  is_checked boolean not null
);
create index certificate_issues_of_project on certificate_issues (project_hash);
create table certificate_checks (
  project_hash text not null references projects on delete cascade,
  digest text not null,
  checked_by text not null,
  -- As printed on the day.
  registration text not null,
  checked_at timestamptz not null,
  primary key (project_hash, digest)
);
