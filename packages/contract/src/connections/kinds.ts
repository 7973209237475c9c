/** The deeds of members in the feed and among recent activities. */
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

/** All deeds, including those that only recent activities show. */
export const deedKinds = ['joined', 'followed', ...sharedDeeds] as const
export type DeedKind = (typeof deedKinds)[number]
