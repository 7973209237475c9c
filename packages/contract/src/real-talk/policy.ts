import { type AuthoredRow, maySeeAuthored } from '../content/policy.ts'
import type { Gates, Principal, Verdict } from '../policy.ts'

/**
 * The permissions for a question of Real talk and its answers: the gate of each verb. A comment next to a gate names
 * the function that then checks the loaded row, or states another condition.
 */
export const questionGates = {
  list: { access: 'guest' },
  listRelated: { access: 'guest' },
  read: { access: 'guest' }, // Then `maySeeAuthored`, and for the full text `mayReadAuthored`.
  create: { access: 'creator', confirmed: true },
  edit: { access: 'owner', confirmed: true }, // Then `mayEditAuthored`.
  delete: { access: 'owner' }, // Then `mayEditAuthored`.
  suggest: { access: 'auth', acting: true, confirmed: true },
  decideSuggestion: { access: 'admin', permission: 'content' },
  answer: { access: 'professional', confirmed: true }, // Then `mayAnswer`; also edits the own answer.
  deleteAnswer: { access: 'owner' }, // Then `mayEditAuthored`.
} as const satisfies Gates

/**
 * Whether the principal may answer a question: professionals with confirmed accounts may answer any question that they
 * can see, including their own; employers only read.
 */
export function mayAnswer(principal: Principal, question: AuthoredRow): Exclude<Verdict, 'upgrade'> {
  if (!question.listed || maySeeAuthored(principal, question) === 'hidden') return 'hidden'
  if (principal.kind === 'guest') return 'sign-in'
  return principal.role === 'professional' && principal.standing === 'active' ? 'allowed' : 'forbidden'
}
