-- In which language mails to the account are written (decision 064); the contract's list is asked on the way in and on the way out.
alter table accounts add column language text not null default 'en-AU';
