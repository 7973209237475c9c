import { planErrors } from '@rise/contract/plans/errors'
import { soldPlan } from '@rise/contract/plans/policy'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Acting, SignedIn } from '../../../platform/http/requester.ts'
import { membershipRole } from '../../session/index.ts'

/** Whether a role can buy a plan. */
export function isSoldTo(role: string): role is keyof typeof soldPlan {
  return Object.hasOwn(soldPlan, role)
}

/** Whether the login may buy for the professional or company that it acts for. Only the page's owners may. */
export async function mayBuy(db: Database | Tx, { actorId, loginId }: SignedIn): Promise<boolean> {
  return actorId !== null && (await membershipRole(db, loginId, actorId)) === 'owner'
}

/**
 * Returns the id of the actor that a login buys for.
 *
 * @throws {Failure} `plan-is-owners`
 */
export async function buyerIdOf(db: Database | Tx, member: Acting): Promise<string> {
  if (!(await mayBuy(db, member))) throw new Failure(planErrors['plan-is-owners'])
  return member.actorId
}
