-- A condition that its engineer takes back: `objection` holds the reason.
alter table review_conditions drop constraint review_conditions_state_check;
alter table review_conditions add constraint review_conditions_state_check
  check (state in ('open', 'closed', 'confirmed', 'withdrawn'));
alter table review_conditions drop constraint review_conditions_check;
alter table review_conditions add constraint review_conditions_check
  check (state in ('open', 'withdrawn') or (closed_by is not null and evidence is not null));

-- Who gets a project from a colleague is told; so is who had it.
alter table notices drop constraint notices_kind_check;
alter table notices add constraint notices_kind_check
  check (kind in ('submitted', 'claimed', 'question', 'answer', 'delivered', 'handedOver', 'handedOn'));
