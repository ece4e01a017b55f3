-- Figures of the catalogue that engineers of the provider confirm or replace: proposed by one, decided on by another.
create table figure_sign_offs (
  id text primary key,
  sequence bigint generated always as identity,
  -- Path in the catalogue.
  figure text not null,
  -- SHA-256 of the published figure: what is published anew is not taken for signed.
  published_hash text not null,
  -- Numbers in place of the published ones; null: confirmed as published.
  replaced jsonb,
  reason text not null,
  evidence_file text not null references files,
  state text not null check (state in ('waiting', 'approved', 'declined', 'withdrawn', 'superseded', 'revoked')),
  proposed_by text not null references accounts,
  proposed_at timestamptz not null,
  decided_by text references accounts,
  decided_at timestamptz,
  note text not null default '',
  -- A report names who stands behind a figure: as they were called on the day of the approval.
  confirmed_name text,
  approved_name text,
  check ((state = 'waiting') = (decided_at is null))
);
create unique index one_waiting_sign_off on figure_sign_offs (figure) where state = 'waiting';
create unique index one_approved_sign_off on figure_sign_offs (figure) where state = 'approved';
create index sign_offs_of_figure on figure_sign_offs (figure, sequence desc);

-- Another text with each sign-off that comes into force or ends. No row: nothing was ever signed off.
create table catalogue_revision (
  single boolean primary key default true check (single),
  revision text not null
);

-- Whether another engineer has to approve; no row: one has to.
create table figure_rules (
  single boolean primary key default true check (single),
  second_engineer boolean not null,
  version integer not null
);

-- Figures that an issued result rests on, unverified or confirmed.
create table result_figures (
  issued_result_id text not null references issued_results on delete cascade,
  figure text not null,
  -- Which projects rest on a figure, the newest results first.
  sequence bigint generated always as identity,
  primary key (figure, issued_result_id)
);
create index figures_of_result on result_figures (issued_result_id);
create index result_figures_newest on result_figures (figure, sequence desc);
create index projects_of_issued_result on projects (issued_result_id);
