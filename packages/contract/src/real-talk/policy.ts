import { hasPermission, type Principal, type Verdict } from '../policy.ts'

/** A question or an answer, as far as permission is concerned. */
export interface WrittenRow {
  readonly authorId: string
  /** Its author, and that of the question it answers, are found by others. */
  readonly listed: boolean
  /** One of them and the asking member have blocked one another. */
  readonly blocked: boolean
}

type Sight = Pick<WrittenRow, 'listed' | 'blocked'>

/** Real talk is public, as long as its author is there and no block stands between. */
export function maySeeWritten(_principal: Principal, { listed, blocked }: Sight): Verdict {
  return listed && !blocked ? 'allowed' : 'hidden'
}

/** Professionals answer what they see, also their own question; employers read. */
export function mayAnswer(principal: Principal, row: Sight): Exclude<Verdict, 'upgrade'> {
  if (maySeeWritten(principal, row) === 'hidden') return 'hidden'
  if (principal.kind === 'guest') return 'sign-in'
  return principal.role === 'professional' && principal.standing === 'active' ? 'allowed' : 'forbidden'
}

/** Its author changes it and takes it away, also when the plan has ended; so do admins who look after content. */
export function mayEditWritten(principal: Principal, row: WrittenRow): Exclude<Verdict, 'upgrade'> {
  if (maySeeWritten(principal, row) === 'hidden') return 'hidden'
  if (principal.kind === 'guest') return 'sign-in'
  if (principal.standing === 'active' && hasPermission(principal, 'content')) return 'allowed'
  const isAuthor = principal.role === 'professional' && principal.id === row.authorId
  return isAuthor && principal.standing !== 'suspended' ? 'allowed' : 'forbidden'
}
