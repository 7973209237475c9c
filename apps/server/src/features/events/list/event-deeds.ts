import { contentPath } from '@rise/contract/content-links'
import { sql } from 'kysely'
import { deedSource, idIn } from '../../connections/index.ts'
import { notConcealed } from '../../discussion/index.ts'

/** Shows that a followed member announced an event. */
export const eventDeeds = deedSource({
  activity: 'event.published',
  isStillSo: (viewerActorId) => sql<boolean>`exists (
    select from event where id = ${idIn('eventId')} and cancelled_at is null and ${notConcealed(viewerActorId, 'event.id')})`,
  thing: sql<{ title: string; slug: string }>`(
    select jsonb_build_object('title', event.title, 'slug', event_slug.slug) from event
    join event_slug on event_slug.event_id = event.id and event_slug.present
    where event.id = ${idIn('eventId')})`,
  present: ({ title, slug }) => ({ title, path: contentPath('event', slug) }),
})
