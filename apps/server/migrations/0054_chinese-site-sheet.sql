-- The site sheet in Chinese is a report, and a document, of its own kind: both languages may be valid beside each other. Rows of
-- before had fewer kinds to choose from, so none of them is read.
alter table report_jobs drop constraint report_jobs_kind_check;
alter table report_jobs add constraint report_jobs_kind_check
  check (kind in ('result-summary', 'input-summary', 'site-sheet', 'site-sheet-zh-hans', 'full-calculation')) not valid;
-- Quick: reads each row once and takes up none.
create unique index report_jobs_on_request_in_chinese on report_jobs (project_hash, revision, kind)
  where kind = 'site-sheet-zh-hans';
alter table documents drop constraint documents_kind_check;
alter table documents add constraint documents_kind_check
  check (kind in ('result-summary', 'input-summary', 'site-sheet', 'site-sheet-zh-hans', 'full-calculation',
    'review-certificate', 'signed-review')) not valid;
