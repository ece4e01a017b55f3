-- Networks from which an account logged in: strangers cannot lock it out there.
create table known_logins (
  account_id text not null references accounts on delete cascade,
  network text not null,
  last_at timestamptz not null,
  primary key (account_id, network)
);
create index known_logins_by_time on known_logins (last_at);
