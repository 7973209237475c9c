import type { Audience } from '@rise/contract/content/kinds'
import type { Generated } from 'kysely'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    discussion_subject: {
      id: string
      kind: string
      author_id: string
      parent_id: string | null
      audience: Generated<Audience>
      title: string
      path: string
      created_at: Date
    }
    reaction: {
      subject_id: string
      actor_id: string
      reaction: string
      login_id: string | null
      created_at: Date
    }
    /** Written by the database alone; what nobody chose may have no row. */
    reaction_count: { subject_id: string; reaction: string; members: number }
  }
}
