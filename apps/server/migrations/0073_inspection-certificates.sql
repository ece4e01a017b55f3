-- What an engineer entered of a certificate after inspection, to issue it again.
create table inspection_drafts (
  project_hash text not null references projects on delete cascade,
  engineer_id text not null,
  content jsonb not null,
  saved_at timestamptz not null,
  primary key (project_hash, engineer_id)
);

-- Rows of before had fewer kinds to choose from, so none of them is read.
alter table documents drop constraint documents_kind_check;
alter table documents add constraint documents_kind_check
  check (kind in ('result-summary', 'input-summary', 'site-sheet', 'site-sheet-zh-hans', 'full-calculation',
    'review-certificate', 'signed-review', 'close-out-pack', 'inspection-certificate')) not valid;
alter table notices drop constraint notices_kind_check;
alter table notices add constraint notices_kind_check
  check (kind in ('submitted', 'received', 'claimed', 'question', 'answer', 'accepted', 'deliveryMoved', 'delivered', 'voided',
    'handedOver', 'handedOn', 'reconsidered', 'deviation', 'deviationDecided', 'stands', 'superseded', 'inspected')) not valid;
