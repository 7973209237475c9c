import { msg } from '@rise/texts'
import { sql } from 'kysely'
import type { BadgeRule, Progress } from '../../platform/manifest/badge-rule.ts'
import { completeStories } from './story/complete-stories.ts'
import { ownStory } from './story/own-story.ts'

export const badgeRules: readonly BadgeRule[] = [
  {
    slug: 'open-book',
    of: 'professional',
    difficulty: 30,
    beginsAt: { label: msg('Complete your story'), path: '/professional/edit' },
    on: ['story.changed', 'picture.chosen'],
    need: 100,
    unit: 'percent',
    deserving: completeStories,
    progress: async (db, actorId) => (await ownStory(db, actorId)).strength.percent,
  },
  {
    slug: 'lighthouse',
    of: 'professional',
    difficulty: 110,
    beginsAt: { label: msg('Offer mentoring'), path: '/professional/edit-mentoring-topics' },
    on: ['story.changed'],
    need: 5,
    progressOf: (ids) => sql<Progress>`
      select actor_id, cardinality(mentoring_topics) as have from story where actor_id = any(${ids}::uuid[])`,
  },
]
