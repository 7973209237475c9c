import { hasPermission, type Principal, type Verdict } from '../policy.ts'
import { maySeeStory } from '../professionals/story/policy.ts'

/** The headline that is asked for, as far as permission is concerned. */
export interface HeadlineRow {
  /** The actor whose it is. */
  readonly authorId: string
  /** Whether its author is there for others. */
  readonly listed: boolean
  readonly published: boolean
}

/** A published headline is seen by all while its author is listed, a draft by its author alone. */
export function maySeeHeadline(principal: Principal, { authorId, listed, published }: HeadlineRow): Verdict {
  return maySeeStory(principal, { id: authorId, listed: listed && published })
}

/**
 * A headline is changed and deleted by its author, also after the plan ended, and once it is published by admins who look
 * after content. A draft does not exist for anybody else.
 */
export function mayEditHeadline(principal: Principal, row: HeadlineRow): Verdict {
  if (principal.kind === 'guest') return row.listed && row.published ? 'sign-in' : 'hidden'
  if (maySeeStory(principal, { id: row.authorId, listed: false }) === 'allowed') return 'allowed'
  if (!row.published) return 'hidden'
  if (principal.standing === 'active' && hasPermission(principal, 'content')) return 'allowed'
  return row.listed ? 'forbidden' : 'hidden'
}
