import type { OpenToWork } from '@rise/contract/professionals/story/policy'
import type { Generated } from 'kysely'

/** The keys by which professionals are found. */
export type KeyKind =
  | 'everyone'
  | 'expertise'
  | 'hat'
  | 'skill'
  | 'place'
  | 'country'
  | 'company'
  | 'worked'
  | 'mentors'
  | 'open'
  | 'open-to-employers'

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    professional_key: {
      id: Generated<number>
      kind: KeyKind
      slug: string
      name: string
      people: Generated<number>
    }
    professional_key_change: { key_id: number; people: number }
    professional_search: {
      actor_id: string
      listed: boolean
      joined_at: Date
      followers: Generated<number>
      keys: Generated<number[]>
      open_to_work: Generated<OpenToWork>
      kept_from: Generated<string[]>
      words: Generated<string>
      made_by: Generated<number>
      stale_on: string | null
    }
    professional_listing: { key_id: number; joined_at: Date; actor_id: string; followers: number }
    professional_due: { actor_id: string }
  }
}
