-- How much of an answer a row of the list takes.
alter table projects add column draft_bytes integer generated always as (octet_length(draft::text)) stored;
