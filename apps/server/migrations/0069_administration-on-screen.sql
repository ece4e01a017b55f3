-- Accounts of the provider whose person has not set a password yet. The link's token is in password_resets.
create table staff_invitations (
  account_id text primary key references accounts on delete cascade,
  invited_by text not null references accounts,
  sent_at timestamptz not null,
  expires_at timestamptz not null
);

-- What the console shows of a waiting mail. Mails that waited before this release have no code.
alter table mails add column code text not null default '';
alter table mails add column last_error text;
-- While a process sends it; null: none does.
alter table mails add column taken_until timestamptz;
