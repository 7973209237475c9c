// Plain Fastify with one `pg` query: the same 20 jobs as in Rise's list, joined with company and places, as JSON.
import { once } from 'node:events'
import Fastify from 'fastify'
import { Pool, type PoolConfig } from 'pg'

/** The database with the jobs. */
export interface ListTask {
  readonly connection: PoolConfig
}

const PAGE_SIZE = 20
/** The same number of connections as Rise opens. */
const POOL_SIZE = 16

const query = `
  select job.id, job.slug, job.title, job.work_type, job.employment_type, job.seniority, job.department, job.pay_min,
    job.pay_max, job.pay_currency, job.pay_period, job.skills, job.posted_at, actor.id as company_id,
    actor.slug as company_slug, company.name as company_name,
    (select coalesce(json_agg(found), '[]') from (
      select place.slug, place.name, place.locality, place.region, place.country
      from job_place join place on place.id = job_place.place_id
      where job_place.job_id = job.id order by job_place.position
    ) as found) as places
  from job
    join company on company.actor_id = job.company_id
    join actor on actor.id = job.company_id
  where job.id in (
    select job_id from job_search order by posted_at desc, job_id desc limit ${PAGE_SIZE} offset $1
  )
  order by job.posted_at desc, job.id desc`

const [task] = (await once(process, 'message')) as [ListTask]
const pool = new Pool({ ...task.connection, max: POOL_SIZE })
const app = Fastify()
app.get<{ Querystring: { page: string } }>('/jobs', async (request, reply) => {
  const { rows } = await pool.query(query, [(Number(request.query.page) - 1) * PAGE_SIZE])
  return reply.type('application/json').send(JSON.stringify(rows))
})
const address = await app.listen({ host: '127.0.0.1', port: 0 })
process.send?.(Number(new URL(address).port))
