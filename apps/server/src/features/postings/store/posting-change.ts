import type { BoardSource } from './board-sources.ts'
import type { PreparedPosting } from './prepare-posting.ts'

/** A posting that is to be written, and what was stored of it before. */
export interface PostingChange {
  readonly source: BoardSource
  readonly prepared: PreparedPosting
  readonly hash: string
  readonly existing: { readonly id: string; readonly job_id: string; readonly posted_at: Date } | undefined
}
