-- Work on rows of earlier releases that takes longer than a migration may: done in batches after the start, and how far it has come.
create table after_start_work (
  name text primary key,
  -- The last row that is done; a server that ends goes on from here.
  done_up_to text not null default '',
  finished_at timestamptz
);
