import { adminErrors } from '@rise/contract/admin/errors'
import type { AdminMember } from '@rise/contract/admin/shapes'
import { planErrors } from '@rise/contract/plans/errors'
import { LONGEST_GIFT_DAYS } from '@rise/contract/plans/limits'
import type { Plan } from '@rise/contract/policy'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Admin } from '../../../platform/http/requester.ts'
import { setPlan } from '../../plans/index.ts'
import { actorOfLogin } from '../../session/index.ts'
import { findAdminMember } from './find-admin-member.ts'

const DAY_MS = 86_400_000

/**
 * Sets the plan of the actor that a member acts for, permanently or until a time. A company's plan applies to its whole
 * team.
 *
 * @throws {Failure} `member-not-found`, `no-plan-for-admins`, `plan-is-paid`, `gift-too-short`; `changed-since` when
 * another admin has set another plan since
 */
export async function setMemberPlan(
  ctx: Context,
  admin: Admin,
  {
    loginId,
    plan,
    until,
    seen = plan,
  }: { loginId: string; plan: Plan; until?: string | undefined; seen?: Plan | undefined },
): Promise<AdminMember> {
  const presentMember = await findAdminMember(ctx, loginId)
  const actorId = await actorOfLogin(ctx.db, loginId)
  if (actorId === null) throw new Failure(adminErrors['no-plan-for-admins'])
  if (seen !== plan && presentMember.plan !== seen) throw new Failure(adminErrors['changed-since'])
  const end = until === undefined ? undefined : new Date(until)
  const days = end && (end.getTime() - ctx.clock.now().getTime()) / DAY_MS
  if (days !== undefined && (days <= 0 || days > LONGEST_GIFT_DAYS)) throw new Failure(planErrors['gift-too-short'])
  await setPlan(ctx, { actorId, plan, until: end, by: admin.loginId })
  return findAdminMember(ctx, loginId)
}
