-- An engineer may also give a result up: superseded, or its documents void. Not validated: every row that is there has one of the
-- former outcomes.
alter table reconsiderations drop constraint reconsiderations_outcome_check;
alter table reconsiderations add constraint reconsiderations_outcome_check
  check (outcome in ('stands', 'superseded', 'void', 'figures-in-force-again', 'another-result')) not valid;
-- Pages of what waits, and of what engineers settled. There are few rows of either.
create index reconsiderations_waiting on reconsiderations (opened_at) where settled_at is null;
create index reconsiderations_by_settlement on reconsiderations (settled_at) where settled_by is not null;

-- Not validated: every row that is there has one of the former kinds.
alter table notices drop constraint notices_kind_check;
alter table notices add constraint notices_kind_check
  check (kind in ('submitted', 'received', 'claimed', 'question', 'answer', 'accepted', 'deliveryMoved', 'delivered', 'voided',
    'handedOver', 'handedOn', 'reconsidered', 'deviation', 'deviationDecided', 'stands', 'superseded')) not valid;
