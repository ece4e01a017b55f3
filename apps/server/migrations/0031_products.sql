-- A racking system or module as entered from its certificate; null: the sign-off is of a published figure.
alter table figure_sign_offs add column entry jsonb;
