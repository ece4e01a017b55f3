-- An issued result that would be worse today, until an engineer settles it or it stands again.
create table reconsiderations (
  id text primary key,
  project_hash text not null references projects on delete cascade,
  issued_result_id text not null,
  opened_at timestamptz not null,
  cause text not null check (cause in ('engine', 'product', 'figures')),
  verdict_before text not null,
  verdict_after text not null,
  differences jsonb not null,
  settled_at timestamptz,
  -- Null where nobody had to: the outcome says why.
  settled_by text,
  outcome text check (outcome in ('stands', 'figures-in-force-again', 'another-result')),
  reason text not null default ''
);
create unique index reconsiderations_open on reconsiderations (project_hash, issued_result_id) where settled_at is null;
create index reconsiderations_of_project on reconsiderations (project_hash);

-- How far the search has come: one row, whoever searches.
create table reconsideration_search (
  single boolean primary key default true check (single),
  -- Engine, catalogue and ended products that every project was compared with last.
  finished_key text not null default '',
  -- The same of the search under way, and the project that it looked at last.
  key text not null default '',
  cursor text not null default '',
  -- Only projects changed since then are looked at; null: all.
  since timestamptz,
  begun_at timestamptz,
  claimed_until timestamptz
);
-- Quick: 0.03 s at 50 000 projects.
create index projects_by_update on projects (updated_at);

-- Not validated: every row that is there has one of the former kinds.
alter table notices drop constraint notices_kind_check;
alter table notices add constraint notices_kind_check
  check (kind in ('submitted', 'claimed', 'question', 'answer', 'delivered', 'voided', 'handedOver', 'handedOn',
    'reconsidered')) not valid;

-- By platform/audit/sealed-tables.ts.
create function note_reconsiderations() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into touched_rows values (pg_current_xact_id(), now(), new.project_hash, 'reconsiderations/' || new.id::text, '')
      on conflict do nothing;
  else
    insert into touched_rows values (pg_current_xact_id(), now(), old.project_hash, 'reconsiderations/' || old.id::text,
      encode(sha256(convert_to(jsonb_build_object('issued_result_id', old.issued_result_id, 'opened_at', extract(epoch from old.opened_at), 'cause', old.cause, 'verdict_before', old.verdict_before, 'verdict_after', old.verdict_after, 'differences', old.differences, 'settled_at', extract(epoch from old.settled_at), 'settled_by', old.settled_by, 'outcome', old.outcome, 'reason', old.reason)::text, 'UTF8')), 'hex'))
      on conflict do nothing;
  end if;
  return null;
end $$;
create trigger reconsiderations_are_sealed after insert or update or delete on reconsiderations
  for each row execute function note_reconsiderations();
