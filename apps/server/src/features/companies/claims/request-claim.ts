import { companyClaimErrors } from '@rise/contract/companies/claims/errors'
import type { ClaimWays } from '@rise/contract/companies/claims/shapes'
import { mayClaimCompany } from '@rise/contract/companies/policy'
import { gateErrors } from '@rise/contract/errors'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Requester, SignedIn } from '../../../platform/http/requester.ts'
import { lockActor } from '../../session/index.ts'
import { isClaimed, readClaimMethods } from './read-claim-methods.ts'

const perDay = { name: 'company-claim-requests', points: 10, seconds: 86_400 }

/**
 * Asks the admins to let the member manage a page. If the member has already asked for it, replaces the reason.
 * @throws {Failure} `company-not-found`, `already-claimed`, `forbidden`, `too-many-requests`
 */
export async function requestClaim(ctx: Context, member: SignedIn, slug: string, reason: string): Promise<void> {
  const { _id: companyId } = await readClaimMethods(ctx, slug, member)
  const { loginId } = member
  if (mayClaimCompany(member, { claimed: false }) !== 'allowed') throw new Failure(gateErrors.forbidden)
  await ctx.limits.of(perDay).consume(loginId)
  await ctx.db.transaction().execute(async (tx) => {
    await lockActor(tx, companyId)
    if (await isClaimed(tx, companyId)) throw new Failure(companyClaimErrors['already-claimed'])
    const now = ctx.clock.now()
    await tx
      .insertInto('company_claim')
      .values({ id: ctx.newId(), company_id: companyId, login_id: loginId, reason, created_at: now })
      .onConflict((conflict) => conflict.columns(['company_id', 'login_id']).doUpdateSet({ reason }))
      .execute()
    await ctx.activity.record(tx, { kind: 'company.claim-requested', loginId, data: { companyId } })
  })
}

/** Returns the member's pending request for a page; null without one, and for guests. */
export async function openRequest(
  { db }: Context,
  requester: Requester,
  companyId: string,
): Promise<ClaimWays['request']> {
  if (requester.kind === 'guest') return null
  const pendingClaim = await db
    .selectFrom('company_claim')
    .select(['reason', 'created_at'])
    .where('company_id', '=', companyId)
    .where('login_id', '=', requester.loginId)
    .executeTakeFirst()
  return pendingClaim ? { reason: pendingClaim.reason, date: pendingClaim.created_at.toISOString() } : null
}
