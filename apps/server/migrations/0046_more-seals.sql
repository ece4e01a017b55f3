-- What the audit did not see: the picture under a project, phone numbers, what was bought, invitations, one-time codes. By
-- platform/audit/sealed-tables.ts. Rows that are there get their seals in batches, after the start (seal-later-rows.ts).
create function note_underlays() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into touched_rows values (pg_current_xact_id(), now(), new.hash, 'underlays/' || new.hash::text, '')
      on conflict do nothing;
  else
    insert into touched_rows values (pg_current_xact_id(), now(), old.hash, 'underlays/' || old.hash::text,
      encode(sha256(convert_to(jsonb_build_object('underlay', old.underlay)::text, 'UTF8')), 'hex'))
      on conflict do nothing;
  end if;
  return null;
end $$;
create trigger underlays_are_sealed after insert or update of underlay or delete on projects
  for each row execute function note_underlays();

create function note_account_phones() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into touched_rows values (pg_current_xact_id(), now(), new.id, 'account_phones/' || new.id::text, '')
      on conflict do nothing;
  else
    insert into touched_rows values (pg_current_xact_id(), now(), old.id, 'account_phones/' || old.id::text,
      encode(sha256(convert_to(jsonb_build_object('phone', old.phone)::text, 'UTF8')), 'hex'))
      on conflict do nothing;
  end if;
  return null;
end $$;
create trigger account_phones_are_sealed after insert or update of phone or delete on accounts
  for each row execute function note_account_phones();

create function note_subscriptions() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into touched_rows values (pg_current_xact_id(), now(), new.id, 'subscriptions/' || new.id::text, '')
      on conflict do nothing;
  else
    insert into touched_rows values (pg_current_xact_id(), now(), old.id, 'subscriptions/' || old.id::text,
      encode(sha256(convert_to(jsonb_build_object('account_id', old.account_id, 'source', old.source, 'bought', old.bought, 'starts_at', extract(epoch from old.starts_at), 'ends_at', extract(epoch from old.ends_at), 'created_at', extract(epoch from old.created_at))::text, 'UTF8')), 'hex'))
      on conflict do nothing;
  end if;
  return null;
end $$;
create trigger subscriptions_are_sealed after insert or update or delete on subscriptions
  for each row execute function note_subscriptions();

create function note_purchases() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into touched_rows values (pg_current_xact_id(), now(), new.id, 'purchases/' || new.id::text, '')
      on conflict do nothing;
  else
    insert into touched_rows values (pg_current_xact_id(), now(), old.id, 'purchases/' || old.id::text,
      encode(sha256(convert_to(jsonb_build_object('store', old.store, 'reference', old.reference, 'account_id', old.account_id, 'renews', old.renews, 'grace_until', extract(epoch from old.grace_until), 'renewal_told_at', extract(epoch from old.renewal_told_at), 'created_at', extract(epoch from old.created_at))::text, 'UTF8')), 'hex'))
      on conflict do nothing;
  end if;
  return null;
end $$;
create trigger purchases_are_sealed after insert or update or delete on purchases
  for each row execute function note_purchases();

create function note_purchase_periods() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into touched_rows values (pg_current_xact_id(), now(), new.purchase_id, 'purchase_periods/' || new.reference::text, '')
      on conflict do nothing;
  else
    insert into touched_rows values (pg_current_xact_id(), now(), old.purchase_id, 'purchase_periods/' || old.reference::text,
      encode(sha256(convert_to(jsonb_build_object('product', old.product, 'quota', old.quota, 'starts_at', extract(epoch from old.starts_at), 'ends_at', extract(epoch from old.ends_at), 'revoked_at', extract(epoch from old.revoked_at), 'told_at', extract(epoch from old.told_at))::text, 'UTF8')), 'hex'))
      on conflict do nothing;
  end if;
  return null;
end $$;
create trigger purchase_periods_are_sealed after insert or update or delete on purchase_periods
  for each row execute function note_purchase_periods();

create function note_voided_payments() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into touched_rows values (pg_current_xact_id(), now(), new.purchase_id, 'voided_payments/' || new.reference::text, '')
      on conflict do nothing;
  else
    insert into touched_rows values (pg_current_xact_id(), now(), old.purchase_id, 'voided_payments/' || old.reference::text,
      encode(sha256(convert_to(jsonb_build_object('voided_at', extract(epoch from old.voided_at))::text, 'UTF8')), 'hex'))
      on conflict do nothing;
  end if;
  return null;
end $$;
create trigger voided_payments_are_sealed after insert or update or delete on voided_payments
  for each row execute function note_voided_payments();

create function note_invitations() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into touched_rows values (pg_current_xact_id(), now(), new.id, 'invitations/' || new.id::text, '')
      on conflict do nothing;
  else
    insert into touched_rows values (pg_current_xact_id(), now(), old.id, 'invitations/' || old.id::text,
      encode(sha256(convert_to(jsonb_build_object('company_id', old.company_id, 'email', old.email, 'token_hash', old.token_hash, 'invited_by', old.invited_by, 'created_at', extract(epoch from old.created_at), 'expires_at', extract(epoch from old.expires_at), 'ended_at', extract(epoch from old.ended_at))::text, 'UTF8')), 'hex'))
      on conflict do nothing;
  end if;
  return null;
end $$;
create trigger invitations_are_sealed after insert or update or delete on invitations
  for each row execute function note_invitations();

create function note_one_time_codes() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into touched_rows values (pg_current_xact_id(), now(), new.account_id, 'one_time_codes/' || new.account_id::text, '')
      on conflict do nothing;
  else
    insert into touched_rows values (pg_current_xact_id(), now(), old.account_id, 'one_time_codes/' || old.account_id::text,
      encode(sha256(convert_to(jsonb_build_object('sealed', old.sealed, 'begun_at', extract(epoch from old.begun_at), 'turned_on_at', extract(epoch from old.turned_on_at))::text, 'UTF8')), 'hex'))
      on conflict do nothing;
  end if;
  return null;
end $$;
create trigger one_time_codes_are_sealed after insert or update of sealed, begun_at, turned_on_at or delete on one_time_codes
  for each row execute function note_one_time_codes();
