-- Who was asked into a company. Every mail is a row of its own: sending again ends the row before.
create table invitations (
  id text primary key,
  company_id text not null references companies on delete cascade,
  -- Trimmed and in lower case, as an account's.
  email text not null,
  -- SHA-256 of the token in the mail; the token itself is never stored.
  token_hash text not null unique,
  invited_by text references accounts on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Accepted, withdrawn, or sent again.
  ended_at timestamptz
);
create index invitations_of_company on invitations (company_id, created_at desc);
create index invitations_by_email on invitations (email, created_at);
create index invitations_by_expiry on invitations (expires_at);
-- One open invitation of an address to a company, however many ask at once.
create unique index open_invitations on invitations (company_id, email) where ended_at is null;
