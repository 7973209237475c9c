import { msg } from '@rise/texts'

/** The topics of events, in the order of the filter. */
export const eventTopics = [
  { slug: 'career', name: msg('Career and job search') },
  { slug: 'networking', name: msg('Networking') },
  { slug: 'technology', name: msg('Technology') },
  { slug: 'data-and-ai', name: msg('Data and AI') },
  { slug: 'design', name: msg('Design') },
  { slug: 'product', name: msg('Product', 'a topic of events') },
  { slug: 'business', name: msg('Business', 'a topic of events') },
  { slug: 'marketing', name: msg('Marketing') },
  { slug: 'leadership', name: msg('Leadership') },
  { slug: 'wellbeing', name: msg('Wellbeing at work') },
] as const
export type EventTopic = (typeof eventTopics)[number]['slug']

/** Where people take part: on site, online, or both. */
export const eventManners = ['onsite', 'online', 'hybrid'] as const
export type EventManner = (typeof eventManners)[number]

export const eventTimes = ['upcoming', 'past'] as const

export const participationStates = ['going', 'waiting'] as const
export type ParticipationState = (typeof participationStates)[number]

/** Notifications that all participants get. */
export const eventNewsKinds = ['day', 'hour', 'changed', 'cancelled', 'note'] as const
export type EventNewsKind = (typeof eventNewsKinds)[number]

/** The states by which admins narrow their list. */
export const adminEventStates = ['public', 'hidden'] as const
export type AdminEventState = (typeof adminEventStates)[number]
