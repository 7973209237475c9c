import type { Member } from '@rise/contract/policy'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'

/** A line of a copy, such as one message of a conversation. */
export interface CopiedLine {
  /** Null if the author's account has been erased. */
  readonly authorId: string | null
  readonly text: string
  /** A picture that the line shows. */
  readonly pictureId?: string
  /** The file that a message carried. */
  readonly messageFileId?: string
  readonly at: Date
  readonly reported: boolean
}

/** Content as its reporter sees it. */
export interface ReportedCopy {
  readonly authorId: string
  /** The content's name in the queue. For a private message, the name quotes nothing. */
  readonly title: string
  /** Empty if the content has no page. */
  readonly path: string
  readonly changedAt: Date | null
  readonly lines: readonly CopiedLine[]
}

/**
 * How content is concealed: `hidden` from everyone but its author, `removed` also from its author; null shows it again.
 */
export type Concealment = 'hidden' | 'removed' | null

/** The viewer of the copied content; an admin acts for no one. */
export type Reporter = Member & { readonly actorId: string | null }

/** The acts for written content: moderators can hide or remove it. */
export const writtenActs = { reported: ['hide', 'remove'], held: ['hide', 'remove'] } as const
/** No acts, for content that can't be hidden: only its author is notified or suspended. */
export const noActs = { reported: [], held: [] } as const

/** A kind of content that members can report. Its feature exports it; `slots.ts` lists them. */
export interface Reportable {
  /** Returns the content as the reporter may see it; undefined if the reporter may not see any part of it. */
  copy(ctx: Context, tx: Tx, reporter: Reporter, id: string): Promise<ReportedCopy | undefined>
  /**
   * Hides the content from everyone but its author, removes it, or shows it again. Null for a kind of content that
   * can't be hidden.
   */
  readonly conceal: ((ctx: Context, tx: Tx, id: string, as: Concealment) => Promise<unknown>) | null
  /** The effects that moderators may choose from: for reported content, and for held content. */
  readonly acts: Readonly<Record<'reported' | 'held', readonly ('hide' | 'remove')[]>>
  /** Whether enough reports may hide the content until a moderator decides. */
  readonly hiddenByReports: boolean
}
