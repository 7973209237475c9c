// Fills a database with professionals who have a story and a subscription, in a few statements. Each run starts with no
// digest sent.
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { findRunningPostgres } from '../apps/server/src/platform/postgres/index.ts'
import { log } from './fill-once.ts'
import { generateJobs } from './generate-jobs.ts'
import { generateWords, seededRandom } from './generated-words.ts'
import { type RunningRise, startRise } from './rise.ts'

const CHUNK = 2_000
/** Tables with triggers that update other tables. Digests don't read those others. */
const tablesWithTriggers = ['professional', 'story']

/** Starts Rise with this many generated jobs. The folder is kept between runs, because filling it takes minutes. */
export async function startAmongJobs(
  jobs: number,
): Promise<{ rise: RunningRise; dataDir: string; client: Client; stop: () => Promise<void> }> {
  const dataDir = join(tmpdir(), `rise-bench-digest-${jobs}-jobs`)
  await generateJobs(dataDir, jobs)
  const rise = await startRise(dataDir)
  const connection = await findRunningPostgres(dataDir)
  if (!connection) throw new Error('The embedded Postgres was not found.')
  const client = new Client({ ...connection, statement_timeout: 0 })
  await client.connect()
  const stop = async () => {
    await client.end()
    await rise.stop()
  }
  return { rise, dataDir, client, stop }
}

/** Ensures that the database has this many subscribers, and that none of them has received a digest. */
export async function generateSubscribers(client: Client, members: number): Promise<void> {
  await client.query('set synchronous_commit = off')
  for (const table of tablesWithTriggers) await client.query(`alter table ${table} disable trigger user`)
  await client.query('truncate digest_turn, digest, digest_job')
  await client.query('delete from newsletter_subscription')
  await client.query("delete from mail where name = 'digest'")
  const { rows } = await client.query("select count(*)::integer as made from actor where slug like 'made-subscriber-%'")
  const { titles, skills } = generateWords()
  const random = seededRandom(23)
  const zipf = <T>(list: readonly T[]): T => list[Math.floor(list.length ** random()) - 1] as T
  for (let start = rows[0].made; start < members; start += CHUNK) {
    const people = Array.from({ length: Math.min(CHUNK, members - start) }, (_, index) => ({
      n: start + index,
      resume: {
        basics: { location: { city: `City ${Math.floor(3_000 ** random()) - 1}`, countryCode: 'AA' } },
        work: [{ name: 'Mill', position: zipf(titles), startDate: String(2010 + (index % 15)) }],
        skills: [...new Set(Array.from({ length: 3 + (index % 6) }, () => zipf(skills)))].map((name) => ({ name })),
      },
    }))
    await client.query(
      `with given as materialized (
        select gen_random_uuid() as actor_id, gen_random_uuid() as login_id, n, resume
        from json_to_recordset($1) as person (n integer, resume jsonb)
      ), logins as (
        insert into login (id, email, password_hash, email_confirmed_at, first_name, last_name, created_at)
        select login_id, 'made-subscriber-' || n || '@example.com', 'none', now(), 'Ada', 'Reader', now() from given
      ), actors as (
        insert into actor (id, kind, slug, plan, created_at, listed)
        select actor_id, 'professional', 'made-subscriber-' || n, 'free', now(), false from given
      ), members as (
        insert into membership (login_id, actor_id, role, created_at) select login_id, actor_id, 'owner', now() from given
      ), people as (
        insert into professional (actor_id, first_name, last_name, created_at, updated_at)
        select actor_id, 'Ada', 'Reader', now(), now() from given
      )
      insert into story (actor_id, resume, created_at, updated_at) select actor_id, resume, now(), now() from given`,
      [JSON.stringify(people)],
    )
    log.info(`${start + people.length} of ${members} subscribers ...`)
  }
  await client.query(
    `insert into newsletter_subscription (login_id, subscribed_at)
    select membership.login_id, now() from actor join membership on membership.actor_id = actor.id
    where actor.slug like 'made-subscriber-%' and split_part(actor.slug, '-', 3)::integer < $1`,
    [members],
  )
  for (const table of tablesWithTriggers) await client.query(`alter table ${table} enable trigger user`)
  await client.query('analyze')
}
