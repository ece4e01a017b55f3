-- Since when somebody of the provider may not come in any more.
alter table accounts add column disabled_at timestamptz;

-- Who changed what, and when. No keys to other tables: a row outlives whoever it names, and holds identifiers, no names.
create table audit_trail (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null,
  -- An account, or the user of the machine who gave the command.
  account_id text,
  operator text,
  action text not null,
  subject_id text not null,
  detail jsonb not null default '{}',
  check ((account_id is null) <> (operator is null))
);
create index audit_trail_of_subject on audit_trail (subject_id, id desc);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'The audit trail takes new rows only.' using errcode = '42501';
end $$;
create trigger audit_trail_is_append_only before update or delete or truncate on audit_trail
  for each statement execute function refuse_audit_change();
