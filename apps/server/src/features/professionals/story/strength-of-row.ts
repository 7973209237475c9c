import type { CatalogName } from '@rise/contract/catalogs/kinds'
import type { OwnStory } from '@rise/contract/professionals/story/shapes'
import { entriesOf } from '../../catalogs/index.ts'
import { resumeOf, type StoryRow } from '../story-row.ts'
import { storyStrength } from './story-strength.ts'

/** Returns the strength of a row's story, and its next step. */
export function strengthOfRow(row: StoryRow): OwnStory['strength'] {
  return storyStrength({
    names: row.first_name !== '' && row.last_name !== '',
    photo: row.photo !== null,
    resume: resumeOf(row),
    expertises: countOf('expertises', row.expertises),
    hats: countOf('hats', row.hats),
    values: countOf('values', row.sought_values),
    interests: countOf('interests', row.interests),
    mentoringTopics: countOf('mentoring-topics', row.mentoring_topics),
  })
}

function countOf(catalog: CatalogName, slugs: readonly string[] | null): number {
  return entriesOf(catalog, slugs ?? []).length
}
