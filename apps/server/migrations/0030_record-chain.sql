-- SHA-256 of a file as it was received, hexadecimal; null: received before this was noted.
alter table files add column sha256 text check (sha256 ~ '^[0-9a-f]{64}$');

-- Records and the audit trail are chained: each row carries the hash of the one before it and its own, made under a secret that
-- is not in the database (platform/audit/chain.ts). Code chains the rows that are there.
alter table timeline add column previous text, add column hash text;
alter table audit_trail add column previous text, add column hash text;

-- What the ends of all chains were at a moment, so that an end that is cut off is noticed. The seals are a chain themselves.
create table record_seals (
  id bigint generated always as identity primary key,
  sealed_at timestamptz not null,
  -- The newest record that was looked at, by its id.
  up_to bigint not null,
  -- Newest row of the audit trail; empty where there is none.
  audit_head text not null,
  -- [project, hash of its newest record], of every project with records since the seal before.
  heads jsonb not null,
  previous text not null unique,
  hash text not null
);
create index timeline_chain on timeline (project_hash, id);
-- Followed by code.
