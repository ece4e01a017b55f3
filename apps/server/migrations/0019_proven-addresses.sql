-- When somebody first showed that they read the mailbox: by a password set with a mailed link, or an invitation that was
-- mailed. Null: nobody has, or it was before this was noted.
alter table accounts add column proven_at timestamptz;

-- Fingerprint of the secret that the key's own secret is made of: of another one the key opens nothing. Null: made before
-- this was noted.
alter table api_keys add column made_of text;

-- A file is asked whether it is a review, whenever it is opened.
create index projects_by_review_file on projects (review_file) where review_file is not null;

-- An operator made the accounts of staff, and vouched for their addresses.
update accounts set proven_at = created_at where role <> 'customer';
