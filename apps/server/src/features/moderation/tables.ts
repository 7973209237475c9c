import type { Decision, ReportKind, ReportReason } from '@rise/contract/moderation/kinds'
import type { Generated } from 'kysely'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    review: {
      id: string
      kind: ReportKind
      /** Empty once the author is erased. */
      thing_id: string
      title: string
      path: string
      author_id: string | null
      opened_at: Date
      /** When the content was held, or hidden by reports. */
      hidden_at: Generated<Date | null>
      decided_at: Generated<Date | null>
      decision: Generated<Decision | null>
      /** Why the content is held for review before others can see it. */
      held: Generated<string | null>
    }
    report: {
      id: string
      review_id: string
      reporter_id: string | null
      login_id: string | null
      reason: ReportReason
      words: string
      /** Null once the report is decided, and for automatic reports. */
      network: string | null
      overturned: Generated<boolean>
      /** Set if the server reported held content itself. */
      automatic: Generated<boolean>
      created_at: Date
    }
    report_line: {
      report_id: string
      position: number
      author_id: string | null
      text: string
      picture_id: Generated<string | null>
      message_file_id: Generated<string | null>
      reported: boolean
      created_at: Date
    }
    review_decision: {
      id: string
      review_id: string
      decision: Decision
      words: string
      author_id: string | null
      by_login_id: string | null
      until: Date | null
      created_at: Date
      undone_at: Generated<Date | null>
      undone_by: Generated<string | null>
      appeal: Generated<string | null>
      appealed_at: Generated<Date | null>
      answer: Generated<string | null>
      answered_at: Generated<Date | null>
      answered_by: Generated<string | null>
    }
    review_note: { id: string; review_id: string; login_id: string | null; text: string; created_at: Date }
    review_opening: { id: string; review_id: string; login_id: string | null; opened_at: Date }
  }
}
