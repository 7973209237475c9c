-- The catalog of missions. What counts is fixed once somebody has begun one: an admin ends it and writes another.
create table mission (
  id uuid primary key default gen_random_uuid(),
  key text not null unique check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title text not null,
  words text not null,
  icon text not null,
  -- The kind of things that count.
  deed text not null,
  -- How many things finish it once (`progressToComplete`), and how often it can be finished.
  steps integer not null check (steps between 1 and 1000),
  times integer not null default 1 check (times between 1 and 100),
  points integer not null check (points between 1 and 100),
  -- At most this many things of one day count.
  per_day integer check (per_day > 0),
  audience text not null check (audience in ('everyone', 'professional', 'employer')),
  -- Only things of this time count.
  starts_at timestamptz,
  ends_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  check (ends_at > starts_at)
);
create index mission_deed on mission (deed);

-- How far a member is: the things that count now, the most that ever counted, and how often it is finished now.
create table mission_progress (
  actor_id uuid not null references actor on delete cascade,
  mission_id uuid not null references mission on delete cascade,
  counted integer not null check (counted >= 0),
  best integer not null check (best >= counted),
  rounds integer not null default 0 check (rounds >= 0),
  changed_at timestamptz not null,
  primary key (actor_id, mission_id)
);
create index mission_progress_members on mission_progress (mission_id, counted desc, actor_id);

-- Each change of a member's points; below 0 where what earned them is gone.
create table mission_award (
  id uuid primary key,
  actor_id uuid not null references actor on delete cascade,
  mission_id uuid not null references mission on delete cascade,
  -- 1 for the first time that the mission was finished.
  round integer not null check (round > 0),
  points integer not null,
  created_at timestamptz not null
);
create index mission_award_history on mission_award (actor_id, created_at desc, id desc);
create index mission_award_mission on mission_award (mission_id);

-- The points of a member, written only together with their awards, and the rewards claimed for them. Points never fall by
-- claiming. Without a row: no points.
create table mission_member (
  actor_id uuid primary key references actor on delete cascade,
  points integer not null default 0,
  claimed_gifts text[] not null default '{}',
  on_story boolean not null default false
);

insert into mission (key, title, words, icon, deed, steps, times, points, per_day, audience) values
  ('whole-story', 'The whole story', 'Fill in every part of your story, so people know who they’re talking to.', 'book', 'story-completed', 1, 1, 15, null, 'professional'),
  ('say-hello', 'Say hello', 'Introduce yourself in a post.', 'hand', 'hello-posted', 1, 1, 5, null, 'everyone'),
  ('three-answers', 'Three honest answers', 'Answer three questions in Real talk.', 'message', 'question-answered', 3, 1, 10, 5, 'professional'),
  ('straight-answers', 'A habit of honesty', 'Answer ten more questions in Real talk, a few at a time.', 'messages', 'question-answered', 13, 1, 15, 3, 'professional'),
  ('helpful-comment', 'A helpful comment', 'Write a comment that someone else reacts to.', 'thumbs-up', 'comment-appreciated', 1, 1, 5, null, 'everyone'),
  ('good-company', 'Good company in a thread', 'Write ten comments that others react to.', 'sparkles', 'comment-appreciated', 10, 3, 10, 3, 'everyone'),
  ('quick-reply', 'A quick reply', 'Reply to someone’s first message within a day.', 'reply', 'request-answered', 1, 1, 5, null, 'everyone'),
  ('open-inbox', 'An open inbox', 'Reply to five first messages, each within a day.', 'inbox', 'request-answered', 5, 2, 10, 3, 'everyone'),
  ('course-critic', 'Worth taking?', 'Finish a course, then rate it in your own words.', 'star', 'course-reviewed', 1, 1, 5, null, 'professional'),
  ('study-guide', 'Study guide', 'Review five courses, so others choose well.', 'graduation', 'course-reviewed', 5, 1, 10, 2, 'professional'),
  ('bring-someone', 'Bring someone along', 'Invite someone who joins and completes their story.', 'users', 'invitation-fulfilled', 1, 5, 15, null, 'everyone'),
  ('fake-job', 'Keep jobs honest', 'Report a fake job that moderators confirm.', 'shield', 'fake-job-reported', 1, 5, 10, 2, 'everyone'),
  ('be-there', 'Be there', 'Go to an event and check in.', 'calendar', 'event-attended', 1, 1, 5, null, 'professional'),
  ('regular-guest', 'A familiar face', 'Check in at three events.', 'ticket', 'event-attended', 3, 2, 10, null, 'professional'),
  ('five-companies', 'Know the field', 'Follow five companies you’d like to hear from.', 'building', 'company-followed', 5, 1, 5, 10, 'professional'),
  ('share-a-win', 'Share a win', 'Post about something that went well.', 'trophy', 'win-posted', 1, 1, 5, null, 'everyone'),
  ('show-your-work', 'Show your work', 'Publish a case in your portfolio.', 'presentation', 'case-published', 1, 1, 10, null, 'professional'),
  ('be-a-mentor', 'Lend a hand', 'Choose five topics you’d mentor people in.', 'lightbulb', 'mentoring-offered', 5, 1, 5, null, 'professional'),
  ('have-your-say', 'Have your say', 'Vote in three polls that show who voted.', 'vote', 'poll-voted', 3, 1, 5, 5, 'everyone'),
  ('answer-applicants', 'No one left waiting', 'Answer ten applications within a week of each.', 'clock', 'application-answered', 10, 10, 10, 20, 'employer');
