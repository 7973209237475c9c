-- Pictures that the installation itself shows on its pages. They are no actor's, and stay when the admin who uploaded them is gone.
alter table picture
  add column of_site boolean not null default false,
  add constraint picture_of_one check (not (of_site and actor_id is not null)) not valid;

-- The pictures in the text, so that they are kept as long as it is.
alter table site_page add column picture_ids uuid[] not null default '{}';
alter table site_page_version add column picture_ids uuid[] not null default '{}';

-- What the draft and the kept versions show.
create table site_page_picture (
  page_id uuid not null references site_page on delete cascade,
  picture_id uuid not null references picture,
  primary key (page_id, picture_id)
);
create index site_page_picture_picture on site_page_picture (picture_id);
