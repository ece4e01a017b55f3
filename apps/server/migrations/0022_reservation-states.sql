-- A reservation is one row for its whole life: reserved, taken by a calculation, then charged for its result or returned;
-- one that nobody takes expires. Rows were deleted until now, so those that are left are reserved or expired.
alter table reservations
  add column state text not null default 'reserved'
    check (state in ('reserved', 'taken', 'charged', 'returned', 'expired')),
  -- The calculation that took it: scope and hash of its inputs; null where it failed before its inputs were read.
  add column taken_by_scope text,
  add column taken_by_inputs text,
  -- The result for which it was charged.
  add column issued_result_id text,
  add check ((state = 'charged') = (issued_result_id is not null));
update reservations set state = 'expired' where expires_at <= now();

drop index reservations_of_subscription;
create index open_reservations on reservations (subscription_id, expires_at) where state in ('reserved', 'taken');
