import type { ColumnType, Generated } from 'kysely'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    notification: {
      member_id: string
      id: string
      kind: string
      group_key: string
      about_members: boolean
      /** What it is about besides members, such as a question. */
      thing_id: Generated<string | null>
      /** The data that its kind stores. */
      data: ColumnType<unknown, string, string>
      at: Date
      cleared_at: Generated<Date | null>
    }
    notification_subject: {
      member_id: string
      notification_id: string
      actor_id: string
      at: Date
    }
    notification_setting: {
      member_id: string
      kind: string
      app: boolean
      mail: boolean
    }
    notification_mail: {
      member_id: string
      kind: string
      sent_at: Date
    }
  }
}
