-- Numbers of each hour, so that days can begin at midnight in any time zone with whole hours. They take the place of those
-- of each day, which are kept as if all of a day had happened at noon in UTC.
create table figure_hour (
  hour timestamptz not null,
  figure text not null,
  count integer not null,
  primary key (hour, figure) include (count)
);
insert into figure_hour (hour, figure, count)
  select (day + time '12:00') at time zone 'UTC', figure, count from figure_day;
drop table figure_day;
