import type { Audience } from '@rise/contract/content/kinds'
import type { Generated } from 'kysely'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    poll: {
      id: string
      /** The author; null for a site poll. */
      actor_id: string | null
      audience: Generated<Audience>
      question: string
      multiple: boolean
      anonymous: boolean
      /** The page of the post that contains the poll; null for a poll outside posts. */
      post_path: string | null
      closes_at: Date
      /** When the poll's close was recorded. */
      closed_at: Generated<Date | null>
      /** When a site poll opens; null once it is open. */
      opens_at: Generated<Date | null>
      /** Whether the poll is hidden: until it opens, or while its post is deleted but restorable. */
      withdrawn: Generated<boolean>
      version: Generated<number>
      created_at: Date
      edited_at: Generated<Date | null>
      /** The number of members who voted; written only by triggers. */
      voters: Generated<number>
      /** For an anonymous poll: the number of voters in the shown results. */
      shown_voters: Generated<number>
    }
    poll_option: {
      id: string
      poll_id: string
      place: number
      text: string
      /** The number of votes; written by triggers, except in an anonymous poll. */
      votes: Generated<number>
      shown_votes: Generated<number>
    }
    /** Rows that record that a member voted, without a time. */
    poll_voter: { poll_id: string; actor_id: string }
    /** A member's choice; the database refuses ballots of anonymous polls. */
    poll_ballot: { poll_id: string; actor_id: string; option_id: string; created_at: Date }
  }
}
