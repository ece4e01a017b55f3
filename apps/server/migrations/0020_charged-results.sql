-- Whether a calculation was charged for the result: advice and remedies are told of charged results alone. A charge may be
-- gone with its subscription; the result stays charged.
alter table issued_results add column is_charged boolean;
update issued_results set is_charged = (result ->> 'chargeable')::boolean;
alter table issued_results alter column is_charged set not null;

-- Attempts count errors. Until now a claim counted as one, so that restarts of the server used them up.
update report_jobs set attempts = 0 where state = 'rendering';
update report_jobs set state = 'rendering', attempts = 0, claimed_until = null, finished_at = null, problem = null
where state = 'failed' and problem = 'The report brought the server down.';
