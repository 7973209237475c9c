/**
 * The activities that admins see, by kind, each with its name in the filter. Messages, votes, blocks, mutes, saved jobs
 * and applications are never among them. A migration has the same list, for an index.
 */
import { msg } from '@rise/texts'

export const liveKinds = {
  'account.signed-up': msg('Sign-ups'),
  'answer.written': msg('Answers'),
  'comment.written': msg('Comments'),
  'company.job-written': msg('Jobs'),
  'event.published': msg('Events'),
  'headline.published': msg('Headlines'),
  'poll.published': msg('Polls'),
  'portfolio.published': msg('Cases', 'of a portfolio'),
  'post.published': msg('Posts'),
  'question.asked': msg('Questions'),
} as const
export type LiveKind = keyof typeof liveKinds

/** If there are more newer activities, only this number is shown, with a plus. */
export const MOST_NEWER_ACTIVITIES = 99
