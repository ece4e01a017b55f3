-- The newest record of a project stands under the seal of its rows, and the newest row of the audit trail under one of its own:
-- rows that are put back with their seal contradict it. By platform/audit/sealed-tables.ts.
create function note_timeline() returns trigger language plpgsql as $$
begin
  insert into touched_rows values (pg_current_xact_id(), now(), new.project_hash, 'timeline/' || 'newest'::text,
    case new.previous when '' then '' else encode(sha256(convert_to(jsonb_build_object('hash', new.previous)::text, 'UTF8')), 'hex') end)
    on conflict do nothing;
  return null;
end $$;
create trigger timeline_is_sealed after insert on timeline for each row execute function note_timeline();

create function note_audit_trail() returns trigger language plpgsql as $$
begin
  insert into touched_rows values (pg_current_xact_id(), now(), 'the audit trail', 'audit_trail/' || 'newest'::text,
    case new.previous when '' then '' else encode(sha256(convert_to(jsonb_build_object('hash', new.previous)::text, 'UTF8')), 'hex') end)
    on conflict do nothing;
  return null;
end $$;
create trigger audit_trail_is_sealed after insert on audit_trail for each row execute function note_audit_trail();
-- Followed by code.
