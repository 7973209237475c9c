import type { EndpointParsed } from '@rise/contract/endpoint'
import type { companyJobsEndpoints } from '@rise/contract/postings/endpoints'
import { companyJobsErrors } from '@rise/contract/postings/errors'
import type { ReadableField } from '@rise/contract/postings/kinds'
import type { JobReading } from '@rise/contract/postings/shapes'
import { t } from '@rise/texts'
import { LimitExceeded } from '../../../platform/apart/limit-exceeded.ts'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import { FetchError } from '../../../platform/fetch/fetch-error.ts'
import type { Acting } from '../../../platform/http/requester.ts'
import { editorHtml } from '../../../platform/rich-text/written-html.ts'
import { presentNames } from '../../catalogs/index.ts'
import { companyForAct } from '../../companies/index.ts'
import type { BoardRequest } from '../apart/board-requests.ts'
import { boardProcesses } from '../apart/processes.ts'
import type { PreparedPosting } from '../preparing/prepare-posting.ts'

type Body = EndpointParsed<(typeof companyJobsEndpoints)['POST /api/v1/companies/{slug}/job-readings']>['body']

const PAGE_BYTES = 3 * 1024 * 1024
const PAGE_MS = 10_000
const MOST_WORDS = 20

/** The form's names for fields that a posting names differently. */
const fieldOf: Readonly<Record<string, ReadableField>> = { validThrough: 'closesOn', applyUrl: 'apply' }

/**
 * Returns the facts that a pasted description or a page states about a job, for the form. Stores nothing; unstated
 * facts are absent. Pages are fetched with the guarded fetcher, and all texts are read in a separate process, because
 * they are untrusted.
 * @throws {Failure} `job-not-read`, and the errors of `companyForAct`
 */
export async function readJobText(
  ctx: Context,
  member: Acting,
  slug: string,
  { text, url }: Body,
): Promise<JobReading> {
  await companyForAct(ctx.db, member, slug, 'post-jobs')
  const isPage = url !== ''
  const preparedJob = await guessApart({
    kind: 'guess',
    text: isPage ? await fetchPage(ctx, url) : text,
    page: isPage,
    now: ctx.clock.now(),
  })
  if (preparedJob === null) throw new Failure(companyJobsErrors['job-not-read'])
  const fields = fieldsOf(preparedJob, ctx.clock.now())
  const quotes = new Map(preparedJob.content.provenance.map(({ field, quote }) => [fieldOf[field] ?? field, quote]))
  const foundFields = new Set(
    Object.keys(fields).map((name) => (name.startsWith('pay') ? 'pay' : name) as ReadableField),
  )
  return { fields, guesses: [...foundFields].map((field) => ({ field, quote: quotes.get(field) ?? null })) }
}

async function fetchPage(ctx: Context, url: string): Promise<string> {
  try {
    const page = await ctx.fetch.get(url, { maxBytes: PAGE_BYTES, timeoutMs: PAGE_MS, tries: 1, accept: 'text/html' })
    return await page.text()
  } catch (error) {
    if (!(error instanceof FetchError)) throw error
    const message = t('We couldn’t read this address: {reason}', { reason: error.message })
    throw new Failure(companyJobsErrors['job-not-read'], { fields: { 'body.url': message } })
  }
}

async function guessApart(request: BoardRequest): Promise<PreparedPosting | null> {
  const process = await boardProcesses.take()
  try {
    return (await process.ask(request)) as PreparedPosting | null
  } catch (error) {
    if (error instanceof LimitExceeded) return null
    throw error
  } finally {
    process.end()
  }
}

/** Returns the stated facts that the form has fields for. */
function fieldsOf({ content, places }: PreparedPosting, now: Date): JobReading['fields'] {
  const { title, description, workType, employmentType, seniority, department, pay, language, applyUrl } = content
  const closesOn = content.validThrough?.slice(0, 10)
  const isWhole =
    pay && [pay.min, pay.max].every((amount) => amount === null || (Number.isInteger(amount) && amount > 0))
  return {
    ...(title !== '' && { title }),
    description: editorHtml(description),
    ...(places.length > 0 && { places: places.slice(0, 10).map(({ name }) => name) }),
    ...(workType && { workType }),
    ...(employmentType && { employmentType }),
    ...(seniority && { seniority }),
    ...(department && { department }),
    ...(isWhole && { payFrom: pay.min, payTo: pay.max, payCurrency: pay.currency, payPeriod: pay.period }),
    ...(content.skills.length > 0 && { skills: presentNames('skills', content.skills).slice(0, MOST_WORDS) }),
    ...(content.benefits.length > 0 && { benefits: presentNames('benefits', content.benefits).slice(0, MOST_WORDS) }),
    ...(language && { language }),
    ...(closesOn && Date.parse(closesOn) > now.getTime() && { closesOn }),
    ...(applyUrl && { apply: applyUrl.replace(/^mailto:/, '') }),
  }
}
