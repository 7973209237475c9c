-- Numbers of finished days, which outlive the page views that they are counted from. None of it names a person.

-- Someone who visits on a day: a hash whose key is deleted once the day is over. Null for views before this existed.
alter table page_view add column visitor bigint;
create table visit_key (
  -- In UTC, like all days here.
  day date primary key,
  key bytea not null
);

-- Which days are counted: those before `at` are final once two further days have begun.
create table counted_day (
  day date primary key,
  at timestamptz not null
);

create table figure_day (
  day date not null,
  figure text not null,
  count bigint not null,
  primary key (day, figure)
);

-- Of a day's figures, what came from where: the most frequent names, and the rest together.
create table figure_part_day (
  part text not null,
  day date not null,
  name text not null,
  count bigint not null,
  views bigint not null,
  primary key (part, day, name)
);

-- How many of those who joined in one week used the site in another; weeks begin on Monday.
create table cohort_week (
  joined date not null,
  week date not null,
  members integer not null,
  primary key (joined, week)
);

-- Searches for jobs that found none: the words, and not who searched.
create table empty_search_day (
  day date not null,
  words text not null,
  count integer not null,
  primary key (day, words)
);

create index job_view_day_of_day on job_view_day (day);
create index conversion_newest on conversion (created_at);
