import type { Gates } from '../policy.ts'
import type { WrittenJobState } from './kinds.ts'
import type { ScreeningQuestion } from './questions.ts'

/**
 * The permissions for a job that a company publishes: the gate of each verb, with a comment that names the function
 * that then judges the loaded row.
 */
export const companyJobGates = {
  list: { access: 'employer' }, // Then `mayForCompany`, `see-desk`.
  read: { access: 'employer' }, // Then `mayForCompany`, `see-desk`.
  create: { access: 'employer' }, // Then `mayForCompany`, `post-jobs`; saving it again edits it.
  readText: { access: 'employer' }, // Then `mayForCompany`, `post-jobs`.
  copy: { access: 'employer' }, // Then `mayForCompany`, `post-jobs`.
  turn: { access: 'employer', confirmed: true }, // Then `mayForCompany`, `post-jobs`, as `canChangeState` says.
  delete: { access: 'employer' }, // Then `mayForCompany`, `post-jobs`; never one that `wasPublished`.
  listBoards: { access: 'employer' }, // Then `mayForCompany`, `see-desk`.
  importBoard: { access: 'employer', confirmed: true }, // Then `mayForCompany`, `bring-board`.
  endBoard: { access: 'employer', confirmed: true }, // Then `mayForCompany`, `bring-board`.
} as const satisfies Gates

/** The states that a team can set for a job; expiry is automatic. */
export type ChosenState = Exclude<WrittenJobState, 'expired'>

const turns: Readonly<Record<WrittenJobState, readonly ChosenState[]>> = {
  draft: ['scheduled', 'open'],
  scheduled: ['draft', 'scheduled', 'open'],
  open: ['paused', 'closed'],
  paused: ['open', 'closed'],
  closed: ['open'],
  expired: ['open', 'closed'],
}

/** Whether a job in one state may be turned into another. */
export function canChangeState(from: WrittenJobState, to: ChosenState): boolean {
  return turns[from].includes(to)
}

/** Whether the job was ever published: if so, every save must be complete, and it is never deleted. */
export function wasPublished(state: WrittenJobState): boolean {
  return state !== 'draft' && state !== 'scheduled'
}

/**
 * Whether an answer doesn't meet the job's requirement, which marks the application. A missing answer doesn't meet it.
 */
export function missesRequirement(
  { kind, wanted }: Pick<ScreeningQuestion, 'kind' | 'wanted'>,
  answer: string,
): boolean {
  const [first] = wanted
  if (first === undefined || kind === 'text' || kind === 'file') return false
  return kind === 'number' ? answer === '' || numberOf(answer) < numberOf(first) : !wanted.includes(answer)
}

/** A number as people write it, with a point or a comma before the decimals. */
function numberOf(text: string): number {
  return Number(text.replace(',', '.'))
}
