import type { Member } from '@rise/contract/policy'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'

/** A line of a copy, such as one message of a conversation. */
export interface CopiedLine {
  /** Null if the author is erased, or is support. */
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
  /** The content's name in the queue, which quotes nothing of a private message. */
  readonly title: string
  /** Empty for content without a page. */
  readonly path: string
  readonly changedAt: Date | null
  readonly lines: readonly CopiedLine[]
}

/** `removed` also hides the content from its author; null shows it again. */
export type Concealment = 'hidden' | 'removed' | null

/** The viewer of the copied content; an admin acts for no one. */
export type Reporter = Member & { readonly actorId: string | null }

/** Moderators' effects on content. */
export const writtenActs = { reported: ['hide', 'remove'], held: ['hide', 'remove'] } as const
/** Acts for content that can't be hidden: only its author is notified or suspended. */
export const noActs = { reported: [], held: [] } as const

/** A kind of content that members can report. Its feature exports it; `slots.ts` lists them. */
export interface Reportable {
  /** Returns the content as the reporter may see it; undefined if they may not see any of it. */
  copy(ctx: Context, tx: Tx, reporter: Reporter, id: string): Promise<ReportedCopy | undefined>
  /** Hides it from everyone but its author, removes it, or shows it again; null for a kind that supports none of these. */
  readonly conceal: ((ctx: Context, tx: Tx, id: string, as: Concealment) => Promise<unknown>) | null
  /** The effects that moderators may choose: for reported content, and for held content. */
  readonly acts: Readonly<Record<'reported' | 'held', readonly ('hide' | 'remove')[]>>
  /** Whether reports may hide it until a moderator decides. */
  readonly hiddenByReports: boolean
}
