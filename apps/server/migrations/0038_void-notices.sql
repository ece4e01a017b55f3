-- Whoever may rely on a document is told that it was withdrawn.
alter table notices drop constraint notices_kind_check;
alter table notices add constraint notices_kind_check
  check (kind in ('submitted', 'claimed', 'question', 'answer', 'delivered', 'voided', 'handedOver', 'handedOn'));
