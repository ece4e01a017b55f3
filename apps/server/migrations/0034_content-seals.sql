-- An answer stands under the seal of its project.
alter table review_answers add column project_hash text;
update review_answers a set project_hash = q.project_hash from review_questions q where q.id = a.question_id;
alter table review_answers alter column project_hash set not null;

-- Digests of the rows of a project, a result, a file or the figures, under a secret that is not in the database
-- (platform/audit/content-seals.ts).
create table content_seals (
  scope text primary key,
  -- Table and identifier of a row, and SHA-256 of what it says.
  digests jsonb not null,
  seal text not null
);

-- Which rows a transaction has changed, and what they said before; it takes its own out when it seals them. What stays was
-- not written by the server.
create table touched_rows (
  xid xid8,
  since timestamptz,
  scope text,
  entry text,
  former text not null,
  primary key (xid, since, scope, entry)
);

-- By platform/audit/sealed-tables.ts.
create function note_projects() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into touched_rows values (pg_current_xact_id(), now(), new.hash, 'projects/' || new.hash::text, '')
      on conflict do nothing;
  else
    insert into touched_rows values (pg_current_xact_id(), now(), old.hash, 'projects/' || old.hash::text,
      encode(sha256(convert_to(jsonb_build_object('company_id', old.company_id, 'status', old.status, 'issued_result_id', old.issued_result_id, 'engineer_id', old.engineer_id, 'submitted_at', extract(epoch from old.submitted_at), 'deliver_at', extract(epoch from old.deliver_at), 'review_file', old.review_file, 'hidden_at', extract(epoch from old.hidden_at))::text, 'UTF8')), 'hex'))
      on conflict do nothing;
  end if;
  return null;
end $$;
create trigger projects_are_sealed after insert or update or delete on projects
  for each row execute function note_projects();

create function note_project_revisions() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into touched_rows values (pg_current_xact_id(), now(), new.project_hash, 'project_revisions/' || new.revision::text, '')
      on conflict do nothing;
  else
    insert into touched_rows values (pg_current_xact_id(), now(), old.project_hash, 'project_revisions/' || old.revision::text,
      encode(sha256(convert_to(jsonb_build_object('input_hash', old.input_hash, 'issued_result_id', old.issued_result_id, 'saved_at', extract(epoch from old.saved_at))::text, 'UTF8')), 'hex'))
      on conflict do nothing;
  end if;
  return null;
end $$;
create trigger project_revisions_are_sealed after insert or update or delete on project_revisions
  for each row execute function note_project_revisions();

create function note_project_results() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into touched_rows values (pg_current_xact_id(), now(), new.project_hash, 'project_results/' || new.issued_result_id::text, '')
      on conflict do nothing;
  else
    insert into touched_rows values (pg_current_xact_id(), now(), old.project_hash, 'project_results/' || old.issued_result_id::text,
      encode(sha256(convert_to(jsonb_build_object()::text, 'UTF8')), 'hex'))
      on conflict do nothing;
  end if;
  return null;
end $$;
create trigger project_results_are_sealed after insert or update or delete on project_results
  for each row execute function note_project_results();

create function note_documents() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into touched_rows values (pg_current_xact_id(), now(), new.project_hash, 'documents/' || new.code::text, '')
      on conflict do nothing;
  else
    insert into touched_rows values (pg_current_xact_id(), now(), old.project_hash, 'documents/' || old.code::text,
      encode(sha256(convert_to(jsonb_build_object('kind', old.kind, 'revision', old.revision, 'issued_result_id', old.issued_result_id, 'file_id', old.file_id, 'sha256', old.sha256, 'state', old.state, 'issued_at', extract(epoch from old.issued_at), 'ended_at', extract(epoch from old.ended_at), 'voided_by', old.voided_by, 'void_reason', old.void_reason, 'conditions', old.conditions)::text, 'UTF8')), 'hex'))
      on conflict do nothing;
  end if;
  return null;
end $$;
create trigger documents_are_sealed after insert or update or delete on documents
  for each row execute function note_documents();

