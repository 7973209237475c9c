import { adminErrors } from '@rise/contract/admin/errors'
import type { AdminMember } from '@rise/contract/admin/shapes'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Admin } from '../../../platform/http/requester.ts'
import { declinePlan } from '../../plans/index.ts'
import { actorOfLogin } from '../../session/index.ts'
import { findAdminMember } from './find-admin-member.ts'

/**
 * Declines a member's request for a plan. If the member has since requested another plan, that request stays.
 *
 * @throws {Failure} `member-not-found`, `no-plan-for-admins`
 */
export async function declinePlanRequest(
  ctx: Context,
  admin: Admin,
  { loginId, ...refusal }: { loginId: string; plan: 'Creator' | 'Pro'; message?: string | undefined },
): Promise<AdminMember> {
  await findAdminMember(ctx, loginId)
  const actorId = await actorOfLogin(ctx.db, loginId)
  if (actorId === null) throw new Failure(adminErrors['no-plan-for-admins'])
  await declinePlan(ctx, { ...refusal, actorId, by: admin.loginId })
  return findAdminMember(ctx, loginId)
}
