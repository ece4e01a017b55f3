-- By which a start knows that a secret is the one that this database was written with: an HMAC of a fixed text under the secret
-- (administration/integrity/secret-checks.ts). The secret itself is not here.
create table secret_checks (
  name text primary key,
  check_value text not null,
  noted_at timestamptz not null
);
