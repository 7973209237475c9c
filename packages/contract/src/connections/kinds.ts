/** The activities of members that the feed and recent activity show. */
export const sharedDeeds = [
  'posted-jobs',
  'published-case',
  'published-headline',
  'asked',
  'answered',
  'opened-poll',
  'published-event',
  'rated-course',
  'offered-jobs',
  'earned-badge',
] as const
export type SharedDeed = (typeof sharedDeeds)[number]

/** All activities, including those that only recent activity shows. */
export const deedKinds = ['joined', 'followed', ...sharedDeeds] as const
export type DeedKind = (typeof deedKinds)[number]
