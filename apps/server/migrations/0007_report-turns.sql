-- When the company's reports were last in turn: the one that waits longest comes next.
create sequence report_turns;
alter table companies add column report_turn bigint not null default 0;

create index report_jobs_by_address on report_jobs (address) where address is not null;
