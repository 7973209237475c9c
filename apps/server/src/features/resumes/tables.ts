declare module '../../platform/database/tables.ts' {
  interface Tables {
    /** A story as PDF, as everyone sees it, until it is written again. */
    written_resume: {
      id: string
      actor_id: string
      design: 'classic' | 'modern' | 'compact'
      paper: 'A4' | 'Letter'
      /** A hash of everything on its pages, and of the version of the layout. */
      version: string
      /** The words that it can't show. */
      undrawn: readonly string[]
      bytes: number
      created_at: Date
    }
    gone_written_resume: {
      key: string
    }
  }
}

export type {}
