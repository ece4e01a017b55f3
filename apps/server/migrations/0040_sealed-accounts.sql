-- Who may do what, and what is printed of whom, is sealed too. By platform/audit/sealed-tables.ts.
create function note_accounts() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into touched_rows values (pg_current_xact_id(), now(), new.id, 'accounts/' || new.id::text, '')
      on conflict do nothing;
  else
    insert into touched_rows values (pg_current_xact_id(), now(), old.id, 'accounts/' || old.id::text,
      encode(sha256(convert_to(jsonb_build_object('company_id', old.company_id, 'company_role', old.company_role, 'role', old.role, 'email', old.email, 'name', old.name, 'password_hash', old.password_hash, 'created_at', extract(epoch from old.created_at), 'disabled_at', extract(epoch from old.disabled_at), 'deleted_at', extract(epoch from old.deleted_at))::text, 'UTF8')), 'hex'))
      on conflict do nothing;
  end if;
  return null;
end $$;
create trigger accounts_are_sealed after insert or update of company_id, company_role, role, email, name, password_hash, created_at, disabled_at, deleted_at or delete on accounts
  for each row execute function note_accounts();

create function note_companies() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into touched_rows values (pg_current_xact_id(), now(), new.id, 'companies/' || new.id::text, '')
      on conflict do nothing;
  else
    insert into touched_rows values (pg_current_xact_id(), now(), old.id, 'companies/' || old.id::text,
      encode(sha256(convert_to(jsonb_build_object('name', old.name, 'licence', old.licence, 'logo_jpeg', old.logo_jpeg, 'created_at', extract(epoch from old.created_at))::text, 'UTF8')), 'hex'))
      on conflict do nothing;
  end if;
  return null;
end $$;
create trigger companies_are_sealed after insert or update of name, licence, logo_jpeg, created_at or delete on companies
  for each row execute function note_companies();

create function note_provider_details() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into touched_rows values (pg_current_xact_id(), now(), 'provider', 'provider_details/' || new.single::text, '')
      on conflict do nothing;
  else
    insert into touched_rows values (pg_current_xact_id(), now(), 'provider', 'provider_details/' || old.single::text,
      encode(sha256(convert_to(jsonb_build_object('name', old.name, 'email', old.email, 'phone', old.phone, 'web', old.web, 'version', old.version)::text, 'UTF8')), 'hex'))
      on conflict do nothing;
  end if;
  return null;
end $$;
create trigger provider_details_are_sealed after insert or update of name, email, phone, web, version or delete on provider_details
  for each row execute function note_provider_details();

create function note_sheeting_products() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into touched_rows values (pg_current_xact_id(), now(), 'provider', 'sheeting_products/' || new.position::text, '')
      on conflict do nothing;
  else
    insert into touched_rows values (pg_current_xact_id(), now(), 'provider', 'sheeting_products/' || old.position::text,
      encode(sha256(convert_to(jsonb_build_object('name', old.name, 'picture_id', old.picture_id, 'picture_jpeg', old.picture_jpeg, 'version', old.version)::text, 'UTF8')), 'hex'))
      on conflict do nothing;
  end if;
  return null;
end $$;
create trigger sheeting_products_are_sealed after insert or update of name, picture_id, picture_jpeg, version or delete on sheeting_products
  for each row execute function note_sheeting_products();
-- Followed by code.
