import { companyErrors } from '@rise/contract/companies/errors'
import type { Job } from '@rise/contract/jobs/shapes'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Acting } from '../../../platform/http/requester.ts'
import { companyCardOf, companyForAct, presentCompanyCard } from '../../companies/index.ts'
import { presentJob } from '../../jobs/index.ts'
import { prepareFairly } from '../store/prepare-fairly.ts'
import { endOf } from './end-of-job.ts'
import { wholeFields } from './save-written-job.ts'
import { WRITTEN_HERE } from './store-written-job.ts'
import { loadWrittenJob } from './written-job-row.ts'
import { writtenPosting } from './written-posting.ts'

const NO_ONE = '00000000-0000-0000-0000-000000000000'
const previewLimit = { name: 'company-job-preview', points: 300, seconds: 3_600 }

/**
 * Returns a preview of a saved job’s page.
 * @throws {Failure} `written-job-not-found`, `invalid-input` with the missing fields, `too-many-requests`, and the
 * errors of `companyForAct`
 */
export async function previewWrittenJob(ctx: Context, member: Acting, slug: string, id: string): Promise<Job> {
  const company = await companyForAct(ctx.db, member, slug, 'see-desk')
  const job = await loadWrittenJob(ctx.db, company.id, id)
  const fields = wholeFields(job.fields)
  await ctx.limits.of(previewLimit).consume(company.id)
  const now = ctx.clock.now()
  const until = endOf(fields, job.publish_at ?? now)
  const posting = writtenPosting({ key: NO_ONE, companyName: company.name, fields, until })
  const { content, places } = await prepareFairly(posting, now)
  const { card } = await ctx.db
    .selectNoFrom((eb) => companyCardOf(ctx.db, eb.val(company.id), { hidden: true }).as('card'))
    .executeTakeFirstOrThrow()
  const site = await ctx.db
    .selectFrom('company')
    .select('website')
    .where('actor_id', '=', company.id)
    .executeTakeFirst()
  if (!card) throw new Failure(companyErrors['company-not-found'])
  const { pay } = content
  const row = {
    id: NO_ONE,
    slug: 'preview',
    title: content.title,
    description: content.description,
    department: content.department,
    seniority: content.seniority,
    employment_type: content.employmentType,
    work_type: content.workType ?? ('Unknown' as const),
    application_type: fields.applicationType,
    apply_url: content.applyUrl,
    pay_min: pay?.min ?? null,
    pay_max: pay?.max ?? null,
    pay_currency: pay?.currency ?? null,
    pay_period: pay?.period ?? null,
    skills: [...content.skills],
    preferred_skills: [...(content.preferredSkills ?? [])],
    benefits: [...content.benefits],
    posted_at: now,
    valid_through: until,
    closed_at: null,
    language: content.language,
    provenance: [...content.provenance],
    company_id: company.id,
    company_slug: company.slug,
    company_name: company.name,
    company_logo: card.logo,
    company_website: site?.website ?? null,
    places: [...places],
    replies: null,
    signs: { first: null, times: 0, unread: null, lastRead: null },
    sources: [{ kind: WRITTEN_HERE, url: null, applyUrl: content.applyUrl, places: null, postedAt: now.toISOString() }],
    company: card,
  }
  return presentJob(row, presentCompanyCard(card), now)
}
