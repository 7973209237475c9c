-- The mission counts all answers, also those of the mission before it. Words that an admin changed stay.
update mission set words = 'Answer 13 questions in Real talk, a few at a time.'
where words = 'Answer ten more questions in Real talk, a few at a time.';
