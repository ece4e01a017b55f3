-- Drafts of the wizard, kept with the account so that another device goes on with them.
create table kept_drafts (
  account_id text not null references accounts on delete cascade,
  id text not null,
  version integer not null check (version >= 1),
  -- Made by the device: the same change again is answered, not made.
  change_id text not null,
  -- Order of the account's changes.
  position bigint not null,
  -- Null: removed, or saved as a project.
  content jsonb,
  project_hash text,
  device text not null,
  saved_at timestamptz not null,
  primary key (account_id, id),
  check (content is null or project_hash is null)
);
create index kept_drafts_by_change on kept_drafts (account_id, position);
