-- The provider's checklist; every version is kept, the newest is in force.
create table review_checklists (
  version integer primary key,
  -- [{ "id", "text" }] in order.
  items jsonb not null,
  saved_by text not null,
  saved_at timestamptz not null
);

-- What was ticked for a project, of the text that the item had then and the inputs as saved then.
create table checklist_ticks (
  project_hash text not null references projects on delete cascade,
  item text not null,
  text text not null,
  revision integer not null,
  ticked_by text not null,
  ticked_at timestamptz not null,
  primary key (project_hash, item, text, revision)
);
