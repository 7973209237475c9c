import { companyClaimErrors } from '@rise/contract/companies/claims/errors'
import type { DomainProof } from '@rise/contract/companies/claims/shapes'
import { t } from '@rise/texts'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import { FetchError } from '../../../platform/fetch/fetch-error.ts'
import type { Acting } from '../../../platform/http/requester.ts'
import { lockActor } from '../../session/index.ts'
import { companyForAct } from '../company-of-team.ts'
import { ownDomain } from '../own-domain.ts'
import { markProven, proofOf } from './domain-proof.ts'

const lookLimit = { name: 'company-proof-look', points: 30, seconds: 3_600 }
const FILE_BYTES = 4_096
const FILE_MS = 10_000

/** A domain with the proof that its owner must show. */
interface ExpectedProof {
  readonly domain: string
  readonly file: NonNullable<DomainProof['file']>
  readonly record: NonNullable<DomainProof['record']>
}

/**
 * Proves the domain if the file on the company's site contains the company's line.
 *
 * @throws {Failure} `no-own-domain`, `proof-not-found` with the reason, `too-many-requests`, and the errors of
 * `companyForAct`
 */
export function checkProofFile(ctx: Context, member: Acting, slug: string): Promise<DomainProof> {
  return prove(ctx, member, slug, { by: 'file', refuse: refuseWithoutLine })
}

/**
 * Proves the domain if one of its TXT records is the company's line.
 *
 * @throws {Failure} `no-own-domain`, `record-not-found` with the reason, `proof-not-found` if the site's domain has
 * changed since, `too-many-requests`, and the errors of `companyForAct`
 */
export function checkProofRecord(ctx: Context, member: Acting, slug: string): Promise<DomainProof> {
  return prove(ctx, member, slug, { by: 'record', refuse: refuseWithoutRecord })
}

interface ProofCheck {
  readonly by: 'file' | 'record'
  /** Throws when the proof is missing. */
  refuse(ctx: Context, wanted: ExpectedProof): Promise<void>
}

async function prove(ctx: Context, member: Acting, slug: string, { by, refuse }: ProofCheck): Promise<DomainProof> {
  const { id } = await companyForAct(ctx.db, member, slug, 'prove-domain')
  const { domain, file, record } = await proofOf(ctx, ctx.db, id)
  if (domain === null || file === null || record === null) throw new Failure(companyClaimErrors['no-own-domain'])
  await ctx.limits.of(lookLimit).consume(id)
  await refuse(ctx, { domain, file, record })
  return ctx.db.transaction().execute(async (tx) => {
    await companyForAct(tx, member, slug, 'prove-domain')
    await lockActor(tx, id)
    // The site may have changed since.
    if ((await proofOf(ctx, tx, id)).domain !== domain) throw new Failure(companyClaimErrors['proof-not-found'])
    await markProven(ctx, tx, { companyId: id, domain, by, loginId: member.loginId })
    return proofOf(ctx, tx, id)
  })
}

async function refuseWithoutLine(ctx: Context, { domain, file: { url, line } }: ExpectedProof): Promise<void> {
  try {
    const page = await ctx.fetch.get(url, { maxBytes: FILE_BYTES, timeoutMs: FILE_MS, tries: 1 })
    const text = await page.text()
    // A redirect to another site shows that site's file.
    const isOwnSite = ownDomain(page.url) === domain
    if (isOwnSite && text.split('\n').some((each) => each.trim() === line)) return
  } catch (error) {
    if (!(error instanceof FetchError)) throw error
    const message = t('The file could not be read: {reason}', { reason: error.message })
    throw new Failure(companyClaimErrors['proof-not-found'], { message })
  }
  throw new Failure(companyClaimErrors['proof-not-found'])
}

async function refuseWithoutRecord({ readTexts, log }: Context, { domain, record }: ExpectedProof): Promise<void> {
  const answers = await Promise.allSettled(record.names.map((name) => readTexts(name)))
  const texts = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  if (texts.some((text) => text.trim() === record.value)) return
  const failedLookup = answers.find((answer) => answer.status === 'rejected')
  if (!failedLookup) throw new Failure(companyClaimErrors['record-not-found'])
  log.info({ err: failedLookup.reason, domain }, 'name servers did not answer')
  const message = t('The name servers of {domain} did not answer. Try again in a few minutes.', { domain })
  throw new Failure(companyClaimErrors['record-not-found'], { message })
}
