// Applications: the cost of a long list of applicants for its team, and the cost of applying compared with its plain
// SQL.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { migrate } from '../../apps/server/src/platform/database/migrate.ts'
import { startPostgres } from '../../apps/server/src/platform/postgres/index.ts'
import { logIn, newAddress, post, type Tokens } from '../accounts.ts'
import { scrollBoard } from '../board-scroll.ts'
import { startKillableServer } from '../convos/killable-server.ts'
import { makeMembers } from '../convos/members.ts'
import { log } from '../fill-once.ts'
import { ask, timeCalls } from '../latencies.ts'
import { median, percentile, rounds } from '../statistics.ts'
import type { Row } from '../table.ts'

const migrationsFolder = fileURLToPath(new URL('../../apps/server/migrations', import.meta.url))
const CALLS = 200
const WARM_UP = 50
const APPLYING = 150
const OF_ONE_JOB = 2_000
const PAUSE_MS = 100
const PASSWORD = 'correct horse battery'

const fields = {
  ...{ title: 'Crane operator', places: ['Hamburg, Germany'], workType: 'Onsite', employmentType: 'Full-time' },
  ...{ payFrom: null, payTo: null, payCurrency: '', payPeriod: 'YEAR', apply: '', applicationType: 'Smart Apply' },
  description: 'You move containers, by day and by night, from ship to train, and you know where each of them stands.',
  skills: ['Rigging', 'Welding', 'Logistics'],
}

interface Hiring {
  readonly client: Client
  readonly origin: string
  readonly headers: Readonly<Record<string, string>>
  /** The tokens, as the browser stores them. */
  readonly tokens: Tokens
  readonly slug: string
  readonly jobId: string
  readonly jobSlug: string
}

