import { sql } from 'kysely'
import type { CatalogUse } from '../catalogs/index.ts'

const story = { table: 'story', key: 'actor_id', holds: 'slugs' } as const

/** Professionals' choices from catalogs. Skills are free text, so they are counted by directory key. */
export const chosenInStories: readonly CatalogUse[] = [
  { ...story, catalog: 'expertises', column: 'expertises' },
  { ...story, catalog: 'hats', column: 'hats' },
  { ...story, catalog: 'values', column: 'sought_values' },
  { ...story, catalog: 'benefits', column: 'sought_benefits' },
  { ...story, catalog: 'interests', column: 'interests' },
  { ...story, catalog: 'mentoring-topics', column: 'mentoring_topics' },
  {
    catalog: 'mentoring-topics',
    table: 'mentoring_request',
    key: 'id',
    column: 'topic',
    holds: 'slug',
    counted: false,
  },
  { catalog: 'skills', counts: sql`select slug as chosen, people as uses from professional_key where kind = 'skill'` },
]
