import type { Audience, OpenToWork } from '@rise/contract/professionals/story/policy'
import type { ColumnType, Generated } from 'kysely'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    professional: {
      actor_id: string
      /** Missing names are shown as "Unidentified Unicorn" (section 5 of the specification). */
      first_name: string
      last_name: string
      created_at: Date
      updated_at: Date
    }
    story: {
      actor_id: string
      /** JSON Resume, including unknown fields. */
      resume: ColumnType<Record<string, unknown>, string, string>
      time_zone: string | null
      open_to_work: Generated<OpenToWork>
      sought_roles: Generated<string[]>
      sought_work_types: Generated<string[]>
      hidden_from: Generated<string[]>
      expertises: Generated<string[]>
      hats: Generated<string[]>
      sought_values: Generated<string[]>
      sought_benefits: Generated<string[]>
      interests: Generated<string[]>
      mentoring_topics: Generated<string[]>
      email_shown_to: Generated<Audience>
      phone_shown_to: Generated<Audience>
      search_engines: Generated<boolean>
      /** Whether the professional may be named on the page of their employer. */
      shown_at_work: Generated<boolean>
      version: Generated<number>
      created_at: Date
      updated_at: Date
    }
    /** The marks of present workplaces, only of professionals who may be named there. Updated with the story. */
    story_workplace: { actor_id: string; key: string; until: string | null }
    story_view: {
      story_id: string
      viewer_id: string
      /** The day, such as `2026-11-21`. */
      day: string
      viewed_at: Date
    }
    story_view_unnamed: { story_id: string; day: string; mark: Buffer }
    unseen_viewer: { actor_id: string; created_at: Date }
    mentoring_request: { id: string; mentor_id: string; asker_id: string; topic: string; created_at: Date }
  }
}
