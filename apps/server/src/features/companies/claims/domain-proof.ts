import { createHmac } from 'node:crypto'
import type { DomainProof } from '@rise/contract/companies/claims/shapes'
import type { Context } from '../../../platform/context.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { ownDomain } from '../own-domain.ts'

const FILE = '/.well-known/rise-verification.txt'

/** Returns the company's domain that can be proven, and the proof to show. */
export async function proofOf({ keys }: Context, db: Database | Tx, companyId: string): Promise<DomainProof> {
  const { website, verified_domain: verifiedDomain } = await db
    .selectFrom('company')
    .select(['website', 'verified_domain'])
    .where('actor_id', '=', companyId)
    .executeTakeFirstOrThrow()
  const domain = ownDomain(website)
  if (domain === null || website === null) return { domain: null, verifiedDomain, file: null, record: null }
  // Only this installation can generate the code, and it is invalid for any other company or site.
  const code = createHmac('sha256', keys.derive('company domain')).update(`${companyId} ${domain}`).digest('base64url')
  const proofLine = `rise-verification=${code}`
  return {
    domain,
    verifiedDomain,
    file: { url: new URL(FILE, website).href, line: proofLine },
    // The second name is for domains whose own TXT records are reserved for email.
    record: { names: [domain, `_rise.${domain}`], value: proofLine },
  }
}

interface ProvenSite {
  readonly companyId: string
  readonly domain: string
  readonly by: 'mail' | 'file' | 'record'
  readonly loginId: string
}

/** Marks a company's domain as proven; repeating it changes nothing. The caller has locked the company. */
export async function markProven(ctx: Context, tx: Tx, { companyId, domain, by, loginId }: ProvenSite): Promise<void> {
  const now = ctx.clock.now()
  const verifiedCompany = await tx
    .updateTable('company')
    .set({ verified_domain: domain, verified_at: now, updated_at: now })
    .where('actor_id', '=', companyId)
    .where('verified_domain', 'is distinct from', domain)
    .returning('actor_id')
    .executeTakeFirst()
  if (!verifiedCompany) return
  await ctx.activity.record(tx, { kind: 'company.verified', actorId: companyId, loginId, data: { domain, by } })
}
