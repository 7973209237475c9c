// Conversations: the ledger, the latency of messages, and the cost of a long history.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import type { DatabaseConnection } from '../../apps/server/src/platform/database/database.ts'
import { migrate } from '../../apps/server/src/platform/database/migrate.ts'
import { startPostgres } from '../../apps/server/src/platform/postgres/index.ts'
import { generateHistory } from '../convos/generate-history.ts'
import { databaseUrlOf, type KillableServer, startKillableServer } from '../convos/killable-server.ts'
import { type LedgerSize, measureLedger } from '../convos/ledger.ts'
import { measureLatency } from '../convos/live-latency.ts'
import { type Member, makeMembers } from '../convos/members.ts'
import { log } from '../fill-once.ts'
import { ask, timeCalls } from '../latencies.ts'
import { percentile } from '../statistics.ts'
import type { Row } from '../table.ts'

const migrationsFolder = fileURLToPath(new URL('../../apps/server/migrations', import.meta.url))
const CALLS = 200
const WARM_UP = 100
const LONG = 50_000
const CONVOS = 2_000
/** A quarter of the searches that a member may make in a minute. */
const SEARCHES = 28
const searches = ['the', 'harbour lamp', 'coffee', 'w4', 'w12345', 'offer budget w1', 'nothing like this']

export interface ConvosSize extends LedgerSize {
  readonly members: number
  /** The number of connected sockets during the measurement. */
  readonly sockets: number
  /** The number of messages in the searched history. */
  readonly history: number
}

/** Measures a separate Rise on a database that survives its servers. `only` selects `ledger`, `live` or `history`. */
export async function measureConvos(size: ConvosSize, only = ''): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rise-bench-convos-'))
  const postgres = await startPostgres({ dataDir, log })
  try {
    await migrate(postgres.connection, migrationsFolder)
    return await measureOn(postgres.connection, dataDir, { size, only })
  } finally {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function measureOn(
  connection: DatabaseConnection,
  dataDir: string,
  { size, only }: { size: ConvosSize; only: string },
): Promise<Row[]> {
  const server = await startKillableServer(connection, join(dataDir, 'server'))
  const client = new Client({ ...connection, statement_timeout: 0 })
  await client.connect()
  const isSelected = (name: string) => name.startsWith(only)
  try {
    const rows: Row[] = []
    const make = () => makeMembers(client, server.origin, size.members)
    if (isSelected('ledger')) {
      log.info('The ledger ...')
      rows.push(...(await measureLedger(server, await make(), size)))
    }
    const members = isSelected('live') || isSelected('history') ? await make() : []
    if (isSelected('live')) {
      log.info('Live ...')
      const options = { sockets: size.sockets, messages: 2_000, databaseUrl: databaseUrlOf(connection) }
      rows.push(...(await measureLatency(server.origin, members, options)))
    }
    if (isSelected('history')) rows.push(...(await measureHistory(client, server, { members, messages: size.history })))
    return rows
  } finally {
    await client.end()
    await server.stop()
  }
}

async function measureHistory(
  client: Client,
  { origin }: KillableServer,
  { members, messages }: { members: readonly Member[]; messages: number },
): Promise<Row[]> {
  const [viewer, other] = members
  if (!viewer || !other) throw new Error('There are two members at least.')
  const headers = { authorization: `Bearer ${viewer.token}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ clientId: crypto.randomUUID(), text: 'Hello', replyTo: null })
  const response = await fetch(`${origin}/api/v1/convos/with/${other.id}/messages`, { method: 'POST', headers, body })
  if (!response.ok) throw new Error(await response.text())
  await generateHistory(client, { viewerId: viewer.id, otherId: other.id, convos: CONVOS, messages, long: LONG })
  const { _id } = JSON.parse(await ask(`${origin}/api/v1/convos/with/${other.id}`, headers)).result
  const time = async (paths: readonly string[], calls = CALLS, warmUp = WARM_UP) => {
    const call = (n: number) => ask(`${origin}/api/v1/convos${paths[n % paths.length]}`, headers)
    await timeCalls(warmUp, call)
    return timeCalls(calls, call)
  }
  const openingTimes = await time([`/${_id}/messages`])
  const list = await time(['?folder=inbox'])
  const searchTimes = await time(
    searches.map((q) => `/search?q=${encodeURIComponent(q)}`),
    SEARCHES * 3,
    SEARCHES,
  )
  const note = `${messages} messages in ${CONVOS} conversations`
  return [
    {
      metric: 'Opening a conversation of 50,000 messages, p50',
      ...{ unit: 'ms', measured: percentile(openingTimes, 0.5), limit: { atMost: 15 } },
    },
    { metric: 'List of 2,000 conversations, p50', unit: 'ms', measured: percentile(list, 0.5), limit: { atMost: 20 } },
    { metric: 'Search, p99', unit: 'ms', measured: percentile(searchTimes, 0.99), limit: { atMost: 150 }, note },
  ]
}
