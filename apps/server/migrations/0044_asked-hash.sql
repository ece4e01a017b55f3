-- What was asked, whatever options and defaults releases bring (roofs/calculations/asked-hash.ts). The sealed input_hash stays as
-- it is. Null until batches after the start have filled it (decision 054); a nullable column without a default rewrites nothing.
alter table issued_results add column asked_hash text;

-- Work on rows of earlier releases that takes longer than a migration may: done in batches after the start, and how far it has come.
create table after_start_work (
  name text primary key,
  -- The last row that is done; a server that ends goes on from here.
  done_up_to text not null default '',
  finished_at timestamptz
);
