-- Periods that the provider sells to a company by invoice. Such a period names no account: everybody of the company uses it.
alter table subscriptions alter column account_id drop not null;

create table company_grants (
  -- The period in subscriptions.
  id text primary key references subscriptions,
  company_id text not null references companies,
  invoice text not null,
  months integer not null check (months between 1 and 36),
  calculations integer not null check (calculations between 1 and 100000),
  granted_by text not null references accounts,
  granted_at timestamptz not null,
  -- Null: it runs to the end that was granted.
  ended_by text references accounts,
  ended_at timestamptz,
  end_reason text,
  check ((ended_at is null) = (end_reason is null) and (ended_at is null) = (ended_by is null))
);
-- One invoice grants once.
create unique index company_grants_of_invoice on company_grants (company_id, lower(invoice));

-- Whose it is, where several people use a period; null: the owner of the period. No reference, which would look at every row.
alter table reservations add column account_id text;

-- By platform/audit/sealed-tables.ts.
create function note_company_grants() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into touched_rows values (pg_current_xact_id(), now(), new.id, 'company_grants/' || new.id::text, '')
      on conflict do nothing;
  else
    insert into touched_rows values (pg_current_xact_id(), now(), old.id, 'company_grants/' || old.id::text,
      encode(sha256(convert_to(jsonb_build_object('company_id', old.company_id, 'invoice', old.invoice, 'months', old.months, 'calculations', old.calculations, 'granted_by', old.granted_by, 'granted_at', extract(epoch from old.granted_at), 'ended_by', old.ended_by, 'ended_at', extract(epoch from old.ended_at), 'end_reason', old.end_reason)::text, 'UTF8')), 'hex'))
      on conflict do nothing;
  end if;
  return null;
end $$;
create trigger company_grants_are_sealed after insert or update or delete on company_grants
  for each row execute function note_company_grants();
