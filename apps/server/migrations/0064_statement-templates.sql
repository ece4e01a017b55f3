-- Texts for certificates that the provider keeps for its engineers. Names are the same whatever their case.
create table statement_templates (
  key text primary key,
  name text not null,
  statement text not null,
  not_certified text not null,
  inspections text not null,
  validity text not null,
  kept_by text not null,
  kept_at timestamptz not null
);
