import type { Gates } from '../policy.ts'
import type { WrittenJobState } from './kinds.ts'
import type { ScreeningQuestion } from './questions.ts'

/**
 * The permissions for a job that a company publishes: the gate of each verb. A comment next to a gate names the
 * function that then checks the loaded row, or states another condition.
 */
export const companyJobGates = {
  list: { access: 'employer' }, // Then `mayForCompany`, `see-desk`.
  read: { access: 'employer' }, // Then `mayForCompany`, `see-desk`.
  create: { access: 'employer' }, // Then `mayForCompany`, `post-jobs`; saving it again edits it.
  parseText: { access: 'employer' }, // Then `mayForCompany`, `post-jobs`.
  copy: { access: 'employer' }, // Then `mayForCompany`, `post-jobs`.
  changeState: { access: 'employer', confirmed: true }, // Then `mayForCompany`, `post-jobs`, as `canChangeState` says.
  extend: { access: 'employer', confirmed: true }, // Then `mayForCompany`, `post-jobs`; while it is open or paused.
  delete: { access: 'employer' }, // Then `mayForCompany`, `post-jobs`; never one that `wasPublished`.
  listBoards: { access: 'employer' }, // Then `mayForCompany`, `see-desk`.
  importBoard: { access: 'employer', confirmed: true }, // Then `mayForCompany`, `bring-board`.
  removeBoard: { access: 'employer', confirmed: true }, // Then `mayForCompany`, `bring-board`.
} as const satisfies Gates

/** The states that a team can set for a job; expiry is automatic. */
export type ChosenState = Exclude<WrittenJobState, 'expired'>

const allowedChanges: Readonly<Record<WrittenJobState, readonly ChosenState[]>> = {
  draft: ['scheduled', 'open'],
  scheduled: ['draft', 'scheduled', 'open'],
  open: ['paused', 'closed'],
  paused: ['open', 'closed'],
  closed: ['open'],
  expired: ['open', 'closed'],
}

/** Whether a job can change from one state to another. */
export function canChangeState(from: WrittenJobState, to: ChosenState): boolean {
  return allowedChanges[from].includes(to)
}

/** Whether the end of a job in this state can be extended: only if the state has an end. */
export function canExtend(state: WrittenJobState): boolean {
  return state === 'open' || state === 'paused'
}

/** Whether the job was ever published. A published job can't be saved incomplete, and is never deleted. */
export function wasPublished(state: WrittenJobState): boolean {
  return state !== 'draft' && state !== 'scheduled'
}

/**
 * Whether an answer doesn't meet the job's requirement, so that the application is marked. A missing answer doesn't
 * meet it, either.
 */
export function missesRequirement(
  { kind, wanted }: Pick<ScreeningQuestion, 'kind' | 'wanted'>,
  answer: string,
): boolean {
  const [first] = wanted
  if (first === undefined || kind === 'text' || kind === 'file') return false
  return kind === 'number' ? answer === '' || numberOf(answer) < numberOf(first) : !wanted.includes(answer)
}

/** Parses a number as people write it, with a point or a comma before the decimals. */
function numberOf(text: string): number {
  return Number(text.replace(',', '.'))
}
