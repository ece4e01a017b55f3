-- One row for each paid period of an account; a renewal is a new row.
create table subscriptions (
  id text primary key,
  account_id text not null references accounts on delete cascade,
  source text not null,
  bought integer not null check (bought >= 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  created_at timestamptz not null,
  check (starts_at < ends_at)
);
create index subscriptions_of_account on subscriptions (account_id, ends_at desc);

-- Opened before a calculation, taken by it, void after a while.
create table reservations (
  id text primary key,
  subscription_id text not null references subscriptions on delete cascade,
  reserved_at timestamptz not null,
  expires_at timestamptz not null
);
create index reservations_of_subscription on reservations (subscription_id, expires_at);

-- Survives the project: deleting it gives nothing back.
create table charges (
  id text primary key,
  subscription_id text not null references subscriptions on delete cascade,
  issued_result_id text not null unique,
  charged_at timestamptz not null
);
create index charges_of_subscription on charges (subscription_id);
