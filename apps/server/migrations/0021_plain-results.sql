-- Results are kept as the JSON text that was issued, compressed by the database. Code writes out in full those that were
-- kept in a packed form, in the same transaction: roofs/results/unpack-former-results.ts.
-- Followed by code.
alter table issued_results alter column result type text using result::text;
