import { companyClaimErrors } from '@rise/contract/companies/claims/errors'
import type { CompanyClaim } from '@rise/contract/companies/claims/shapes'
import { COUNT_CAP, PAGE_SIZE } from '@rise/contract/pagination'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { type Page, toPage } from '../../../platform/database/page.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Admin } from '../../../platform/http/requester.ts'
import { greetingName, lockActor, personName } from '../../session/index.ts'
import type {} from '../emails/emails.ts'
import { professionalNames } from '../professional-names.ts'
import { assignCompany, mailRefusal } from './assign-company.ts'
import { claimedRow, isClaimed } from './read-claim-methods.ts'

/** Returns a page of the pending claims by accounts that aren't deleted or suspended, oldest first. */
export async function listClaims({ db }: Context, page: number): Promise<Page<CompanyClaim>> {
  const claims = db
    .selectFrom('company_claim')
    .innerJoin('login', 'login.id', 'company_claim.login_id')
    .innerJoin('company', 'company.actor_id', 'company_claim.company_id')
    .innerJoin('actor', 'actor.id', 'company_claim.company_id')
    .where('login.deleted_at', 'is', null)
    .where('login.suspended_at', 'is', null)
  const rows = await claims
    .select(['company_claim.id', 'company_claim.reason', 'company_claim.created_at', 'company_claim.login_id'])
    .select(['login.email', 'login.first_name', 'login.last_name', 'company.name', 'company.website', 'actor.slug'])
    .orderBy('company_claim.created_at')
    .orderBy('company_claim.id')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute()
  const { count } = await db
    .selectFrom(
      claims
        .select('company_claim.id')
        .limit(COUNT_CAP + 1)
        .as('some'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const names = await professionalNames(
    db,
    rows.map(({ login_id }) => login_id),
  )
  const items = rows.map((row) => ({
    _id: row.id,
    company: { slug: row.slug, companyName: row.name, website: row.website },
    name: personName(row, ...(names.get(row.login_id) ?? [])),
    email: row.email,
    reason: row.reason,
    date: row.created_at.toISOString(),
  }))
  return toPage(items, page, count)
}

/** Assigns the page to the claimant. Refuses with `claim-not-found`, `already-claimed`. */
export async function grantClaim(ctx: Context, admin: Admin, id: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const { companyId, loginId, email } = await findClaim(tx, id)
    await lockActor(tx, companyId)
    // Checked again under the lock: another admin may have decided since.
    await findClaim(tx, id)
    if (await isClaimed(tx, companyId)) throw new Failure(companyClaimErrors['already-claimed'])
    await assignCompany(ctx, tx, { companyId, loginId, by: admin.loginId })
    const { name, slug } = await claimedRow(tx, companyId)
    const url = `${ctx.config.publicUrl}/company/${slug}`
    const props = { firstName: await greetingName(tx, loginId), companyName: name, url }
    await ctx.mail.send(tx, 'company-claim-granted', { to: email, props })
  })
}

/** Declines a claim and emails the reason. Refuses with `claim-not-found`. */
export async function refuseClaim(ctx: Context, admin: Admin, id: string, reason: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const { companyId, loginId } = await findClaim(tx, id)
    await lockActor(tx, companyId)
    const declinedClaim = await tx.deleteFrom('company_claim').where('id', '=', id).returning('id').executeTakeFirst()
    if (!declinedClaim) throw new Failure(companyClaimErrors['claim-not-found'])
    const { name, slug } = await claimedRow(tx, companyId)
    await mailRefusal(ctx, tx, { loginId, companyName: name, slug, reason })
    const data = { companyId, claimant: loginId }
    await ctx.activity.record(tx, { kind: 'company.claim-refused', loginId: admin.loginId, data })
  })
}

async function findClaim(tx: Tx, id: string): Promise<{ companyId: string; loginId: string; email: string }> {
  const claim = await tx
    .selectFrom('company_claim')
    .innerJoin('login', 'login.id', 'company_claim.login_id')
    .select(['company_claim.company_id', 'company_claim.login_id', 'login.email'])
    .where('company_claim.id', '=', id)
    .where('login.deleted_at', 'is', null)
    .where('login.suspended_at', 'is', null)
    .executeTakeFirst()
  if (!claim) throw new Failure(companyClaimErrors['claim-not-found'])
  return { companyId: claim.company_id, loginId: claim.login_id, email: claim.email }
}
