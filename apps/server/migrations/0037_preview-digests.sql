-- SHA-256 of the small picture of a photo; null: there is none, or it was made before this was noted.
alter table files add column preview_sha256 text;

-- The seals of files are made anew with the column, of those that are as they were sealed.
insert into touched_rows
select pg_current_xact_id(), now(), f.id, 'files/' || f.id,
  encode(sha256(convert_to(jsonb_build_object('company_id', f.company_id, 'key', f.key, 'address', f.address, 'kind', f.kind, 'content_type', f.content_type, 'bytes', f.bytes, 'name', f.name, 'is_review', f.is_review, 'sha256', f.sha256, 'created_at', extract(epoch from f.created_at))::text, 'UTF8')), 'hex')
from files f on conflict do nothing;

-- By platform/audit/sealed-tables.ts.
create or replace function note_files() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into touched_rows values (pg_current_xact_id(), now(), new.id, 'files/' || new.id::text, '')
      on conflict do nothing;
  else
    insert into touched_rows values (pg_current_xact_id(), now(), old.id, 'files/' || old.id::text,
      encode(sha256(convert_to(jsonb_build_object('company_id', old.company_id, 'key', old.key, 'address', old.address, 'kind', old.kind, 'content_type', old.content_type, 'bytes', old.bytes, 'name', old.name, 'is_review', old.is_review, 'sha256', old.sha256, 'created_at', extract(epoch from old.created_at), 'preview_sha256', old.preview_sha256)::text, 'UTF8')), 'hex'))
      on conflict do nothing;
  end if;
  return null;
end $$;
-- Followed by code.
