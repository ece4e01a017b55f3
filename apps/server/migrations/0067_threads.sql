-- What an engineer writes after the question; the customer's messages stay in review_answers. One counter orders both.
create table review_replies (
  id text primary key,
  sequence bigint not null default nextval('review_answers_sequence_seq'),
  project_hash text not null,
  question_id text not null references review_questions on delete cascade,
  text text not null,
  written_by text not null,
  written_at timestamptz not null
);
create index review_replies_of_question on review_replies (question_id, sequence);

-- Up to which message, by that counter, a person has read a thread; 0: the question alone. No row: nothing of it.
create table question_reads (
  account_id text not null references accounts on delete cascade,
  question_id text not null references review_questions on delete cascade,
  read_until bigint not null,
  primary key (account_id, question_id)
);

-- What a mail about it says besides: the message of a thread, or the delivery date and why it changed.
alter table notices add column detail jsonb not null default '{}';

-- Acceptance and delivery date are told. Not validated: every row that is there has one of the former kinds.
alter table notices drop constraint notices_kind_check;
alter table notices add constraint notices_kind_check
  check (kind in ('submitted', 'received', 'claimed', 'question', 'answer', 'accepted', 'deliveryMoved', 'delivered', 'voided',
    'handedOver', 'handedOn', 'reconsidered', 'deviation', 'deviationDecided')) not valid;

create function note_review_replies() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into touched_rows values (pg_current_xact_id(), now(), new.project_hash, 'review_replies/' || new.id::text, '')
      on conflict do nothing;
  else
    insert into touched_rows values (pg_current_xact_id(), now(), old.project_hash, 'review_replies/' || old.id::text,
      encode(sha256(convert_to(jsonb_build_object('question_id', old.question_id, 'text', old.text, 'written_by', old.written_by, 'written_at', extract(epoch from old.written_at))::text, 'UTF8')), 'hex'))
      on conflict do nothing;
  end if;
  return null;
end $$;
create trigger review_replies_are_sealed after insert or update or delete on review_replies
  for each row execute function note_review_replies();
