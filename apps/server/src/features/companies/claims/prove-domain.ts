import { createHmac } from 'node:crypto'
import { companyClaimErrors, type DomainProof } from '@rise/contract/company-claims'
import { sessionErrors } from '@rise/contract/session'
import type { Context } from '../../../platform/context.ts'
import type { Database, Tx } from '../../../platform/database.ts'
import { Failure } from '../../../platform/failure.ts'
import { FetchError } from '../../../platform/fetch/fetch-error.ts'
import type { SignedIn } from '../../../platform/http/requester.ts'
import { lockActor } from '../../session/index.ts'
import { companyForAct } from '../company-of-team.ts'
import { issueCompanyTicket, spendCompanyTicket } from '../company-tickets.ts'
import type {} from '../emails.ts'
import { isAtDomain, ownDomain } from '../own-domain.ts'
import { refuseElsewhere, refuseUnsent } from './mail-claim.ts'

const mailLimit = { name: 'company-proof-mail', points: 20, seconds: 86_400 }
const fileLimit = { name: 'company-proof-file', points: 30, seconds: 3_600 }
const FILE = '/.well-known/rise-verification.txt'
const FILE_BYTES = 4_096
const FILE_MS = 10_000

/** The domain that can be proven, and how. Refuses as `companyForAct`. */
export async function readProof(ctx: Context, member: SignedIn, slug: string): Promise<DomainProof> {
  const { id } = await companyForAct(ctx.db, member, slug, 'prove-domain')
  return proofOf(ctx, ctx.db, id)
}

/**
 * Mails a link to an address at the domain of the company's site.
 *
 * @throws {Failure} `no-own-domain`, `not-of-domain`, `too-many-requests`, and as `companyForAct`
 */
export async function mailProof(ctx: Context, member: SignedIn, slug: string, email: string): Promise<void> {
  const company = await companyForAct(ctx.db, member, slug, 'prove-domain')
  const { domain } = await proofOf(ctx, ctx.db, company.id)
  if (domain === null) throw new Failure(companyClaimErrors['no-own-domain'])
  refuseElsewhere(email, domain)
  await ctx.limits.of(mailLimit).consume(company.id)
  await ctx.db.transaction().execute(async (tx) => {
    const ticket = { companyId: company.id, kind: 'domain' as const, email, loginId: member.loginId }
    const { token } = await issueCompanyTicket(ctx, tx, ticket)
    const url = `${ctx.config.publicUrl}/company/${company.slug}/edit?prove=${token}#verification`
    refuseUnsent(
      await ctx.mail.send(tx, 'company-domain', { to: email, props: { companyName: company.name, domain, url } }),
    )
  })
}

/**
 * Proves the domain with the mailed token, for the company that it was mailed for and no other.
 *
 * @throws {Failure} `link-not-valid`, and as `companyForAct`
 */
export async function redeemProof(ctx: Context, member: SignedIn, slug: string, token: string): Promise<DomainProof> {
  return ctx.db.transaction().execute(async (tx) => {
    const { id } = await companyForAct(tx, member, slug, 'prove-domain')
    await lockActor(tx, id)
    const { company_id, email, website } = await spendCompanyTicket(ctx, tx, token, 'domain')
    const domain = ownDomain(website)
    if (company_id !== id || domain === null || !isAtDomain(email, domain)) {
      throw new Failure(sessionErrors['link-not-valid'])
    }
    await verify(ctx, tx, { companyId: id, domain, by: 'mail', loginId: member.loginId })
    return proofOf(ctx, tx, id)
  })
}

/**
 * Proves the domain when the file at the site shows the company's line.
 *
 * @throws {Failure} `no-own-domain`, `proof-not-found` with the reason, `too-many-requests`, and as `companyForAct`
 */
export async function checkProofFile(ctx: Context, member: SignedIn, slug: string): Promise<DomainProof> {
  const { id } = await companyForAct(ctx.db, member, slug, 'prove-domain')
  const { domain, file } = await proofOf(ctx, ctx.db, id)
  if (domain === null || file === null) throw new Failure(companyClaimErrors['no-own-domain'])
  await ctx.limits.of(fileLimit).consume(id)
  await refuseWithoutLine(ctx, { domain, ...file })
  return ctx.db.transaction().execute(async (tx) => {
    await companyForAct(tx, member, slug, 'prove-domain')
    await lockActor(tx, id)
    // The site may have been changed while its file was fetched.
    if ((await proofOf(ctx, tx, id)).domain !== domain) throw new Failure(companyClaimErrors['proof-not-found'])
    await verify(ctx, tx, { companyId: id, domain, by: 'file', loginId: member.loginId })
    return proofOf(ctx, tx, id)
  })
}

async function refuseWithoutLine(
  ctx: Context,
  { domain, url, line }: { domain: string; url: string; line: string },
): Promise<void> {
  try {
    const page = await ctx.fetch.get(url, { maxBytes: FILE_BYTES, timeoutMs: FILE_MS, tries: 1 })
    const text = await page.text()
    // A redirect to another's site shows another's file.
    const isTheirs = ownDomain(page.url) === domain
    if (isTheirs && text.split('\n').some((each) => each.trim() === line)) return
  } catch (error) {
    if (!(error instanceof FetchError)) throw error
    const message = `The file could not be read: ${error.message}`
    throw new Failure(companyClaimErrors['proof-not-found'], { message })
  }
  throw new Failure(companyClaimErrors['proof-not-found'])
}

async function proofOf({ keys }: Context, db: Database | Tx, companyId: string): Promise<DomainProof> {
  const { website, verified_domain: verifiedDomain } = await db
    .selectFrom('company')
    .select(['website', 'verified_domain'])
    .where('actor_id', '=', companyId)
    .executeTakeFirstOrThrow()
  const domain = ownDomain(website)
  if (domain === null || website === null) return { domain: null, verifiedDomain, file: null }
  // Nobody else can make it, and it proves nothing for another company or site.
  const code = createHmac('sha256', keys.derive('company domain')).update(`${companyId} ${domain}`).digest('base64url')
  return { domain, verifiedDomain, file: { url: new URL(FILE, website).href, line: `rise-verification=${code}` } }
}

async function verify(
  ctx: Context,
  tx: Tx,
  { companyId, domain, by, loginId }: { companyId: string; domain: string; by: 'mail' | 'file'; loginId: string },
): Promise<void> {
  const now = ctx.clock.now()
  const verified = await tx
    .updateTable('company')
    .set({ verified_domain: domain, verified_at: now, updated_at: now })
    .where('actor_id', '=', companyId)
    .where('verified_domain', 'is distinct from', domain)
    .returning('actor_id')
    .executeTakeFirst()
  if (!verified) return
  await ctx.activity.record(tx, { kind: 'company.verified', actorId: companyId, loginId, data: { domain, by } })
}
