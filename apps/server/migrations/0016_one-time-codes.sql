-- Codes of an authenticator app (RFC 6238). Until `turned_on_at` the secret is only offered, and no login waits for a code.
create table one_time_codes (
  account_id text primary key references accounts on delete cascade,
  -- The secret that the app shares, sealed with a key that is not in the database: who reads the tables makes no codes.
  sealed text not null,
  -- Time step of the newest code that was accepted: none is accepted twice, and none from before it.
  last_step bigint not null default 0,
  begun_at timestamptz not null,
  turned_on_at timestamptz
);

-- A row is gone when its code was used.
create table recovery_codes (
  account_id text not null references accounts on delete cascade,
  -- SHA-256 of the code: with 120 random bits nobody finds it by trying, so a slow hash would protect nothing more.
  code_hash text not null,
  primary key (account_id, code_hash)
);

-- A login whose password was right and which waits for its code.
create table login_tickets (
  -- SHA-256 of the ticket; the ticket itself is never stored.
  token_hash text primary key,
  account_id text not null references accounts on delete cascade,
  -- SHA-256 of the password's hash that was proven: with another password the ticket opens nothing.
  password_proof text not null,
  tries integer not null default 0,
  expires_at timestamptz not null
);
create index login_tickets_of_account on login_tickets (account_id);
create index login_tickets_by_expiry on login_tickets (expires_at);

-- What the owner is still to be told of by mail.
create table code_notices (
  id bigint generated always as identity primary key,
  account_id text not null references accounts on delete cascade,
  kind text not null check (kind in ('on', 'off', 'recovery_used', 'recovery_renewed', 'removed')),
  happened_at timestamptz not null
);
