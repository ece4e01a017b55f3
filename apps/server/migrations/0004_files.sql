create table files (
  id text primary key,
  company_id text not null references companies,
  -- Place in the object store.
  key text not null unique,
  -- host/key without a query: the identifier that projects keep.
  address text not null unique,
  kind text not null check (kind in ('image', 'pdf', 'file')),
  content_type text not null,
  bytes bigint not null,
  name text not null,
  has_preview boolean not null default false,
  width integer,
  height integer,
  uploaded_by text references accounts on delete set null,
  created_at timestamptz not null
);
create index files_of_company on files (company_id);

-- Permissions to upload that were used: each counts once.
create table upload_tickets (
  id text primary key,
  company_id text not null references companies,
  used_at timestamptz not null,
  expires_at timestamptz not null
);
create index upload_tickets_by_expiry on upload_tickets (expires_at);
