-- What the provider states of a review before a project is submitted; no row: nothing.
create table review_offers (
  single boolean primary key default true check (single),
  price text not null,
  -- Working days; null: not stated.
  days integer,
  -- Grows with each change: who changes an older one is told.
  version integer not null
);

-- By platform/audit/sealed-tables.ts.
create function note_review_offers() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into touched_rows values (pg_current_xact_id(), now(), 'provider', 'review_offers/' || new.single::text, '')
      on conflict do nothing;
  else
    insert into touched_rows values (pg_current_xact_id(), now(), 'provider', 'review_offers/' || old.single::text,
      encode(sha256(convert_to(jsonb_build_object('price', old.price, 'days', old.days, 'version', old.version)::text, 'UTF8')), 'hex'))
      on conflict do nothing;
  end if;
  return null;
end $$;
create trigger review_offers_are_sealed after insert or update or delete on review_offers
  for each row execute function note_review_offers();

-- Who submits a project is told that it was received. Not validated: every row that is there has one of the former kinds.
alter table notices drop constraint notices_kind_check;
alter table notices add constraint notices_kind_check
  check (kind in ('submitted', 'received', 'claimed', 'question', 'answer', 'delivered', 'voided', 'handedOver',
    'handedOn', 'reconsidered')) not valid;
