import type { PreparedPosting } from '../preparing/prepare-posting.ts'
import type { BoardSource } from './board-sources.ts'

/** A posting to be written, and its stored version. */
export interface PostingChange {
  readonly source: BoardSource
  readonly prepared: PreparedPosting
  readonly hash: string
  readonly existing: { readonly id: string; readonly job_id: string; readonly posted_at: Date } | undefined
}
