-- A file that the company has already is not sent again.
create index files_by_content on files (company_id, sha256) where sha256 is not null;
