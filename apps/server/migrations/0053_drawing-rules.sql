-- By which rules the array of a revision is drawn: `rows` as releases up to 2.2.2-beta packed it, `blocks` since (third pass 6).
-- An issued drawing stays as it was issued: revisions saved before keep the former rules.
alter table project_revisions add column drawing_rules text not null default 'rows';
alter table project_revisions alter column drawing_rules set default 'blocks';
