/** The meaning of an audience for a poll: without its options there is nothing to show. */
export const audienceHints = {
  everyone: 'Anyone can read it. Members vote.',
  members: 'People who are logged in. Others are asked to log in.',
} as const
