-- Who asked to void a document that a colleague signed, until another engineer does so too.
create table void_proposals (
  code text primary key,
  project_hash text not null,
  reason text not null,
  proposed_by text not null,
  proposed_at timestamptz not null
);

-- By platform/audit/sealed-tables.ts.
create function note_void_proposals() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into touched_rows values (pg_current_xact_id(), now(), new.project_hash, 'void_proposals/' || new.code::text, '')
      on conflict do nothing;
  else
    insert into touched_rows values (pg_current_xact_id(), now(), old.project_hash, 'void_proposals/' || old.code::text,
      encode(sha256(convert_to(jsonb_build_object('reason', old.reason, 'proposed_by', old.proposed_by, 'proposed_at', extract(epoch from old.proposed_at))::text, 'UTF8')), 'hex'))
      on conflict do nothing;
  end if;
  return null;
end $$;
create trigger void_proposals_are_sealed after insert or update or delete on void_proposals
  for each row execute function note_void_proposals();