/** Measures a separate Rise with this many applicants of one job, and with applications to another company's jobs. */
export async function measureApplications(applicants: number, others: number): Promise<Row[]> {
  const dataDir = await mkdtemp(joinPath(tmpdir(), 'rise-bench-applications-'))
  const postgres = await startPostgres({ dataDir, log })
  try {
    await migrate(postgres.connection, migrationsFolder)
    const server = await startKillableServer(postgres.connection, joinPath(dataDir, 'server'))
    const client = new Client({ ...postgres.connection, statement_timeout: 0 })
    await client.connect()
    try {
      const hiring = await openJob(client, server.origin)
      await addOthers(await openJob(client, server.origin), others)
      const applyingRow = await measureApplying(hiring)
      await addApplicants(hiring, applicants)
      return [...(await measureLists(hiring, applicants)), applyingRow]
    } finally {
      await client.end()
      await server.stop()
    }
  } finally {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Creates a company with one open job. */
async function openJob(client: Client, origin: string): Promise<Hiring> {
  const email = newAddress()
  const user = { email, password: PASSWORD, firstName: 'Grace', lastName: 'Hopper', companyName: 'Harbour Works' }
  const registration = await post(`${origin}/api/v1/employers/register`, { user })
  if (registration.status !== 200) throw new Error(`No company could join: ${registration.text}`)
  const { rows } = await client.query(
    `with confirmed as (update login set email_confirmed_at = now() where email = $1 returning id)
    update actor set listed = true from membership, confirmed
    where membership.login_id = confirmed.id and actor.id = membership.actor_id returning actor.slug`,
    [email],
  )
  const { token, refreshToken } = await logIn(origin, email)
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const { slug } = rows[0]
  const jobId = crypto.randomUUID()
  const job = `${origin}/api/v1/companies/${slug}/written-jobs/${jobId}`
  await put(job, { version: 0, fields }, headers)
  const openedJob = await put(`${job}/state`, { state: 'open' }, headers)
  return { client, origin, headers, tokens: { token, refreshToken }, slug, jobId, jobSlug: openedJob.result.slug }
}

async function put(url: string, body: object, headers: Readonly<Record<string, string>>) {
  const response = await fetch(url, { method: 'PUT', headers, body: JSON.stringify(body) })
  const text = await response.text()
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text.slice(0, 300)}`)
  return JSON.parse(text)
}

/**
 * Each member applies once. Then the same rows are written in plain SQL, with the same pauses, because a machine is
 * slower after a rest.
 */
async function measureApplying({ client, origin, jobSlug }: Hiring): Promise<Row> {
  const members = await makeMembers(client, origin, APPLYING)
  const apply = async (n: number) => {
    // One after the other, like people: the tasks after an application are not part of sending it.
    await sleep(PAUSE_MS)
    const begin = performance.now()
    const headers = { authorization: `Bearer ${members[n]?.token}`, 'content-type': 'application/json' }
    const body = { resume: { kind: 'story' }, note: 'I can start in May.', answers: [] }
    await put(`${origin}/api/v1/jobs/${jobSlug}/applications/${crypto.randomUUID()}`, body, headers)
    return performance.now() - begin
  }
  const measured = median((await rounds(APPLYING, apply)).slice(APPLYING / 3))
  const { rows } = await client.query(
    `select application.*, receipt.job_title, receipt.company_name, receipt.content from application
    join application_receipt as receipt on receipt.application_id = application.id
    where application.actor_id is not null limit 1`,
  )
  const [{ written_job_id, company_id, actor_id, job_title, company_name, content }] = rows
  await client.query('delete from application where actor_id = $1', [actor_id])
  const applyBare = async () => {
    const id = crypto.randomUUID()
    await client.query('begin')
    await client.query(
      `insert into application (id, written_job_id, company_id, actor_id, knocked_out, applied_at, changed_at)
      values ($1, $2, $3, $4, false, now(), now())`,
      [id, written_job_id, company_id, actor_id],
    )
    await client.query(
      `insert into application_receipt (application_id, actor_id, job_title, company_name, content)
      values ($1, $2, $3, $4, $5)`,
      [id, actor_id, job_title, company_name, content],
    )
    await client.query(
      `insert into application_step (id, application_id, kind, by_side, at) values ($1, $2, 'applied', 'candidate', now())`,
      [crypto.randomUUID(), id],
    )
    await client.query('commit')
    return id
  }
  const times: number[] = []
  for (let n = 0; n < APPLYING; n++) {
    await sleep(PAUSE_MS)
    const begin = performance.now()
    const id = await applyBare()
    times.push(performance.now() - begin)
    await client.query('delete from application where id = $1', [id])
  }
  const baseline = median(times.slice(APPLYING / 3))
  const note = 'the whole call over HTTP; the baseline is one transaction of its three inserts'
  const ratio = measured / baseline
  return { metric: 'Applying', unit: 'ms', measured, baseline, ratio, limit: { atMost: 6 }, note }
}

/** Writes applications without applicants to identical closed jobs. */
async function addOthers({ client, jobId }: Hiring, others: number): Promise<void> {
  await client.query('create temporary table other as select gen_random_uuid() as id from generate_series(1, $1)', [
    Math.ceil(others / OF_ONE_JOB),
  ])
  await client.query(
    `insert into written_job select made.* from written_job cross join other,
      jsonb_populate_record(null::written_job, to_jsonb(written_job) || jsonb_build_object('id', other.id, 'state', 'closed')) as made
    where written_job.id = $1`,
    [jobId],
  )
  await client.query(
    `insert into application (id, written_job_id, company_id, stage, knocked_out, applied_at, changed_at, answered_at)
    select gen_random_uuid(), other.id, (select company_id from written_job where id = $1), 'review', false,
      now() - make_interval(mins => n), now(), now() from other cross join generate_series(1, $2::integer) as n`,
    [jobId, OF_ONE_JOB],
  )
  await client.query(
    `insert into application_receipt (application_id, actor_id, job_title, company_name, content)
    select id, company_id, 'Crane operator', 'Harbour Works', '{}' from application where written_job_id in (select id from other)`,
  )
  await client.query('drop table other')
  await client.query('analyze')
}

/** Copies one sent application this many times, without its applicant, because each person may apply only once. */
async function addApplicants({ client, jobId }: Hiring, applicants: number): Promise<void> {
  await client.query(
    `create temporary table made as select gen_random_uuid() as id, n,
      (array['received', 'received', 'review', 'interview', 'offer', 'declined'])[1 + n % 6] as stage
    from generate_series(1, $1) as n`,
    [applicants],
  )
  await client.query(
    `insert into application (id, written_job_id, company_id, stage, knocked_out, applied_at, changed_at, answered_at)
    select made.id, $1, (select company_id from written_job where id = $1), made.stage, n % 7 = 0,
      now() - make_interval(mins => n), now(), case when stage <> 'received' then now() end from made`,
    [jobId],
  )
  await client.query(
    `insert into application_receipt (application_id, actor_id, job_title, company_name, content, match)
    select made.id, sent.actor_id, sent.job_title, sent.company_name,
      sent.content || jsonb_build_object('name', 'Applicant ' || n), n % 100
    from made cross join (select * from application_receipt limit 1) as sent`,
  )
  await client.query('drop table made')
  await client.query('analyze')
}

async function measureLists({ origin, headers, tokens, slug, jobId }: Hiring, applicants: number): Promise<Row[]> {
  const list = `${origin}/api/v1/companies/${slug}/written-jobs/${jobId}/applicants`
  const time = async (paths: readonly string[]) => {
    const call = (n: number) => ask(`${list}${paths[n % paths.length]}`, headers)
    await timeCalls(WARM_UP, call)
    return percentile(await timeCalls(CALLS, call), 0.5)
  }
  const limit = { atMost: 30 }
  const count = applicants.toLocaleString('en-US')
  return [
    { metric: `List of ${count} applicants, p50`, unit: 'ms', measured: await time(['', '?page=3']), limit },
    {
      metric: `The same by stage, words, match and name, p50`,
      ...{ unit: 'ms', limit },
      measured: await time(['?stage=review', '?q=applicant+7', '?match=60&sort=match', '?sort=name']),
    },
    {
      metric: `Board of ${count} applicants scrolled from end to end, longest task`,
      ...{ unit: 'ms', limit: { atMost: 100 } },
      measured: await scrollBoard(`${origin}/company/jobs/${jobId}/applicants?as=board`, tokens),
    },
  ]
}
