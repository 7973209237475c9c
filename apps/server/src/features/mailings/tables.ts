import type { SequenceStop, SequenceTrigger } from '@rise/contract/mailings/kinds'
import type { Audience } from '@rise/contract/mailings/shapes'
import type { ColumnType, Generated } from 'kysely'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    news_consent: {
      login_id: string
      agreed_at: Date
      wording: string
      withdrawn_at: Date | null
      /** Whether clicks on links in news may be counted. */
      counts_clicks: Generated<boolean>
    }
    mail_sequence: {
      id: string
      name: string
      state: 'draft' | 'running' | 'paused'
      trigger: SequenceTrigger
      audience: ColumnType<Audience, string, string>
      stops: SequenceStop[]
      quiet_from: number | null
      quiet_to: number | null
      time_zone: string
      version: Generated<number>
      created_at: Date
      started_at: Date | null
      entered_at: Date | null
    }
    mail_step: {
      id: string
      sequence_id: string
      position: number
      delay_hours: number
      subject: string
      body: string
      removed_at: Date | null
    }
    mail_run: {
      sequence_id: string
      login_id: string
      step_id: string | null
      state: 'waiting' | 'finished' | 'stopped'
      why: string | null
      entered_at: Date
      due_at: Date
    }
    mail_step_sent: {
      login_id: string
      step_id: string
      sent_at: Date
    }
    news_sent: {
      login_id: string
      thing_id: string
      sent_at: Date
    }
    news_held: {
      thing_id: string
      login_id: string
      until: Date
    }
    news_figure: {
      thing_id: string
      skipped: number
    }
  }
}
