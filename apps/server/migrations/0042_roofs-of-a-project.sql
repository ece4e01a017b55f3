-- The answer of a result, so that a list tells it without reading the result.
alter table issued_results add column verdict text generated always as (result::json ->> 'verdict') stored;

-- A project may have several roofs. Each is a row of its own, with its name and the first roof; the first has none.
alter table projects add column roof_name text not null default '';
alter table projects add column roof_of text references projects on delete set null;
create index projects_of_first_roof on projects (roof_of) where roof_of is not null;

-- The seals of projects are made anew with the columns, of those that are as they were sealed.
insert into touched_rows
select pg_current_xact_id(), now(), p.hash, 'projects/' || p.hash,
  encode(sha256(convert_to(jsonb_build_object('company_id', p.company_id, 'status', p.status, 'issued_result_id', p.issued_result_id, 'engineer_id', p.engineer_id, 'submitted_at', extract(epoch from p.submitted_at), 'deliver_at', extract(epoch from p.deliver_at), 'review_file', p.review_file, 'hidden_at', extract(epoch from p.hidden_at))::text, 'UTF8')), 'hex')
from projects p on conflict do nothing;

-- By platform/audit/sealed-tables.ts.
create or replace function note_projects() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into touched_rows values (pg_current_xact_id(), now(), new.hash, 'projects/' || new.hash::text, '')
      on conflict do nothing;
  else
    insert into touched_rows values (pg_current_xact_id(), now(), old.hash, 'projects/' || old.hash::text,
      encode(sha256(convert_to(jsonb_build_object('company_id', old.company_id, 'status', old.status, 'issued_result_id', old.issued_result_id, 'engineer_id', old.engineer_id, 'submitted_at', extract(epoch from old.submitted_at), 'deliver_at', extract(epoch from old.deliver_at), 'review_file', old.review_file, 'hidden_at', extract(epoch from old.hidden_at), 'roof_name', old.roof_name, 'roof_of', old.roof_of)::text, 'UTF8')), 'hex'))
      on conflict do nothing;
  end if;
  return null;
end $$;
-- Followed by code.
