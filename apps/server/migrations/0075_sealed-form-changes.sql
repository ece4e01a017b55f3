-- By platform/audit/sealed-tables.ts. What engineers made of the states' forms is printed on certificates.
create function note_certificate_form_changes() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into touched_rows values (pg_current_xact_id(), now(), new.form_id, 'certificate_form_changes/' || new.id::text, '')
      on conflict do nothing;
  else
    insert into touched_rows values (pg_current_xact_id(), now(), old.form_id, 'certificate_form_changes/' || old.id::text,
      encode(sha256(convert_to(jsonb_build_object('number', old.number, 'content', old.content, 'reason', old.reason, 'state', old.state, 'proposed_by', old.proposed_by, 'proposed_at', extract(epoch from old.proposed_at), 'decided_by', old.decided_by, 'decided_at', extract(epoch from old.decided_at), 'note', old.note)::text, 'UTF8')), 'hex'))
      on conflict do nothing;
  end if;
  return null;
end $$;
create trigger certificate_form_changes_are_sealed after insert or update or delete on certificate_form_changes
  for each row execute function note_certificate_form_changes();
