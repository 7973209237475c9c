import type { ClaimState, Gift, MissionAudience, MissionDeed, MissionIcon } from '@rise/contract/missions/kinds'
import type { Wish } from '@rise/contract/missions/rewards/shapes'
import type { ColumnType, Generated } from 'kysely'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    mission: {
      id: string
      key: string
      title: string
      words: string
      icon: MissionIcon
      deed: MissionDeed
      /** How many items finish the mission once, and how many times it can be finished. */
      steps: number
      times: Generated<number>
      points: number
      /** The maximum number of items of one day that count. */
      per_day: number | null
      audience: MissionAudience
      starts_at: Date | null
      ends_at: Date | null
      version: Generated<number>
      created_at: Generated<Date>
    }
    mission_progress: {
      actor_id: string
      mission_id: string
      /** The number of items that count now, and its maximum so far. */
      counted: number
      best: number
      rounds: Generated<number>
      changed_at: Date
    }
    mission_award: {
      id: string
      actor_id: string
      mission_id: string
      round: number
      /** Negative for points that are revoked because the content that had earned them was deleted or hidden. */
      points: number
      created_at: Date
    }
    /** Members without a row have no points. */
    mission_member: {
      actor_id: string
      points: Generated<number>
      claimed_gifts: Generated<string[]>
      on_story: Generated<boolean>
    }
    reward_claim: {
      id: string
      actor_id: string
      login_id: string | null
      gift: Gift
      state: ClaimState
      wish: ColumnType<Wish, string, never>
      /** The photo to draw from, or the illustration that was drawn automatically. */
      picture_id: string | null
      answer: Generated<string>
      link: Generated<string>
      decided_by: string | null
      claimed_at: Date
      decided_at: Date | null
    }
  }
}
