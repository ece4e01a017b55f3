-- A name is searched anywhere in it. Creating the extension takes the right to create in the database, or somebody who did it before.
create extension if not exists pg_trgm;
create index projects_by_name on projects using gin (name_search gin_trgm_ops);

-- With hidden_at in the index a page and its total are read without the rows themselves.
drop index projects_of_company;
create index projects_of_company on projects (company_id, updated_at desc, sequence desc) include (hidden_at);
create index projects_by_status on projects (company_id, status, updated_at desc, sequence desc) include (hidden_at);
create index projects_by_delivery on projects (company_id, deliver_at) include (hidden_at) where deliver_at is not null;
create index projects_by_engineer on projects (company_id, engineer_id, updated_at desc, sequence desc)
  include (hidden_at) where engineer_id is not null;
