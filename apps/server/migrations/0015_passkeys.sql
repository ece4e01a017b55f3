create table passkeys (
  id text primary key,
  account_id text not null references accounts on delete cascade,
  -- As its device calls it: one passkey opens one account.
  credential_id text not null unique,
  -- COSE, as base64url.
  public_key text not null,
  -- How often the device says that it was used; 0 for ever where it does not count.
  counter bigint not null check (counter >= 0),
  -- Ways to the device, for the browser that asks for it again.
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_of_account on passkeys (account_id, created_at);

-- What a device is asked to sign: each counts once.
create table passkey_challenges (
  -- SHA-256 of the challenge; the challenge itself is never stored.
  hash text primary key,
  -- Who adds a passkey, and the session that proved the password; null for a login.
  account_id text references accounts on delete cascade,
  session_hash text,
  expires_at timestamptz not null,
  used_at timestamptz,
  check ((account_id is null) = (session_hash is null))
);
create index passkey_challenges_by_expiry on passkey_challenges (expires_at);
create index passkey_challenges_of_account on passkey_challenges (account_id);