create function note_delivered_reviews() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into touched_rows values (pg_current_xact_id(), now(), new.project_hash, 'delivered_reviews/' || new.address::text, '')
      on conflict do nothing;
  else
    insert into touched_rows values (pg_current_xact_id(), now(), old.project_hash, 'delivered_reviews/' || old.address::text,
      encode(sha256(convert_to(jsonb_build_object('revision', old.revision, 'issued_result_id', old.issued_result_id, 'delivered_by', old.delivered_by, 'delivered_at', extract(epoch from old.delivered_at))::text, 'UTF8')), 'hex'))
      on conflict do nothing;
  end if;
  return null;
end $$;
create trigger delivered_reviews_are_sealed after insert or update or delete on delivered_reviews
  for each row execute function note_delivered_reviews();

create function note_review_questions() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into touched_rows values (pg_current_xact_id(), now(), new.project_hash, 'review_questions/' || new.id::text, '')
      on conflict do nothing;
  else
    insert into touched_rows values (pg_current_xact_id(), now(), old.project_hash, 'review_questions/' || old.id::text,
      encode(sha256(convert_to(jsonb_build_object('revision', old.revision, 'field', old.field, 'photo', old.photo, 'text', old.text, 'is_return', old.is_return, 'asked_by', old.asked_by, 'asked_at', extract(epoch from old.asked_at), 'closed_by', old.closed_by, 'closed_at', extract(epoch from old.closed_at))::text, 'UTF8')), 'hex'))
      on conflict do nothing;
  end if;
  return null;
end $$;
create trigger review_questions_are_sealed after insert or update or delete on review_questions
  for each row execute function note_review_questions();

create function note_review_answers() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into touched_rows values (pg_current_xact_id(), now(), new.project_hash, 'review_answers/' || new.id::text, '')
      on conflict do nothing;
  else
    insert into touched_rows values (pg_current_xact_id(), now(), old.project_hash, 'review_answers/' || old.id::text,
      encode(sha256(convert_to(jsonb_build_object('question_id', old.question_id, 'text', old.text, 'answered_by', old.answered_by, 'answered_at', extract(epoch from old.answered_at))::text, 'UTF8')), 'hex'))
      on conflict do nothing;
  end if;
  return null;
end $$;
create trigger review_answers_are_sealed after insert or update or delete on review_answers
  for each row execute function note_review_answers();

create function note_review_conditions() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into touched_rows values (pg_current_xact_id(), now(), new.project_hash, 'review_conditions/' || new.id::text, '')
      on conflict do nothing;
  else
    insert into touched_rows values (pg_current_xact_id(), now(), old.project_hash, 'review_conditions/' || old.id::text,
      encode(sha256(convert_to(jsonb_build_object('text', old.text, 'created_by', old.created_by, 'created_at', extract(epoch from old.created_at), 'state', old.state, 'closed_by', old.closed_by, 'closed_at', extract(epoch from old.closed_at), 'note', old.note, 'evidence', old.evidence, 'objection', old.objection)::text, 'UTF8')), 'hex'))
      on conflict do nothing;
  end if;
  return null;
end $$;
create trigger review_conditions_are_sealed after insert or update or delete on review_conditions
  for each row execute function note_review_conditions();

create function note_photo_marks() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into touched_rows values (pg_current_xact_id(), now(), new.project_hash, 'photo_marks/' || new.photo::text, '')
      on conflict do nothing;
  else
    insert into touched_rows values (pg_current_xact_id(), now(), old.project_hash, 'photo_marks/' || old.photo::text,
      encode(sha256(convert_to(jsonb_build_object('marks', old.marks, 'version', old.version, 'marked_by', old.marked_by, 'marked_at', extract(epoch from old.marked_at))::text, 'UTF8')), 'hex'))
      on conflict do nothing;
  end if;
  return null;
end $$;
create trigger photo_marks_are_sealed after insert or update or delete on photo_marks
  for each row execute function note_photo_marks();

