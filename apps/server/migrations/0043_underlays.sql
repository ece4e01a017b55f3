-- A picture of the roof to trace on, with what is traced. It belongs to the project, not to a revision: nothing is calculated from it.
alter table projects add column underlay jsonb;
