-- With whom an engineer is registered to sign. Without a registration, or after its last day, nothing is signed.
create table engineer_registrations (
  account_id text primary key references accounts,
  body text not null,
  number text not null,
  class text not null,
  valid_until text not null check (valid_until ~ '^20\d{2}-\d{2}-\d{2}$'),
  entered_by text not null,
  entered_at timestamptz not null
);

-- By platform/audit/sealed-tables.ts.
create function note_engineer_registrations() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into touched_rows values (pg_current_xact_id(), now(), new.account_id, 'engineer_registrations/' || new.account_id::text, '')
      on conflict do nothing;
  else
    insert into touched_rows values (pg_current_xact_id(), now(), old.account_id, 'engineer_registrations/' || old.account_id::text,
      encode(sha256(convert_to(jsonb_build_object('body', old.body, 'number', old.number, 'class', old.class, 'valid_until', old.valid_until, 'entered_by', old.entered_by, 'entered_at', extract(epoch from old.entered_at))::text, 'UTF8')), 'hex'))
      on conflict do nothing;
  end if;
  return null;
end $$;
create trigger engineer_registrations_are_sealed after insert or update or delete on engineer_registrations
  for each row execute function note_engineer_registrations();