create function note_issued_results() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into touched_rows values (pg_current_xact_id(), now(), new.id, 'issued_results/' || new.id::text, '')
      on conflict do nothing;
  else
    insert into touched_rows values (pg_current_xact_id(), now(), old.id, 'issued_results/' || old.id::text,
      encode(sha256(convert_to(jsonb_build_object('company_id', old.company_id, 'scope', old.scope, 'input_hash', old.input_hash, 'input', old.input, 'result', old.result, 'output', old.output, 'engine_version', old.engine_version, 'catalogue_version', old.catalogue_version, 'issued_at', extract(epoch from old.issued_at), 'is_charged', old.is_charged)::text, 'UTF8')), 'hex'))
      on conflict do nothing;
  end if;
  return null;
end $$;
create trigger issued_results_are_sealed after insert or update or delete on issued_results
  for each row execute function note_issued_results();

create function note_result_figures() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into touched_rows values (pg_current_xact_id(), now(), new.issued_result_id, 'result_figures/' || new.figure::text, '')
      on conflict do nothing;
  else
    insert into touched_rows values (pg_current_xact_id(), now(), old.issued_result_id, 'result_figures/' || old.figure::text,
      encode(sha256(convert_to(jsonb_build_object()::text, 'UTF8')), 'hex'))
      on conflict do nothing;
  end if;
  return null;
end $$;
create trigger result_figures_are_sealed after insert or update or delete on result_figures
  for each row execute function note_result_figures();

create function note_files() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into touched_rows values (pg_current_xact_id(), now(), new.id, 'files/' || new.id::text, '')
      on conflict do nothing;
  else
    insert into touched_rows values (pg_current_xact_id(), now(), old.id, 'files/' || old.id::text,
      encode(sha256(convert_to(jsonb_build_object('company_id', old.company_id, 'key', old.key, 'address', old.address, 'kind', old.kind, 'content_type', old.content_type, 'bytes', old.bytes, 'name', old.name, 'is_review', old.is_review, 'sha256', old.sha256, 'created_at', extract(epoch from old.created_at))::text, 'UTF8')), 'hex'))
      on conflict do nothing;
  end if;
  return null;
end $$;
create trigger files_are_sealed after insert or update or delete on files
  for each row execute function note_files();

create function note_figure_sign_offs() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into touched_rows values (pg_current_xact_id(), now(), 'figures', 'figure_sign_offs/' || new.id::text, '')
      on conflict do nothing;
  else
    insert into touched_rows values (pg_current_xact_id(), now(), 'figures', 'figure_sign_offs/' || old.id::text,
      encode(sha256(convert_to(jsonb_build_object('figure', old.figure, 'published_hash', old.published_hash, 'replaced', old.replaced, 'entry', old.entry, 'reason', old.reason, 'evidence_file', old.evidence_file, 'state', old.state, 'proposed_by', old.proposed_by, 'proposed_at', extract(epoch from old.proposed_at), 'decided_by', old.decided_by, 'decided_at', extract(epoch from old.decided_at), 'note', old.note, 'confirmed_name', old.confirmed_name, 'approved_name', old.approved_name)::text, 'UTF8')), 'hex'))
      on conflict do nothing;
  end if;
  return null;
end $$;
create trigger figure_sign_offs_are_sealed after insert or update or delete on figure_sign_offs
  for each row execute function note_figure_sign_offs();

create function note_figure_rules() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into touched_rows values (pg_current_xact_id(), now(), 'figures', 'figure_rules/' || new.single::text, '')
      on conflict do nothing;
  else
    insert into touched_rows values (pg_current_xact_id(), now(), 'figures', 'figure_rules/' || old.single::text,
      encode(sha256(convert_to(jsonb_build_object('second_engineer', old.second_engineer, 'version', old.version)::text, 'UTF8')), 'hex'))
      on conflict do nothing;
  end if;
  return null;
end $$;
create trigger figure_rules_are_sealed after insert or update or delete on figure_rules
  for each row execute function note_figure_rules();
-- Followed by code.
