import type { companyPageEndpoints } from '@rise/contract/companies/page/endpoints'
import { companyPageErrors } from '@rise/contract/companies/page/errors'
import type { EndpointParsed, EndpointReply } from '@rise/contract/endpoint'
import type { PayPeriod } from '@rise/contract/jobs/kinds'
import type { Pay } from '@rise/contract/jobs/shapes'
import { COUNT_CAP, PAGE_SIZE } from '@rise/contract/pagination'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Database } from '../../../platform/database/database.ts'
import { toPage } from '../../../platform/database/page.ts'
import { Failure } from '../../../platform/failure.ts'
import type { SignedIn } from '../../../platform/http/requester.ts'
import { companyForAct } from '../company-of-team.ts'

type Endpoint = (typeof companyPageEndpoints)['GET /api/v1/companies/{slug}/desk/jobs']

/**
 * Returns the company's open or closed jobs, newest first; only `job` if given. Refuses with `jobs-page-not-found`, and
 * as `companyForAct`.
 */
export async function listDeskJobs(
  { db }: Context,
  member: SignedIn,
  slug: string,
  { page, show, job }: EndpointParsed<Endpoint>['query'],
): Promise<EndpointReply<Endpoint>['result']> {
  const { id } = await companyForAct(db, member, slug, 'see-desk')
  const rows = await ownJobs(db, id, show)
    .$if(job !== undefined, (query) => query.where('slug', '=', job ?? ''))
    .select(['id', 'slug', 'title', 'work_type', 'posted_at', 'closed_at'])
    .select(['pay_min', 'pay_max', 'pay_currency', 'pay_period'])
    .select(
      sql<string[]>`array(
        select place.name from job_place join place on place.id = job_place.place_id
        where job_place.job_id = job.id order by job_place.position)`.as('places'),
    )
    .select(
      sql<string | null>`(
        select written_job.id from posting join written_job on written_job.id::text = posting.key
        where posting.job_id = job.id and written_job.company_id = job.company_id
        order by written_job.open desc, written_job.created_at desc limit 1)`.as('written_job_id'),
    )
    .orderBy('posted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute()
  if (rows.length === 0 && page > 1) throw new Failure(companyPageErrors['jobs-page-not-found'])
  const [open, closed] = [await countJobs(db, id, 'open'), await countJobs(db, id, 'closed')]
  const items = rows.map((row) => ({
    _id: row.id,
    slug: row.slug,
    title: row.title,
    workType: row.work_type,
    places: row.places,
    pay: presentPay(row),
    datePosted: row.posted_at.toISOString(),
    dateClosed: row.closed_at?.toISOString() ?? null,
    writtenJobId: row.written_job_id,
  }))
  return { ...toPage(items, page, show === 'open' ? open : closed), open, closed }
}

interface PaidRow {
  readonly pay_min: number | null
  readonly pay_max: number | null
  readonly pay_currency: string | null
  readonly pay_period: PayPeriod | null
}

function presentPay({ pay_min: min, pay_max: max, pay_currency: currency, pay_period: period }: PaidRow): Pay | null {
  return currency === null || period === null ? null : { min, max, currency, period }
}

function ownJobs(db: Database, companyId: string, show: 'open' | 'closed') {
  return db
    .selectFrom('job')
    .where('company_id', '=', companyId)
    .where('joined_into', 'is', null)
    .where('closed_at', show === 'open' ? 'is' : 'is not', null)
}

async function countJobs(db: Database, companyId: string, show: 'open' | 'closed'): Promise<number> {
  const some = ownJobs(db, companyId, show)
    .select(sql`1`.as('one'))
    .limit(COUNT_CAP + 1)
  const { count } = await db
    .selectFrom(some.as('some'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
