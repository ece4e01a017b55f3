-- Reports of more kinds: those of the input and of the result are made with each revision, the others when somebody asks.
alter table report_jobs add column kind text;
update report_jobs set kind = case when type = 0 then 'result-summary' else 'input-summary' end;
alter table report_jobs alter column kind set not null;
alter table report_jobs add constraint report_jobs_kind_check
  check (kind in ('result-summary', 'input-summary', 'site-sheet', 'full-calculation'));
drop index report_jobs_of_project;
alter table report_jobs drop column type;
create index report_jobs_of_project on report_jobs (project_hash, kind, sequence desc);
-- Two who ask at the same moment get the same report.
create unique index report_jobs_on_request on report_jobs (project_hash, revision, kind)
  where kind in ('site-sheet', 'full-calculation');

-- How documents name installer and provider, whose staff is a company too. Logos are small JPEGs.
alter table companies add column licence text not null default '';
alter table companies add column logo_jpeg bytea;
