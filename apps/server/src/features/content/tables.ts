declare module '../../platform/database/tables.ts' {
  interface Tables {
    word_rule: {
      id: string
      words: string
      act: 'hold' | 'refuse'
      /** What the author of a refused text reads. */
      reason: string
      created_at: Date
    }
  }
}

export type {}
