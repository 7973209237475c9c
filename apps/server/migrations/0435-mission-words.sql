-- The mission counts all answers, including the ten of the mission before it. Words that an admin changed are kept.
update mission set words = 'Answer 13 questions in Real talk, a few at a time.'
where words = 'Answer ten more questions in Real talk, a few at a time.';
