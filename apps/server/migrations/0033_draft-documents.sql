-- A certificate counts only once it is delivered; until then it is a draft.
alter table documents drop constraint documents_state_check;
alter table documents add constraint documents_state_check check (state in ('draft', 'valid', 'superseded', 'void'));
alter table documents drop constraint documents_check;
alter table documents add constraint documents_check check ((state in ('draft', 'valid')) = (ended_at is null));
-- As printed on a certificate: delivered, they become conditions of the project.
alter table documents add column conditions jsonb;
-- Whether a file is that of a void document.
create index documents_by_file on documents (file_id);
