-- Keys of programs. The secret is derived from the identifier under the server's own secret, and stored nowhere.
create table api_keys (
  id text primary key,
  account_id text not null references accounts on delete cascade,
  -- For which it was made: it ends when its account leaves.
  company_id text not null references companies,
  name text not null,
  -- Separated by spaces.
  scopes text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index api_keys_of_account on api_keys (account_id);
create index api_keys_by_expiry on api_keys (expires_at);
