-- What administrators have changed of the provider's details; no row: they are as configured.
create table provider_details (
  single boolean primary key default true check (single),
  name text not null,
  email text not null,
  phone text not null,
  web text not null,
  -- Grows with each change: who changes an older one is told.
  version integer not null
);

-- What administrators have changed of how sheeting products are shown; no row: as shipped. No number of an engineer is here.
create table sheeting_products (
  -- In the list of products, where it never changes its meaning; 0 is "Other" and stays so.
  position integer primary key check (position > 0),
  name text,
  -- Part of the picture's address: another picture has another.
  picture_id text unique,
  picture_jpeg bytea,
  version integer not null,
  check ((picture_id is null) = (picture_jpeg is null))
);
