-- Published cases can be talked about from now on. One that is withdrawn gets its subject when it is published again.
insert into discussion_subject (id, kind, author_id, title, path, created_at)
select portfolio_case.id, 'case', portfolio_case.actor_id, portfolio_case.title,
  '/professional/portfolio/' || portfolio_slug.slug, portfolio_case.published_at
from portfolio_case
join portfolio_slug on portfolio_slug.case_id = portfolio_case.id and portfolio_slug.present
where portfolio_case.published_at is not null
on conflict (id) do nothing;
