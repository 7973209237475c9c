import type { OutsideStage } from '@rise/contract/applications/elsewhere/kinds'
import type { DeclineReason, Stage, StepKind } from '@rise/contract/applications/kinds'
import type { StageKind, TemplatePurpose } from '@rise/contract/applications/setup/kinds'
import type { SentApplication } from '@rise/contract/applications/shapes'
import type { MatchPart } from '@rise/contract/match/shapes'
import type { Resume } from '@rise/contract/resumes/shapes'
import type { ColumnType, Generated } from 'kysely'

/** A step's data besides its kind. */
export interface StepData {
  readonly from?: Stage
  readonly to?: Stage
  /** The names of the company's own stages at that time; the standard stages have no name here. */
  readonly fromName?: string
  readonly toName?: string
  readonly reason?: DeclineReason
  readonly text?: string
  readonly interviewId?: string
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    resume_file: {
      id: string
      actor_id: string
      name: string
      bytes: number
      ending: 'pdf' | 'docx'
      reading: ColumnType<Resume, string, string>
      /** Whether the file is offered for the next application. */
      kept: Generated<boolean>
      purpose: Generated<'resume' | 'answer'>
      created_at: Date
    }
    gone_resume_file: {
      key: string
    }
    application: {
      id: string
      written_job_id: string
      company_id: string
      /** Null once the account is erased. */
      actor_id: string | null
      stage: Generated<Stage>
      /** The company's own stage. Null means the first one of this kind, if the company has any. */
      stage_id: Generated<string | null>
      version: Generated<number>
      knocked_out: boolean
      decline_reason: Generated<DeclineReason | null>
      applied_at: Date
      changed_at: Date
      opened_at: Generated<Date | null>
      answered_at: Generated<Date | null>
      ended_at: Generated<Date | null>
      reminded_at: Generated<Date | null>
      /** When the application was hidden from the company, with its notes and ratings deleted. */
      forgotten_at: Generated<Date | null>
    }
    application_receipt: {
      application_id: string
      actor_id: string
      job_title: string
      company_name: string
      content: ColumnType<SentApplication, string, never>
      resume_file_id: string | null
      match: Generated<number | null>
      match_parts: ColumnType<MatchPart[] | null, string | null | undefined, never>
    }
    application_step: {
      id: string
      place: Generated<number>
      application_id: string
      kind: StepKind
      by_side: 'candidate' | 'team' | 'system'
      login_id: string | null
      data: ColumnType<StepData, string, string>
      at: Date
    }
    application_interview: {
      id: string
      application_id: string
      login_id: string | null
      minutes: number
      zone: string
      place: string
      times: Date[]
      picked: Generated<Date | null>
      cancelled_at: Generated<Date | null>
      created_at: Date
    }
    application_note: {
      id: string
      application_id: string
      login_id: string
      text: string
      at: Date
    }
    application_rating: {
      application_id: string
      login_id: string
      stars: number
    }
    application_answer_file: {
      application_id: string
      question_id: string
      resume_file_id: string
    }
    hiring_stage: {
      id: string
      company_id: string
      kind: StageKind
      name: string
      position: number
    }
    message_template: {
      id: string
      company_id: string
      purpose: TemplatePurpose
      name: string
      text: string
      changed_at: Date
    }
    outside_application: {
      id: string
      actor_id: string
      job_id: string | null
      title: string
      company_name: string
      url: string
      stage: OutsideStage
      /** Selected as text: `applied_on::text`. */
      applied_on: ColumnType<never, string, string>
      note: string
      next_on: ColumnType<never, string | null, string | null>
      changed_at: Date
    }
    application_memo: {
      application_id: string
      note: string
      next_on: ColumnType<never, string | null, string | null>
    }
    application_export: {
      id: string
      written_job_id: string
      login_id: string | null
      applicants: number
      at: Date
    }
  }
}
