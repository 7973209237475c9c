interface NotificationKind {
  /** Name in the settings, and a description. */
  readonly title: string
  readonly hint: string
  /** The socket event that announces it live; section 7's, if it names one. */
  readonly live: string
  /** Whether it stands behind the bell by default; true if absent. */
  readonly bell?: false
  /** Whether it is emailed by default; null: never emailed. */
  readonly mail: boolean | null
  /** Whether browsers show it while no page is open, where a member switched that on; by default if it is emailed. */
  readonly push?: boolean
  /** The only role that receives it; all roles by default. */
  readonly of?: 'professional' | 'employer'
}

/**
 * Every kind of notification that is stored for members. Wording and timing belong to the server, in one file per kind.
 */
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
  'page-consent': {
    title: 'Company pages about you',
    hint: 'A company asks whether it may name you on its page.',
    live: 'company:ask',
    mail: true,
    of: 'professional',
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
  'case:credit': {
    title: 'Credits in cases',
    hint: 'Someone asks to name you in a case of their portfolio.',
    live: 'portfolio:credit',
    mail: true,
    of: 'professional',
  },
  'new-badge': {
    title: 'New badges',
    hint: 'You earn a badge.',
    live: 'badge:badge',
    mail: false,
  },
  'mission:progress': {
    title: 'Progress of missions',
    hint: 'You get further with a mission.',
    bell: false,
    live: 'mission:progress',
    mail: null,
  },
  'mission:done': {
    title: 'Finished missions',
    hint: 'You finish a mission and earn its points.',
    live: 'mission:done',
    mail: false,
  },
  'reward:answered': {
    title: 'Answers about rewards',
    hint: 'A reward that you claimed is ready, or declined.',
    live: 'reward:answer',
    mail: null,
    of: 'professional',
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
    hint: 'Someone reacts to any other post, poll or event of yours.',
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
  'win:answer': {
    title: 'Comments on your wins',
    hint: 'Someone comments on a win you shared.',
    live: 'win:answer',
    mail: true,
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
  'missed-message': {
    title: 'Unread messages',
    hint: 'A message to you stays unread for an hour.',
    live: 'missed-message',
    mail: true,
  },
  mention: {
    title: 'Mentions',
    hint: 'Someone mentions you or your company in a post or comment.',
    live: 'mention:new',
    mail: true,
  },
  'suggestion-published': {
    title: 'Published suggestions',
    hint: 'A question you suggested for real talk is published.',
    live: 'question:publish',
    mail: true,
    of: 'professional',
  },
  'report-decided': {
    title: 'Your reports',
    hint: 'A moderator decides about something you reported.',
    live: 'report:decide',
    mail: false,
  },
  'moderation-notice': {
    title: 'Notices from moderators',
    hint: 'A moderator decides about something of yours, or answers your appeal.',
    live: 'moderation:notice',
    mail: true,
  },
  'poll-closed': {
    title: 'Closed polls',
    hint: 'A poll you published or voted in closes, and the results are in.',
    live: 'poll:close',
    mail: false,
  },
  'comment:reaction': {
    title: 'Reactions to your comments',
    hint: 'Someone reacts to your comment or reply.',
    live: 'comment:reaction',
    mail: false,
  },
  'event:participate': {
    title: 'Participants of your events',
    hint: 'Someone takes part in an event that you host.',
    live: 'event:participate',
    mail: false,
    of: 'professional',
  },
  'event:reminder': {
    title: 'Reminders of events',
    hint: 'An event that you take part in starts in a day or an hour.',
    live: 'event:remind',
    mail: true,
  },
  'event:change': {
    title: 'Changes of events',
    hint: 'An event that you take part in moves, or is cancelled. Emails about it come at once, with a calendar file.',
    live: 'event:change',
    mail: true,
  },
  'event:note': {
    title: 'Notes after events',
    hint: 'A host shares something about an event that you took part in.',
    live: 'event:note',
    mail: true,
  },
  'event:place': {
    title: 'Places at events',
    hint: 'You move up from a waiting list and have a place.',
    live: 'event:place',
    mail: true,
  },
  'event:host': {
    title: 'Hosting events',
    hint: 'Someone asks you to host an event with them.',
    live: 'event:host',
    mail: true,
  },
  'layoff:ending': {
    title: 'Listings after a layoff',
    hint: 'Within 7 days, people no longer find you as affected by a layoff, unless you renew it.',
    live: 'layoff:end',
    mail: true,
    of: 'professional',
  },
  'layoff:decided': {
    title: 'Layoffs you sent',
    hint: 'A layoff that you sent to the tracker is published, or left out.',
    live: 'layoff:decide',
    mail: true,
  },
  'job:ending': {
    title: 'Jobs about to close',
    hint: 'A job that your team wrote closes within 7 days.',
    live: 'job:ending',
    mail: true,
    of: 'employer',
  },
  'application:received': {
    title: 'New applications',
    hint: 'Someone applies for a job that your team wrote, or withdraws.',
    live: 'application:receive',
    mail: true,
    of: 'employer',
  },
  'application:opened': {
    title: 'Opened applications',
    hint: 'An employer opens your application.',
    live: 'application:open',
    mail: false,
    of: 'professional',
  },
  'application:moved': {
    title: 'Progress of applications',
    hint: 'An employer moves your application to another stage.',
    live: 'application:move',
    mail: true,
    of: 'professional',
  },
  'application:answered': {
    title: 'Answers about applications',
    hint: 'An employer declines your application, or one side writes to the other.',
    live: 'application:answer',
    mail: true,
  },
  'interview:proposed': {
    title: 'Interview invitations',
    hint: 'An employer offers times for an interview, or cancels it.',
    live: 'interview:propose',
    mail: true,
    of: 'professional',
  },
  'interview:picked': {
    title: 'Chosen interview times',
    hint: 'A candidate chooses a time for an interview.',
    live: 'interview:pick',
    mail: true,
    of: 'employer',
  },
  'application:unanswered': {
    title: 'Applications without an answer',
    hint: 'An application has had no answer for 21 days.',
    live: 'application:wait',
    mail: true,
  },
  'application:closed': {
    title: 'Closed jobs',
    hint: 'A job that you applied for closes before there is a decision.',
    live: 'application:close',
    mail: true,
    of: 'professional',
  },
  'saved-search': {
    title: 'Saved searches',
    hint: 'New jobs match a search that you saved.',
    live: 'saved-search',
    mail: true,
    of: 'professional',
  },
  'auto-apply:queued': {
    title: 'Auto-apply queue',
    hint: 'Your rules queue applications for you to look at.',
    live: 'auto-apply:queue',
    mail: true,
    of: 'professional',
  },
  broadcast: {
    title: 'Announcements',
    hint: 'News from the people who run this site. By email only if you agreed to news.',
    live: 'broadcast:send',
    mail: true,
  },
  'new-post': {
    title: 'New posts',
    hint: 'Someone whose posts you asked to hear about publishes one.',
    live: 'post:publish',
    mail: false,
    push: true,
  },
} as const satisfies Record<string, NotificationKind>

export type NotificationName = keyof typeof notificationKinds
/** The socket events that announce notifications live. */
export type LiveName = (typeof notificationKinds)[NotificationName]['live']
