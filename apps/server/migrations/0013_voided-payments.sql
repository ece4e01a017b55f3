-- Payments that Google gave back: told by a notice of their own, and no answer of its interface repeats it.
create table voided_payments (
  purchase_id text not null references purchases on delete cascade,
  reference text not null,
  voided_at timestamptz not null,
  primary key (purchase_id, reference)
);
