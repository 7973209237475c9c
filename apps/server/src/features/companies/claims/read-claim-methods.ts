import type { ClaimWays } from '@rise/contract/companies/claims/shapes'
import { companyErrors } from '@rise/contract/companies/errors'
import type { Context } from '../../../platform/context.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Requester } from '../../../platform/http/requester.ts'
import { findCompany } from '../find-company.ts'
import { ownDomain } from '../own-domain.ts'

/** Returns whether and how a page can be claimed. Refuses with `company-not-found`. */
export async function readClaimMethods(
  ctx: Context,
  slug: string,
  viewer?: Requester,
): Promise<Omit<ClaimWays, 'request'> & { _id: string }> {
  const { _id, slug: presentSlug, companyName, website } = await findCompany(ctx, slug, viewer)
  return { _id, slug: presentSlug, companyName, claimed: await isClaimed(ctx.db, _id), domain: ownDomain(website) }
}

/** Whether anyone acts for a company. In a transaction that has locked the company, this can't change. */
export async function isClaimed(db: Database | Tx, companyId: string): Promise<boolean> {
  const member = await db
    .selectFrom('membership')
    .select('login_id')
    .where('actor_id', '=', companyId)
    .executeTakeFirst()
  return member !== undefined
}

/** Returns the name, site and slug of a company by its id. Refuses with `company-not-found`. */
export async function claimedRow(db: Database | Tx, companyId: string) {
  const row = await db
    .selectFrom('company')
    .innerJoin('actor', 'actor.id', 'company.actor_id')
    .select(['company.name', 'company.website', 'actor.slug'])
    .where('actor.id', '=', companyId)
    .executeTakeFirst()
  if (!row) throw new Failure(companyErrors['company-not-found'])
  return row
}
