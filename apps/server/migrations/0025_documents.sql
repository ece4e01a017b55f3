-- Every PDF that the provider has issued, so that whoever holds one can ask whether it still stands. A row outlives its project and
-- its file: no keys to other tables, and no name of a person, company, client or address.
create table documents (
  -- Printed on the document.
  code text primary key,
  kind text not null check (kind in ('result-summary', 'input-summary', 'site-sheet', 'full-calculation', 'review-certificate',
    'signed-review')),
  project_hash text not null,
  revision integer not null,
  issued_result_id text,
  file_id text not null,
  -- Of the whole file, hexadecimal.
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  state text not null default 'valid' check (state in ('valid', 'superseded', 'void')),
  issued_at timestamptz not null,
  -- Since when it is superseded or void.
  ended_at timestamptz,
  voided_by text,
  void_reason text,
  check ((state = 'valid') = (ended_at is null)),
  check ((state = 'void') = (voided_by is not null) and (state = 'void') = (void_reason is not null))
);
create index documents_of_project on documents (project_hash, kind, revision);
