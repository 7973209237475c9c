// A sequence of emails to many people: the time until all are prepared, and the effect on other requests.
import type { Client } from 'pg'
import { post } from '../accounts.ts'
import { generateSubscribers, startAmongJobs } from '../generate-subscribers.ts'
import { rowsOfOthers, timeOthers } from '../other-requests.ts'
import type { Row } from '../table.ts'
import { makeAdmin } from './admin-part.ts'

const MAX_SECONDS = 300
const audience = { role: 'everyone', plan: 'any', joinedWithinDays: null, inactiveForDays: null }

/** Measures a sequence with one step, sent to this many people, in a separate Rise. */
export async function measureSequence(people: number, jobs: number): Promise<Row[]> {
  const { rise, dataDir, client, stop } = await startAmongJobs(jobs)
  try {
    await generateSubscribers(client, people)
    await consentToNews(client, people)
    const headers = await makeAdmin(rise, dataDir)
    const call = async (path: string, body: object) => {
      const reply = await post(`${rise.origin}/api/v1/admin/emails/${path}`, body, headers)
      if (reply.status !== 200) throw new Error(`No sequence: ${reply.text}`)
      return JSON.parse(reply.text).result
    }
    const step = { delayHours: 0, subject: 'News', body: '<p>Hello {{firstName}}, here is what is new.</p>' }
    const fields = { name: 'News', trigger: 'start', audience, stops: [], quiet: null, timeZone: 'UTC', steps: [step] }
    const { _id: id } = await call('sequences', fields)
    const quietTimes = await timeOthers(rise)
    const counts = await call('audience', audience)
    const begin = performance.now()
    await call(`sequences/${id}/start`, counts)
    const busyTimes = await timeOthers(rise, async () => (await countPrepared(client, id)) < counts.people)
    return [
      {
        metric: `A sequence to ${counts.people} people`,
        unit: 's',
        measured: (performance.now() - begin) / 1_000,
        limit: { atMost: (MAX_SECONDS * people) / 100_000 },
      },
      ...rowsOfOthers(quietTimes, busyTimes),
    ]
  } finally {
    await stop()
  }
}

/** Lets people consent to news by email. Deletes earlier sequences, emails and digest subscriptions. */
async function consentToNews(client: Client, people: number): Promise<void> {
  await client.query('truncate newsletter_subscription, news_consent, news_sent')
  await client.query("delete from mail_sequence; delete from mail where name = 'sequence'")
  await client.query(
    `insert into news_consent (login_id, agreed_at, wording)
    select membership.login_id, now(), 'News' from actor join membership on membership.actor_id = actor.id
    where actor.slug like 'made-subscriber-%' and split_part(actor.slug, '-', 3)::integer < $1`,
    [people],
  )
  await client.query('analyze')
}

async function countPrepared(client: Client, id: string): Promise<number> {
  const { rows } = await client.query(
    "select count(*)::integer as prepared from mail_run where sequence_id = $1 and state = 'finished'",
    [id],
  )
  return rows[0].prepared
}
