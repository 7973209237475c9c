import { type EventManner, type EventTopic, eventTopics } from './kinds.ts'

export const mannerNames: Readonly<Record<EventManner, string>> = {
  onsite: 'Onsite',
  online: 'Online',
  hybrid: 'Hybrid',
}

export const topicNames: Readonly<Record<EventTopic, string>> = Object.fromEntries(
  eventTopics.map(({ slug, name }) => [slug, name]),
) as Record<EventTopic, string>
