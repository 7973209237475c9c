import type { ColumnType, Generated } from 'kysely'

declare module '../database/tables.ts' {
  interface Tables {
    mail: {
      id: string
      name: string
      to_address: string
      props: ColumnType<unknown, string, null>
      unsubscribe_url: string | null
      unsubscribe_page: Generated<string | null>
      reply_to: string | null
      /** The account that requested the email, for kinds that anyone may request. */
      asked_by: string | null
      /** The language of the request that sent the email; null for emails from tasks. */
      language: string | null
      subject: ColumnType<string | null, never, string>
      html: ColumnType<string | null, never, string | null>
      text: ColumnType<string | null, never, string | null>
      created_at: Date
      sent_at: ColumnType<Date | null, never, Date>
      failed_at: ColumnType<Date | null, never, Date>
      failure: ColumnType<string | null, never, string>
      delivered_at: ColumnType<Date | null, never, Date>
      bounced_at: ColumnType<Date | null, never, Date>
      complained_at: ColumnType<Date | null, never, Date>
      clicked_at: Generated<Date | null>
      /** Whether the email is a template with sample data, sent to an admin. */
      sample: Generated<boolean>
    }
    mail_suppression: {
      /** The address in lower case. */
      address: string
      reason: 'bounced' | 'complained' | 'manual'
      detail: string | null
      /** The login; null for an address without an account. */
      login_id: string | null
      created_at: Date
    }
  }
}
