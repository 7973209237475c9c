import { adminErrors } from '@rise/contract/admin/errors'
import type { AdminMember } from '@rise/contract/admin/shapes'
import type { Plan } from '@rise/contract/policy'
import type { Context } from '../../platform/context.ts'
import { Failure } from '../../platform/failure.ts'
import type { SignedIn } from '../../platform/http/requester.ts'
import { setPlan } from '../plans/index.ts'
import { actorOfLogin } from '../session/index.ts'
import { findAdminMember } from './find-admin-member.ts'

/**
 * Sets the plan of whom a member acts for: of a company for all who act for it.
 *
 * @throws {Failure} `member-not-found`, `no-plan-for-admins`
 */
export async function setMemberPlan(
  ctx: Context,
  admin: SignedIn,
  { loginId, plan }: { loginId: string; plan: Plan },
): Promise<AdminMember> {
  await findAdminMember(ctx, loginId)
  const actorId = await actorOfLogin(ctx.db, loginId)
  if (actorId === null) throw new Failure(adminErrors['no-plan-for-admins'])
  await setPlan(ctx, { actorId, plan, by: admin.loginId })
  return findAdminMember(ctx, loginId)
}
