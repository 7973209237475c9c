// Missions: the cost of reading a member's points among many, compared with another read by primary key.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { migrate } from '../../apps/server/src/platform/database/migrate.ts'
import { startPostgres } from '../../apps/server/src/platform/postgres/index.ts'
import { log } from '../fill-once.ts'
import { compare, median, rounds } from '../statistics.ts'
import type { Row } from '../table.ts'

const migrationsFolder = fileURLToPath(new URL('../../apps/server/migrations', import.meta.url))
const ROUNDS = 5
const READS = 500

/** Measures a separate database with the points of this many members. */
export async function measureMissions(members: number): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rise-bench-missions-'))
  const postgres = await startPostgres({ dataDir, log })
  try {
    await migrate(postgres.connection, migrationsFolder)
    const client = new Client({ ...postgres.connection, statement_timeout: 0 })
    await client.connect()
    try {
      return [await measurePoints(client, await addMembers(client, members))]
    } finally {
      await client.end()
    }
  } finally {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function addMembers(client: Client, members: number): Promise<readonly string[]> {
  await client.query(
    `insert into actor (id, kind, slug, plan, created_at)
      select gen_random_uuid(), 'professional', 'member-' || number, 'free', now() from generate_series(1, $1) as number`,
    [members],
  )
  await client.query('insert into mission_member (actor_id, points) select id, 50 from actor')
  await client.query('analyze actor, mission_member')
  const { rows } = await client.query<{ id: string }>('select id from actor order by random() limit $1', [READS])
  return rows.map(({ id }) => id)
}

async function measurePoints(client: Client, ids: readonly string[]): Promise<Row> {
  const results = await rounds(ROUNDS, async () => {
    const times: { rise: number[]; baseline: number[] } = { rise: [], baseline: [] }
    for (const id of ids) {
      times.rise.push(await timed(client, 'select points, claimed_gifts from mission_member where actor_id = $1', id))
      times.baseline.push(await timed(client, 'select slug, listed from actor where id = $1', id))
    }
    return { rise: median(times.rise), baseline: median(times.baseline) }
  })
  return { metric: 'Points of a member, against a row by key', unit: 'ms', ...compare(results), limit: { atMost: 1.5 } }
}

async function timed(client: Client, statement: string, id: string): Promise<number> {
  const begin = performance.now()
  await client.query(statement, [id])
  return performance.now() - begin
}
