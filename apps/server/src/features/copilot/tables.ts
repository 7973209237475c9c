import type { CopilotPreferences } from '@rise/contract/copilot/fields'
import type { CopilotCard, CopilotChip, CopilotMessage, TailoredResume } from '@rise/contract/copilot/shapes'
import type { ColumnType, Generated } from 'kysely'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    copilot_preference: {
      actor_id: string
      looks_for: Generated<string>
      place_wish: Generated<string>
      work_types: Generated<CopilotPreferences['workTypes']>
      proud_of: Generated<string>
      avoids: Generated<string>
      introduced_at: Date | null
      agreed_provider: string | null
      agreed_at: Date | null
      /** The version of the consent sentence. */
      agreed_terms: Generated<number>
    }
    copilot_chat: { id: string; actor_id: string; title: string; created_at: Date; changed_at: Date }
    copilot_message: {
      id: string
      place: Generated<string>
      chat_id: string
      by_side: CopilotMessage['by']
      text: string
      cards: ColumnType<CopilotCard[], string | undefined, string>
      chips: ColumnType<CopilotChip[], string | undefined, string>
      wording: Generated<CopilotMessage['wording']>
      not_understood: Generated<boolean>
      at: Date
    }
    tailored_resume: {
      id: string
      actor_id: string
      job_id: string | null
      job_title: string
      company_name: string
      lines: ColumnType<TailoredResume['lines'], string, string>
      resume_file_id: string
      created_at: Date
    }
    copilot_prompt: { id: string; actor_id: string; provider: string; sent: string; received: string; at: Date }
  }
}
