-- Figures under a result under reconsideration that engineers replaced or took back, as they were in force when it was compared: with
-- the differences they are what an engineer settles. A mark from before has no row until it is looked at again.
create table reconsidered_figures (
  reconsideration_id text primary key,
  project_hash text not null references projects on delete cascade,
  -- By figure: a hash of what is in force; null: taken back since the result was issued.
  figures jsonb not null
);

-- By platform/audit/sealed-tables.ts.
create function note_reconsidered_figures() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into touched_rows values (pg_current_xact_id(), now(), new.project_hash, 'reconsidered_figures/' || new.reconsideration_id::text, '')
      on conflict do nothing;
  else
    insert into touched_rows values (pg_current_xact_id(), now(), old.project_hash, 'reconsidered_figures/' || old.reconsideration_id::text,
      encode(sha256(convert_to(jsonb_build_object('figures', old.figures)::text, 'UTF8')), 'hex'))
      on conflict do nothing;
  end if;
  return null;
end $$;
create trigger reconsidered_figures_are_sealed after insert or update or delete on reconsidered_figures
  for each row execute function note_reconsidered_figures();
