-- What a person sees of an own session; the token's hash stays inside.
alter table sessions add column id text not null default gen_random_uuid()::text;
alter table sessions add constraint sessions_id_key unique (id);
alter table sessions add column device text not null default '';

-- A deleted account keeps its identifier alone.
alter table accounts alter column email drop not null;
alter table accounts add constraint accounts_address check (deleted_at is not null or email is not null);
