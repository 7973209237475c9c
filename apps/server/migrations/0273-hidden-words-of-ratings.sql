-- When a moderator hid the words of a rating from everyone but its author; the stars stay.
alter table course_learning add column words_hidden_at timestamptz;
