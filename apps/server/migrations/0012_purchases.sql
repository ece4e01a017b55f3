-- What an account is called towards the stores: the app hands it over with a purchase, the store signs it.
create table store_accounts (
  account_id text primary key references accounts on delete cascade,
  token text not null unique
);

-- A subscription as a store knows it, over all of its renewals. Belongs to one account.
create table purchases (
  id text primary key,
  store text not null check (store in ('apple', 'google', 'sandbox')),
  -- Apple's original transaction, Google's purchase token.
  reference text not null,
  -- Null until it is known whose it is: a notice may come before the buyer does.
  account_id text references accounts on delete set null,
  renews boolean not null default true,
  -- The store waits for a payment and asks that the right goes on until then.
  grace_until timestamptz,
  -- When the store said the two above; what it said earlier does not count.
  renewal_told_at timestamptz,
  created_at timestamptz not null,
  unique (store, reference)
);
create index purchases_of_account on purchases (account_id);

-- One paid period as the store told it last. The row of `subscriptions` is made from it: its id is both keys with ':'.
create table purchase_periods (
  purchase_id text not null references purchases on delete cascade,
  reference text not null,
  product text not null,
  quota integer not null check (quota >= 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  revoked_at timestamptz,
  told_at timestamptz not null,
  primary key (purchase_id, reference),
  check (starts_at < ends_at)
);
