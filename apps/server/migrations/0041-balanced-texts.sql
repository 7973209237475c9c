-- Whether every element of a text is known to end where it should; those that were saved before are looked at once.
alter table headline add column balanced boolean not null default false;
alter table portfolio_case add column balanced boolean not null default false;
create index headline_not_balanced on headline (id) where not balanced;
create index portfolio_case_not_balanced on portfolio_case (id) where not balanced;
