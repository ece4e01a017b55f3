-- Forms of the states as engineers corrected or added them; the latest approved one takes the place of the published form.
create table certificate_form_changes (
  id text primary key,
  form_id text not null,
  -- 1 for the first change of a form.
  number integer not null,
  content jsonb not null,
  reason text not null,
  state text not null check (state in ('proposed', 'approved', 'declined', 'withdrawn')),
  proposed_by text not null references accounts,
  proposed_at timestamptz not null,
  decided_by text references accounts,
  decided_at timestamptz,
  note text not null default '',
  unique (form_id, number),
  check ((state = 'proposed') = (decided_at is null))
);
-- One proposal of a form is open, however many send one at once.
create unique index open_certificate_form_changes on certificate_form_changes (form_id) where state = 'proposed';
