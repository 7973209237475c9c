import type { Audience } from '@rise/contract/content/kinds'
import type { Generated } from 'kysely'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    poll: {
      id: string
      /** Null for a poll of the site itself. */
      actor_id: string | null
      audience: Generated<Audience>
      question: string
      multiple: boolean
      anonymous: boolean
      /** The page of its post; null for a poll outside posts. */
      post_path: string | null
      closes_at: Date
      /** When it was recorded that the poll has closed. */
      closed_at: Generated<Date | null>
      /** When a poll of the site opens; null once it is open. */
      opens_at: Generated<Date | null>
      /** Hidden until it opens, or while its post is deleted but restorable. */
      withdrawn: Generated<boolean>
      version: Generated<number>
      created_at: Date
      edited_at: Generated<Date | null>
      /** Members who voted; written by triggers only. */
      voters: Generated<number>
      /** For an anonymous poll: the number of voters in the shown results. */
      shown_voters: Generated<number>
    }
    poll_option: {
      id: string
      poll_id: string
      place: number
      text: string
      /** Written by triggers, except in an anonymous poll. */
      votes: Generated<number>
      shown_votes: Generated<number>
    }
    /** That a member voted, without a time. */
    poll_voter: { poll_id: string; actor_id: string }
    /** What a member chose; the database refuses one of an anonymous poll. */
    poll_ballot: { poll_id: string; actor_id: string; option_id: string; created_at: Date }
  }
}
