-- Mails that wait for their post office: a row is gone when its mail is. Their text is sealed, because it may hold a link.
create table mails (
  id text primary key,
  sequence bigint generated always as identity,
  recipient text not null,
  sealed text not null,
  attempts integer not null default 0,
  -- Nobody takes the mail before this moment; whoever takes it moves it on, and a sender that died lets go of it.
  due_at timestamptz not null,
  -- What is worth nothing any more is not sent.
  expires_at timestamptz not null,
  created_at timestamptz not null
);
create index mails_by_turn on mails (due_at, sequence);

-- Somebody asked for a new password. Whether the address is known is looked up after the answer.
create table password_requests (
  id text primary key,
  address text not null,
  requested_at timestamptz not null
);
create index password_requests_by_time on password_requests (requested_at);

create table password_resets (
  -- SHA-256 of the token in the link; the token itself is never stored.
  token_hash text primary key,
  account_id text not null references accounts on delete cascade,
  expires_at timestamptz not null
);
create index password_resets_of_account on password_resets (account_id);
create index password_resets_by_expiry on password_resets (expires_at);
