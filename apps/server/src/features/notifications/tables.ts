import type { ColumnType, Generated } from 'kysely'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    notification: {
      member_id: string
      id: string
      kind: string
      group_key: string
      about_members: boolean
      /** The content that the notification is about, such as a question. */
      thing_id: Generated<string | null>
      /** Data specific to the kind. */
      data: ColumnType<unknown, string, string>
      at: Date
      cleared_at: Generated<Date | null>
      /** False if the entry is only pushed or emailed. */
      in_app: Generated<boolean>
    }
    /** Activities about hidden content. Their notifications are sent once the content is shown. */
    notification_withheld: { activity_id: string; kind: string; thing_id: string }
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
      /** Null for the kind's default. */
      push: Generated<boolean | null>
    }
    /** Times are in minutes after midnight in the zone. */
    notification_schedule: {
      member_id: string
      zone: string
      quiet_from: number | null
      quiet_until: number | null
      summary_at: number | null
      /** When the next summary is due. */
      summary_due: Date | null
      /** The next summary lists entries since this time. */
      summary_since: Date | null
    }
    /** Pushes and emails that quiet hours delay. */
    notification_held: {
      member_id: string
      notification_id: string
      push: boolean
      mail: boolean
      mail_to: string | null
      until: Date
    }
    push_subscription: {
      id: string
      endpoint: string
      member_id: string
      session_id: string
      p256dh: string
      auth: string
      created_at: Date
    }
    broadcast: {
      id: string
      title: string
      text: string
      /** A path of this site; empty without a link. */
      path: string
      also_push: boolean
      also_mail: boolean
      /** The filters of the list of members, or the number of members selected there. */
      audience: ColumnType<unknown, string, string>
      state: 'scheduled' | 'sent' | 'cancelled'
      send_at: Date
      created_at: Date
      sent_at: Generated<Date | null>
      recipients: Generated<number>
      delivered: Generated<number>
      mailed: Generated<number>
    }
    broadcast_recipient: {
      broadcast_id: string
      member_id: string
      mailed_at: Generated<Date | null>
    }
    notification_mail: {
      member_id: string
      kind: string
      sent_at: Date
    }
  }
}
