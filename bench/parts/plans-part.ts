// Plans: the time until an event of the payment provider is acknowledged, compared with the plain insert of its stored
// data.
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'pg'
import { findRunningPostgres } from '../../apps/server/src/platform/postgres/index.ts'
import { signPayload, startStripeServer } from '../../apps/server/test/stripe/stripe-server.ts'
import { startRise } from '../rise.ts'
import { compare, type Pair, percentile, rounds } from '../statistics.ts'
import type { Row } from '../table.ts'

const CALLS_PER_SECOND = 100
const SECONDS = 5
const ROUNDS = 3
const WARM_UP = 100

/** Measures a separate Rise that sells plans, where every member is a customer. */
export async function measurePlans(): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rise-bench-plans-'))
  const stripe = await startStripeServer()
  const rise = await startRise(dataDir, stripe.env)
  try {
    const connection = await findRunningPostgres(dataDir)
    if (!connection) throw new Error('The embedded Postgres was not found.')
    const client = new Pool(connection)
    try {
      const customers = await makeCustomers(client)
      const send = (index: number) => acknowledge(rise.origin, customers[index % customers.length] ?? '')
      const insert = (index: number) => store(client, customers[index % customers.length] ?? '')
      await callAtRate(WARM_UP, send)
      await callAtRate(WARM_UP, insert)
      const pairs = await rounds(ROUNDS, async (): Promise<Pair> => {
        const eventTimes = await callAtRate(CALLS_PER_SECOND * SECONDS, send)
        const insertTimes = await callAtRate(CALLS_PER_SECOND * SECONDS, insert)
        return { rise: percentile(eventTimes, 0.99), baseline: percentile(insertTimes, 0.99) }
      })
      const metric = `Event acknowledged at ${CALLS_PER_SECOND} a second, 99th percentile`
      return [{ metric, unit: 'ms', ...compare(pairs), limit: { atMost: 4 } }]
    } finally {
      await client.end()
    }
  } finally {
    await rise.stop()
    stripe.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function makeCustomers(client: Pool): Promise<string[]> {
  const { rows } = await client.query<{ customer_id: string }>(`
    insert into billing_customer (actor_id, customer_id, created_at)
    select id, 'cus_' || replace(id::text, '-', ''), now() from actor returning customer_id`)
  return rows.map((row) => row.customer_id)
}

async function acknowledge(origin: string, customer: string): Promise<void> {
  const object = { id: 'in_1', object: 'invoice', customer }
  const event = { id: `evt_${randomUUID()}`, object: 'event', type: 'invoice.paid', livemode: false }
  const payload = JSON.stringify({ ...event, created: Math.floor(Date.now() / 1000), data: { object } })
  const headers = { 'content-type': 'application/json', 'stripe-signature': signPayload(payload) }
  const reply = await fetch(`${origin}/api/v1/plans/stripe`, { method: 'POST', headers, body: payload })
  const text = await reply.text()
  if (reply.status !== 200) throw new Error(`The event was answered with ${reply.status}: ${text}`)
}

/** Inserts an event as processed, so that no task handles it. */
async function store(client: Pool, customer: string): Promise<void> {
  await client.query(
    `insert into stripe_event (id, type, customer_id, happened_at, received_at, processed_at)
     values ($1, 'invoice.paid', $2, now(), now(), now()) on conflict do nothing`,
    [`evt_${randomUUID()}`, customer],
  )
}

/** Starts calls at a fixed rate, whether or not earlier ones have finished. Returns the time of each, in ms. */
async function callAtRate(count: number, call: (index: number) => Promise<void>): Promise<number[]> {
  const begin = performance.now()
  const running: Promise<number>[] = []
  for (let index = 0; index < count; index++) {
    const dueAt = begin + (index * 1000) / CALLS_PER_SECOND
    const wait = dueAt - performance.now()
    if (wait > 0) await sleep(wait)
    const startedAt = performance.now()
    running.push(call(index).then(() => performance.now() - startedAt))
  }
  return Promise.all(running)
}
