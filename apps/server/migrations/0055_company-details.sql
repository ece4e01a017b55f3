-- What documents say of a company beside its name, licence and logo: all of it may be empty, and most companies have no row.
create table company_details (
  company_id text primary key references companies on delete cascade,
  -- Eleven digits, or empty.
  abn text not null check (abn ~ '^(\d{11})?$'),
  phone text not null,
  -- By Solar Accreditation Australia.
  accreditation text not null
);

-- By platform/audit/sealed-tables.ts.
create function note_company_details() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into touched_rows values (pg_current_xact_id(), now(), new.company_id, 'company_details/' || new.company_id::text, '')
      on conflict do nothing;
  else
    insert into touched_rows values (pg_current_xact_id(), now(), old.company_id, 'company_details/' || old.company_id::text,
      encode(sha256(convert_to(jsonb_build_object('abn', old.abn, 'phone', old.phone, 'accreditation', old.accreditation)::text, 'UTF8')), 'hex'))
      on conflict do nothing;
  end if;
  return null;
end $$;
create trigger company_details_are_sealed after insert or update or delete on company_details
  for each row execute function note_company_details();
