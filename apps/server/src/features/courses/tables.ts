import type { Audience } from '@rise/contract/content/kinds'
import type { CourseLevel, CourseState, LearningState } from '@rise/contract/courses/kinds'
import type { ColumnType, Generated } from 'kysely'

/** Maintained by the database only. */
type Maintained<T> = ColumnType<T, never, never>

declare module '../../platform/database/tables.ts' {
  interface Tables {
    course: {
      id: string
      slug: string
      state: CourseState
      title: string
      provider: string
      link: string
      description: string
      categories: string[]
      level: CourseLevel | null
      hours: number | null
      /** 0 is free. */
      price: number | null
      currency: string | null
      language: string | null
      skills: string[]
      skill_keys: string[]
      audience: Audience
      link_key: string
      import_hash: string | null
      merged_into: Generated<string | null>
      want: Maintained<number>
      doing: Maintained<number>
      taken: Maintained<number>
      ratings: Maintained<number>
      rating_sum: Maintained<number>
      members: Maintained<number>
      score: Maintained<number | null>
      title_key: Maintained<string>
      version: Generated<number>
      created_at: Date
      updated_at: Date
      search_text: string
      terms: Maintained<string>
    }
    course_learning: {
      id: string
      course_id: string
      actor_id: string
      state: LearningState
      taken_at: Date | null
      rating: Generated<number | null>
      words: Generated<string>
      rated_at: Generated<Date | null>
      /** When the words were hidden from everyone but their author. */
      words_hidden_at: Generated<Date | null>
      /** The education entry that the course added to the story. */
      story_entry: ColumnType<StoryEntry | null, string | null | undefined, string | null>
      story_skills: Generated<string[]>
      created_at: Date
      updated_at: Date
    }
  }
}

interface StoryEntry {
  readonly institution: string
  readonly area: string
  readonly url: string
  readonly endDate: string
  /** Whether the story had the entry before; then it is not removed again. */
  readonly byHand: boolean
}
