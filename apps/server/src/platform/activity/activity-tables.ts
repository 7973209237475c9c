import type { ColumnType } from 'kysely'

declare module '../database/tables.ts' {
  interface Tables {
    activity: {
      id: string
      kind: string
      actor_id: string | null
      login_id: string | null
      data: ColumnType<unknown, string, never>
      created_at: Date
    }
    activity_reaction: {
      activity_id: string
      listener: string
      created_at: Date
    }
  }
}
