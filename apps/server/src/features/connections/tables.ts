import type { Generated } from 'kysely'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    follow: {
      follower_id: string
      followed_id: string
      login_id: string | null
      created_at: Date
    }
    block: {
      blocker_id: string
      blocked_id: string
      login_id: string | null
      created_at: Date
    }
    mute: {
      muter_id: string
      muted_id: string
      login_id: string | null
      created_at: Date
    }
    /** Members with an alert for an author's posts. */
    post_alert: {
      member_id: string
      author_id: string
      created_at: Date
    }
    dismissed_suggestion: {
      actor_id: string
      dismissed_id: string
      created_at: Date
    }
    /** The database maintains these counts. An actor without a row has no follows and no followers. */
    follow_count: {
      actor_id: string
      followers: Generated<number>
      following_companies: Generated<number>
      following_professionals: Generated<number>
    }
  }
}
