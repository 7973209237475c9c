import type { Client } from 'pg'

/** The plain SQL statements that read the same data as Rise's reply at a path. */
export interface BareQuery {
  readonly name: string
  readonly path: string
  readonly statements: readonly { readonly text: string; readonly values: readonly unknown[] }[]
}

const card = `
  select job.id, job.slug, job.title, job.work_type, job.employment_type, job.seniority, job.department, job.pay_min,
    job.pay_max, job.pay_currency, job.pay_period, job.skills, job.posted_at, actor.slug as company_slug, company.name,
    (select coalesce(json_agg(found), '[]') from (
      select place.slug, place.name, place.locality, place.region, place.country
      from job_place join place on place.id = job_place.place_id
      where job_place.job_id = job.id order by job_place.position
    ) as found) as places
  from job join company on company.actor_id = job.company_id join actor on actor.id = job.company_id`
const order = 'order by posted_at desc, job_id desc limit 20'

/** Returns the measured lists and the measured job. The cards of a list need one hand-written statement. */
export async function bareQueries(client: Client): Promise<BareQuery[]> {
  const { rows } = await client.query(`select id, slug from job where slug like 'generated-%' limit 1 offset 500`)
  const { rows: places } = await client.query(`select id from place where slug = 'city-7'`)
  const list = (name: string, path: string, ids: string, values: readonly unknown[]): BareQuery => ({
    name,
    path,
    statements: [{ text: `${card} where job.id in (${ids}) order by job.posted_at desc, job.id desc`, values }],
  })
  return [
    list('Newest page', '/jobs', `select job_id from job_search where $1 ${order}`, [true]),
    list('Page of a work type', '/jobs?list=remote', `select job_id from job_search where work_type = $1 ${order}`, [
      'Remote',
    ]),
    list(
      'Page of a category',
      '/jobs?category=design',
      `select job_id from job_search where department = $1 ${order}`,
      ['design'],
    ),
    list('Page of a place', '/jobs?location=city-7', `select job_id from job_area where place_id = $1 ${order}`, [
      places[0].id,
    ]),
    list('Page 500', '/jobs?page=500', `select job_id from job_search ${order} offset $1`, [9_980]),
    {
      name: 'Job by slug',
      path: `/jobs/${rows[0].slug}`,
      statements: [
        { text: `${card.replace('select', 'select job.*,')} where job.slug = $1`, values: [rows[0].slug] },
        {
          text: `${card} where job.id in (select job_id from job_search where department = (select department from job where id = $1)
            order by posted_at desc, job_id desc limit 6)`,
          values: [rows[0].id],
        },
      ],
    },
  ]
}
