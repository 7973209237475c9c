import type { ScreeningQuestion } from '@rise/contract/postings/questions'
import { COMPANY_DAYS } from '@rise/contract/smart-apply/limits'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { WRITTEN_HERE } from '../../postings/index.ts'
import { NAMELESS } from '../../session/index.ts'
import { type PostedAt, postedAtAddress } from '../forms/read-form.ts'

const DAY_MS = 86_400_000

/** A job with the data for applying to it. */
export interface ApplicableJob {
  readonly id: string
  readonly slug: string
  readonly title: string
  readonly companyId: string
  readonly companyName: string
  readonly companySlug: string
  readonly isOpen: boolean
  /** The job's questions, if applications are made on this site; null for jobs of other sites. */
  readonly questions: readonly ScreeningQuestion[] | null
  readonly applyUrl: string | null
  readonly posted: PostedAt | null
  readonly isRemote: boolean
  readonly payYearly: number | null
  readonly payCurrency: string | null
  /** The job's countries, as ISO 3166-1 alpha-2 codes. */
  readonly countries: readonly string[]
  /** The job's places and the places that contain them. */
  readonly areas: readonly string[]
  readonly isHidden: boolean
  /** Whether the person has applied here, or has recorded an application elsewhere. */
  readonly isApplied: boolean
  /** The id of the person's application on this site. */
  readonly applicationId: string | null
  readonly isAppliedElsewhere: boolean
  /** Whether the person has recently applied to the company, or auto-apply is sending an application to it. */
  readonly isRecent: boolean
}

/** Returns these jobs by id, open or closed, with a professional's ways to apply. */
export async function readApplicableJobs(
  { db, clock }: { readonly db: Database | Tx; readonly clock: Context['clock'] },
  actorId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ApplicableJob>> {
  if (ids.length === 0) return new Map()
  const since = new Date(clock.now().getTime() - COMPANY_DAYS * DAY_MS)
  const { rows } = await sql<ApplicableJob & { readonly companyName: string }>`
    with recent as (
      select company_id from application where actor_id = ${actorId} and applied_at > ${since}
      union select job.company_id from outside_application as outside join job on job.id = outside.job_id
        where outside.actor_id = ${actorId} and outside.applied_on > ${since}::date
      union select company_id from auto_item where actor_id = ${actorId} and state = 'sending'
    )
    select job.id, job.slug, job.title, job.company_id as "companyId", company.name as "companyName",
      actor.slug as "companySlug", job.closed_at is null as "isOpen",
      case when written.id is not null then coalesce(written.questions, '[]') end as questions,
      coalesce(job.apply_url, posted.url) as "applyUrl",
      case when posted.url is not null then json_build_object('key', posted.key, 'url', posted.url) end as posted,
      job.work_type = 'Remote' as "isRemote", search.pay_yearly::float8 as "payYearly", search.pay_currency as "payCurrency",
      coalesce((
        select array_agg(distinct place.country) from job_place join place on place.id = job_place.place_id
        where job_place.job_id = job.id and place.country is not null
      ), '{}') as countries,
      coalesce((
        select array_agg(distinct lower(area)) from place
        cross join lateral (values (place.name), (place.locality), (place.region)) as names (area)
        where place.id = any(search.areas) and area is not null
      ), '{}') as areas,
      exists (select from hidden_job where hidden_job.actor_id = ${actorId} and hidden_job.job_id = job.id)
        or exists (select from hidden_company where hidden_company.actor_id = ${actorId} and hidden_company.company_id = job.company_id)
        as "isHidden",
      application.id is not null or outside.id is not null as "isApplied", application.id as "applicationId",
      outside.id is not null as "isAppliedElsewhere", job.company_id in (select company_id from recent) as "isRecent"
    from job
    join company on company.actor_id = job.company_id
    join actor on actor.id = job.company_id
    left join job_search as search on search.job_id = job.id
    left join outside_application as outside on outside.job_id = job.id and outside.actor_id = ${actorId}
    left join lateral (
      select written_job.id, written_job.fields -> 'questions' as questions
      from posting join job_source on job_source.id = posting.source_id and job_source.kind = ${WRITTEN_HERE}
      join written_job on written_job.company_id = job.company_id and written_job.id::text = posting.key
      where posting.job_id = job.id and written_job.fields ->> 'applicationType' = 'Smart Apply'
      order by written_job.state = 'open' desc, written_job.updated_at desc limit 1
    ) as written on job.application_type = 'Smart Apply'
    left join lateral (
      select posting.key, posting.url from posting
      join job_source on job_source.id = posting.source_id and job_source.kind <> ${WRITTEN_HERE}
      where posting.job_id = job.id and posting.url is not null
      order by posting.closed_at is null desc, posting.posted_at desc limit 1
    ) as posted on true
    left join application on application.written_job_id = written.id and application.actor_id = ${actorId}
    where job.id = any(${ids}::uuid[])`.execute(db)
  return new Map(
    rows.map((row) => {
      const postedAt = row.posted ?? (row.applyUrl === null ? null : postedAtAddress(row.applyUrl))
      return [row.id, { ...row, posted: postedAt, companyName: row.companyName || NAMELESS }]
    }),
  )
}
