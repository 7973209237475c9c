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
    hint: 'Someone starts following you.',
    live: 'follow:follow',
    mail: true,
  },
  'profile-viewed': {
    title: 'Views of your story',
    hint: 'A member views your story. Guests and members with private browsing are never named.',
    live: 'profile:view',
    mail: false,
    of: 'professional',
  },
  'page-claimed': {
    title: 'Claimed company pages',
    hint: 'A company you follow claims its page, or a page you claimed becomes yours.',
    live: 'company:claim',
    mail: false,
  },
  'invitation-accepted': {
    title: 'Accepted invitations',
    hint: 'Someone you invited joins your company’s team.',
    live: 'company:join',
    mail: true,
    of: 'employer',
  },
  'case-published': {
    title: 'New cases',
    hint: 'Someone you follow publishes a case in their portfolio.',
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
    hint: 'Someone answers your question in real talk.',
    live: 'question:answer',
    mail: true,
    of: 'professional',
  },
  'new-icebreaker': {
    title: 'New questions',
    hint: 'Someone you follow asks a question in real talk.',
    live: 'rise:icebreaker',
    mail: false,
  },
  'question:addReaction': {
    title: 'Reactions in real talk',
    hint: 'Someone reacts to your question or answer.',
    live: 'question:addReaction',
    mail: false,
    of: 'professional',
  },
  'headline:addReaction': {
    title: 'Reactions to your headlines',
    hint: 'Someone reacts to your article or link.',
    live: 'headline:addReaction',
    mail: false,
    of: 'professional',
  },
  'hello:addReaction': {
    title: 'Reactions to your hellos',
    hint: 'Someone reacts to a post in which you introduce yourself.',
    live: 'hello:react',
    mail: false,
  },
  'win:addReaction': {
    title: 'Reactions to your wins',
    hint: 'Someone reacts to a win you shared.',
    live: 'win:addReaction',
    mail: false,
  },
  'post:addReaction': {
    title: 'Reactions to your posts',
    hint: 'Someone reacts to any other post of yours.',
    live: 'post:addReaction',
    mail: false,
  },
  'headline-answer': {
    title: 'Comments on your headlines',
    hint: 'Someone comments on your article or link.',
    live: 'headline:answer',
    mail: true,
    of: 'professional',
  },
  'comment:new': {
    title: 'Comments on your work',
    hint: 'Someone comments on something else you published, such as a case.',
    live: 'comment:new',
    mail: true,
  },
  'comment:reply': {
    title: 'Replies',
    hint: 'Someone replies to your comment, or to your answer in real talk.',
    live: 'comment:reply',
    mail: true,
  },
  'comment:reaction': {
    title: 'Reactions to your comments',
    hint: 'Someone reacts to your comment or reply.',
    live: 'comment:reaction',
    mail: false,
  },
} as const satisfies Record<string, NotificationKind>

export type NotificationName = keyof typeof notificationKinds
/** The events of the socket by which they are told at once. */
export type LiveName = (typeof notificationKinds)[NotificationName]['live']
