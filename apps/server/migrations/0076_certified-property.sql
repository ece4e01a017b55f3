-- What an issued certificate says of property and building: who drew it up may enter something else since. Null: issued before.
alter table certificate_issues add column property jsonb;
