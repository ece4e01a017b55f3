-- What was built: measurements and photos, the installer's signed statement, and what an engineer decided of deviations. A project
-- has one present record; reopening a signed one begins the next.
create table as_built_records (
  id text primary key,
  project_hash text not null references projects on delete cascade,
  -- The result and revision that it was measured against.
  issued_result_id text not null,
  revision integer not null,
  content jsonb not null,
  -- Of the project's records, counted on: what was read of a former record is never taken for the present one.
  version integer not null,
  saved_by text,
  saved_at timestamptz not null,
  -- Plan, measurement and outcome of each zone when it was signed, in codes.
  zones jsonb,
  statement jsonb,
  signed_by text,
  signed_at timestamptz,
  -- Signed, and more was built otherwise than the engine passes.
  needs_engineer boolean not null default false,
  is_accepted boolean,
  reason text,
  decided_by text,
  engineer text,
  registration text,
  decided_at timestamptz,
  -- The close-out pack.
  document_code text,
  superseded_at timestamptz,
  check ((signed_at is null) = (statement is null) and (signed_at is null) = (zones is null)),
  check (signed_at is not null or not needs_engineer),
  check ((decided_at is null) = (is_accepted is null) and (decided_at is null) = (reason is null)
    and (decided_at is null) = (engineer is null) and (decided_at is null) = (registration is null)),
  check (decided_at is null or needs_engineer)
);
create unique index as_built_of_project on as_built_records (project_hash) where superseded_at is null;
create index as_built_of_project_all on as_built_records (project_hash, version desc);

-- What was signed stays as it was signed, what was decided as it was decided.
create function keep_signed_as_built() returns trigger language plpgsql as $$
begin
  if old.signed_at is not null and (new.project_hash, new.issued_result_id, new.revision, new.content, new.version, new.zones,
      new.statement, new.signed_by, new.signed_at, new.needs_engineer)
    is distinct from (old.project_hash, old.issued_result_id, old.revision, old.content, old.version, old.zones,
      old.statement, old.signed_by, old.signed_at, old.needs_engineer) then
    raise exception 'a signed record as built never changes';
  end if;
  if old.decided_at is not null and (new.is_accepted, new.reason, new.decided_by, new.engineer, new.registration, new.decided_at)
    is distinct from (old.is_accepted, old.reason, old.decided_by, old.engineer, old.registration, old.decided_at) then
    raise exception 'a decision about a record as built never changes';
  end if;
  return new;
end $$;
create trigger as_built_records_stay before update on as_built_records
  for each row execute function keep_signed_as_built();

-- By platform/audit/sealed-tables.ts.
create function note_as_built_records() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into touched_rows values (pg_current_xact_id(), now(), new.project_hash, 'as_built_records/' || new.id::text, '')
      on conflict do nothing;
  else
    insert into touched_rows values (pg_current_xact_id(), now(), old.project_hash, 'as_built_records/' || old.id::text,
      encode(sha256(convert_to(jsonb_build_object('issued_result_id', old.issued_result_id, 'revision', old.revision, 'content', old.content, 'version', old.version, 'zones', old.zones, 'statement', old.statement, 'signed_by', old.signed_by, 'signed_at', extract(epoch from old.signed_at), 'needs_engineer', old.needs_engineer, 'is_accepted', old.is_accepted, 'reason', old.reason, 'decided_by', old.decided_by, 'engineer', old.engineer, 'registration', old.registration, 'decided_at', extract(epoch from old.decided_at), 'document_code', old.document_code, 'superseded_at', extract(epoch from old.superseded_at))::text, 'UTF8')), 'hex'))
      on conflict do nothing;
  end if;
  return null;
end $$;
create trigger as_built_records_are_sealed after insert or update or delete on as_built_records
  for each row execute function note_as_built_records();


-- Rows of before had fewer kinds to choose from, so none of them is read.
alter table documents drop constraint documents_kind_check;
alter table documents add constraint documents_kind_check
  check (kind in ('result-summary', 'input-summary', 'site-sheet', 'site-sheet-zh-hans', 'full-calculation',
    'review-certificate', 'signed-review', 'close-out-pack')) not valid;
alter table notices drop constraint notices_kind_check;
alter table notices add constraint notices_kind_check
  check (kind in ('submitted', 'received', 'claimed', 'question', 'answer', 'delivered', 'voided', 'handedOver',
    'handedOn', 'reconsidered', 'deviation', 'deviationDecided')) not valid;
