import { msg } from '@rise/texts'

/**
 * The hints for the audiences of a poll. They differ from other content, because a poll without its options has nothing
 * to show.
 */
export const audienceHints = {
  everyone: msg('Anyone can read it. Members vote.'),
  members: msg('People who are logged in. Others are asked to log in.'),
} as const
