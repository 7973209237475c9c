import type { Posting, ReadItem } from '../posting.ts'
import type { SourceKind } from '../sources/read-source.ts'
import type { SourceHints } from '../sources/source-hints.ts'

/**
 * A request to the process for boards: to start a board, to read its next bytes, to prepare a posting, or to read one
 * from a pasted text or a page.
 */
export type BoardRequest =
  | { readonly kind: 'begin'; readonly source: SourceKind; readonly hints: SourceHints }
  /** Null after the last bytes. */
  | { readonly kind: 'go-on'; readonly piece: Uint8Array | null }
  | { readonly kind: 'prepare'; readonly posting: Posting; readonly now: Date }
  /** Answers with a `PreparedPosting`, or null for a page without a job. */
  | { readonly kind: 'guess'; readonly text: string; readonly page: boolean; readonly now: Date }

/** What has been read of a board so far: it needs more bytes, or has ended. */
export interface BoardProgress {
  readonly items: readonly ReadItem[]
  readonly ended: boolean
  /** The reason for its early end: the message of an `UnreadableBoard`. */
  readonly unreadable?: string
}
