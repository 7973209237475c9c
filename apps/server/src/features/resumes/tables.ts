declare module '../../platform/database/tables.ts' {
  interface Tables {
    /** The PDF of a story as everyone sees it, until it is written again. */
    written_resume: {
      id: string
      actor_id: string
      design: 'classic' | 'modern' | 'compact'
      paper: 'A4' | 'Letter'
      /** A hash of the whole content of the pages, and of the version of the layout. */
      version: string
      /** The words that the PDF can't show. */
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
