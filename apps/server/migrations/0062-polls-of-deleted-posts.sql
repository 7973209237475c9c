-- Hidden with the post that it is a part of, until the post is restored or deleted for good.
alter table poll add column withdrawn boolean not null default false;
