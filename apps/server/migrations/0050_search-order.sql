-- Which release the search for results that no longer stand belongs to (decision 061): several may run beside each other.
alter table reconsideration_search
  -- How many processes were started, and the number of the one that last took the search over.
  add column starts integer not null default 0,
  add column owner_start integer not null default 0,
  -- Engine and published figures of its processes, and until when one of them counts as alive.
  add column release text not null default '',
  add column alive_until timestamptz;

-- Open marks, the oldest first: the console's list of those that were never submitted.
create index reconsiderations_by_age on reconsiderations (opened_at) where settled_at is null;
