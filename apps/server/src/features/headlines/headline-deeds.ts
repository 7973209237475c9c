import { contentPath } from '@rise/contract/content-links'
import { sql } from 'kysely'
import { deedSource, idIn } from '../connections/index.ts'
import { notConcealed } from '../discussion/index.ts'

/** Shows that a followed member published a headline. */
export const headlineDeeds = deedSource({
  activity: 'headline.published',
  isStillSo: (viewerActorId) => sql<boolean>`exists (
    select from headline where id = ${idIn('headlineId')} and published_at is not null
      and ${notConcealed(viewerActorId, 'headline.id')})`,
  thing: sql<{ title: string; slug: string }>`(
    select jsonb_build_object('title', headline.title, 'slug', headline_slug.slug) from headline
    join headline_slug on headline_slug.headline_id = headline.id and headline_slug.present
    where headline.id = ${idIn('headlineId')})`,
  present: ({ title, slug }) => ({ title, path: contentPath('headline', slug) }),
})
