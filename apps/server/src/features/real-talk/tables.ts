import type { ColumnType, Generated } from 'kysely'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    question: {
      id: string
      actor_id: string
      login_id: string | null
      slug: string
      text: string
      background: Generated<string>
      /** Written by the database alone. */
      answers: Generated<number>
      created_at: Date
      changed_at: Generated<Date | null>
      /** Words of the text: made by the database, never read. */
      terms: ColumnType<never, never, never>
    }
    answer: {
      id: string
      question_id: string
      actor_id: string
      login_id: string | null
      text: string
      created_at: Date
      changed_at: Generated<Date | null>
    }
    /** Written by the database alone; who never answered has no row. */
    answer_count: { actor_id: string; answers: number }
  }
}
