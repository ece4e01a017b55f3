-- What a person is told of projects under review, in the application and by mail.
create table notices (
  id text primary key default gen_random_uuid()::text,
  sequence bigint generated always as identity,
  account_id text not null references accounts on delete cascade,
  project_hash text not null references projects on delete cascade,
  kind text not null check (kind in ('submitted', 'claimed', 'question', 'answer', 'delivered')),
  created_at timestamptz not null,
  read_at timestamptz,
  -- A mail about it is still to be written.
  is_mail_due boolean not null
);
create index notices_of_account on notices (account_id, sequence desc);
create index notices_to_mail on notices (sequence) where is_mail_due;

-- Of which kinds a person wants no mail; no row: of none.
create table notice_choices (
  account_id text primary key references accounts on delete cascade,
  no_mail text[] not null
);
