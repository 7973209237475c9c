interface NotificationKind {
  /** Name in the settings, and what it is about. */
  readonly title: string
  readonly hint: string
  /** The event of the socket that tells of it at once: of section 7 where that has one. */
  readonly live: string
  /** Whether it is mailed unless a member wants otherwise; null: never. */
  readonly mail: boolean | null
  /** Who alone is told of it; left out, everybody. */
  readonly of?: 'professional' | 'employer'
}

/** Every kind that is kept for members: one entry each. What it says and when is the server's, in a file of its own. */
export const notificationKinds = {
  'new-follower': {
    title: 'New followers',
    hint: 'Somebody begins to follow you.',
    live: 'follow:follow',
    mail: true,
  },
  'profile-viewed': {
    title: 'Views of your story',
    hint: 'A member looks at your story. Guests, and members who look unseen, are never named.',
    live: 'profile:view',
    mail: false,
    of: 'professional',
  },
  'page-claimed': {
    title: 'Claimed company pages',
    hint: 'A company that you follow takes over its page, or a page that you claimed becomes yours.',
    live: 'company:claim',
    mail: false,
  },
  'invitation-accepted': {
    title: 'Accepted invitations',
    hint: 'Somebody whom you invited joins the team of your company.',
    live: 'company:join',
    mail: true,
    of: 'employer',
  },
  'case-published': {
    title: 'New cases',
    hint: 'A professional whom you follow publishes a case in their portfolio.',
    live: 'portfolio:publish',
    mail: false,
  },
  'new-badge': {
    title: 'New badges',
    hint: 'You earn a badge.',
    live: 'badge:badge',
    mail: false,
  },
  'icebreaker-answer': {
    title: 'Answers to your questions',
    hint: 'Somebody answers a question that you asked in real talk.',
    live: 'question:answer',
    mail: true,
    of: 'professional',
  },
  'new-icebreaker': {
    title: 'New questions',
    hint: 'A professional whom you follow asks a question in real talk.',
    live: 'rise:icebreaker',
    mail: false,
  },
  'question:addReaction': {
    title: 'Reactions in real talk',
    hint: 'Somebody reacts to a question or an answer of yours.',
    live: 'question:addReaction',
    mail: false,
    of: 'professional',
  },
  'headline:addReaction': {
    title: 'Reactions to your headlines',
    hint: 'Somebody reacts to an article or a link of yours.',
    live: 'headline:addReaction',
    mail: false,
    of: 'professional',
  },
} as const satisfies Record<string, NotificationKind>

export type NotificationName = keyof typeof notificationKinds
/** The events of the socket by which they are told at once. */
export type LiveName = (typeof notificationKinds)[NotificationName]['live']
