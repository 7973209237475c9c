-- What the admin area shows of what happens now, newest first.
create index activity_live on activity (created_at desc, id desc) where kind in (
  'account.signed-up', 'answer.written', 'comment.written', 'company.job-written', 'event.published',
  'headline.published', 'poll.published', 'portfolio.published', 'post.published', 'question.asked');
