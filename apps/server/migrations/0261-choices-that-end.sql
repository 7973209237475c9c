-- Whether people affected were told that others no longer find them in a week.
alter table layoff_person add column reminded boolean not null default false;
