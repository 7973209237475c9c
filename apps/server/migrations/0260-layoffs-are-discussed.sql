-- Layoffs are reacted to and commented on. They have no author, as courses.
insert into discussion_subject (id, kind, author_id, title, path, created_at)
select id, 'layoff', null, 'Layoffs at ' || company_name, '/layoff-tracker/' || slug, created_at
from layoff where state = 'public';
