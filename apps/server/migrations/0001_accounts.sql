create table companies (
  id text primary key,
  name text not null,
  created_at timestamptz not null
);

create table accounts (
  id text primary key,
  company_id text not null references companies,
  -- Trimmed and in lower case: the identity.
  email text not null unique,
  name text not null,
  -- Lower case by JavaScript, because databases differ in what they lower.
  name_search text not null,
  phone text not null,
  avenue text not null default '',
  role text not null check (role in ('customer', 'engineer', 'administrator')),
  company_role text not null default 'owner' check (company_role in ('owner', 'member')),
  password_hash text not null,
  -- Version of the terms that were in force at registration.
  terms_version text,
  created_at timestamptz not null,
  deleted_at timestamptz
);
create index accounts_of_company on accounts (company_id);

create table sessions (
  -- SHA-256 of the bearer token; the token itself is never stored.
  token_hash text primary key,
  account_id text not null references accounts on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index sessions_of_account on sessions (account_id);
create index sessions_by_expiry on sessions (expires_at);

-- Failed logins in the current window, by account and by network address.
create table login_failures (
  subject text primary key,
  failures integer not null,
  window_ends_at timestamptz not null
);

-- Each pair counts once within the window; the key refuses the second, in any process.
create table request_nonces (
  stamp bigint not null,
  random text not null,
  primary key (stamp, random)
);
