-- What was asked, whatever options and defaults releases bring (roofs/calculations/asked-hash.ts). The sealed input_hash stays as
-- it is. Null until batches after the start have filled it (decision 054); a nullable column without a default rewrites nothing.
alter table issued_results add column asked_hash text;
