-- The right of one device to calculate without a network, until it is over or ended.
create table offline_rights (
  id text primary key,
  account_id text not null references accounts on delete cascade,
  -- Public key that the device made, as JSON, and its thumbprint (RFC 7638).
  device_key text not null,
  thumbprint text not null,
  name text not null,
  calculations integer not null check (calculations >= 1),
  begun_at timestamptz not null,
  until timestamptz not null,
  ended_at timestamptz,
  -- renewed: by the same device; ended: by the account; copied: two devices used it.
  end_reason text check (end_reason in ('renewed', 'ended', 'copied')),
  check ((ended_at is null) = (end_reason is null)),
  check (begun_at < until)
);
create index offline_rights_of_account on offline_rights (account_id, begun_at desc);

-- Calculations that devices have sent: one project for each number of a right.
create table offline_calculations (
  right_id text not null references offline_rights on delete cascade,
  number integer not null check (number >= 1),
  project_sha256 text not null,
  calculated_at timestamptz not null,
  sent_at timestamptz not null,
  primary key (right_id, number)
);

-- Reserved for a device: no other call takes it. No reference, which would look at every row: both end with their account.
alter table reservations add column offline_right_id text;
