import type { Posting, ReadItem } from '../posting.ts'
import type { SourceKind } from '../sources/read-source.ts'
import type { SourceHints } from '../sources/source-hints.ts'

/**
 * A request to the process for boards: start a board, read its next bytes, prepare a posting, or read a posting from a
 * pasted text or a page.
 */
export type BoardRequest =
  | { readonly kind: 'begin'; readonly source: SourceKind; readonly hints: SourceHints }
  /** Null after the last bytes. */
  | { readonly kind: 'go-on'; readonly piece: Uint8Array | null }
  | { readonly kind: 'prepare'; readonly posting: Posting; readonly now: Date }
  /** The result is a `PreparedPosting`, or null if its description is too short. */
  | { readonly kind: 'guess'; readonly text: string; readonly page: boolean; readonly now: Date }

/** The postings of a board that were read since the last reply, and whether the board has ended or needs more bytes. */
export interface BoardProgress {
  readonly items: readonly ReadItem[]
  readonly ended: boolean
  /** The reason why the board ended early: the message of an `UnreadableBoard`. */
  readonly unreadable?: string
}
