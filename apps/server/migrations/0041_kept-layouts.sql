-- What was changed on the drawing of a project, with each revision: obstacles, walkways, place of the array. Null: nothing.
alter table projects add column layout jsonb;
alter table project_revisions add column layout jsonb;
