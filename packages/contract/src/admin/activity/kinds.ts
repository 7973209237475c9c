/**
 * The activities that admins see, by kind, each with its name in the filter. Messages, votes, blocks, mutes, saved jobs
 * and applications are never among them. A migration has the same list, for an index.
 */
export const liveKinds = {
  'account.signed-up': 'Sign-ups',
  'answer.written': 'Answers',
  'comment.written': 'Comments',
  'company.job-written': 'Jobs',
  'event.published': 'Events',
  'headline.published': 'Headlines',
  'poll.published': 'Polls',
  'portfolio.published': 'Cases',
  'post.published': 'Posts',
  'question.asked': 'Questions',
} as const
export type LiveKind = keyof typeof liveKinds

/** If there are more newer activities, only this number is shown, with a plus. */
export const MOST_NEWER_ACTIVITIES = 99
