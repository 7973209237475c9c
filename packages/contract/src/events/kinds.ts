/** The topics of events, in the order of the filter. */
export const eventTopics = [
  'career',
  'networking',
  'technology',
  'data-and-ai',
  'design',
  'product',
  'business',
  'marketing',
  'leadership',
  'wellbeing',
] as const
export type EventTopic = (typeof eventTopics)[number]

/** Where people take part: on site, online, or both. */
export const eventManners = ['onsite', 'online', 'hybrid'] as const
export type EventManner = (typeof eventManners)[number]

export const eventTimes = ['upcoming', 'past'] as const

export const participationStates = ['going', 'waiting'] as const
export type ParticipationState = (typeof participationStates)[number]

/** Notifications that all participants get. */
export const eventNewsKinds = ['day', 'hour', 'changed', 'cancelled', 'note'] as const
export type EventNewsKind = (typeof eventNewsKinds)[number]

/** The states by which admins narrow their list of events. */
export const adminEventStates = ['public', 'hidden'] as const
export type AdminEventState = (typeof adminEventStates)[number]
