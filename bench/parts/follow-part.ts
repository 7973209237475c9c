import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { findRunningPostgres } from '../../apps/server/src/platform/postgres/index.ts'
import { isShort, join, logIn } from '../accounts.ts'
import type { RunningRise } from '../rise.ts'
import { compare, median, rounds } from '../statistics.ts'
import type { Row } from '../table.ts'

const FOLLOWS = isShort ? 40 : 150
const ROUNDS = 5

/** Measures a follow over HTTP, compared with the same statements on a plain connection, in turn. */
export async function measureFollow(rise: RunningRise): Promise<Row[]> {
  const connection = await findRunningPostgres(rise.dataDir)
  if (!connection) throw new Error('The embedded Postgres was not found.')
  const client = new Client(connection)
  await client.connect()
  try {
    const [one, other] = [await member(rise, client), await member(rise, client)]
    const companies = await client.query<{ id: string }>(
      "select id from actor where kind = 'company' and listed order by id limit $1",
      [FOLLOWS],
    )
    const ids = companies.rows.map(({ id }) => id)
    const results = await rounds(ROUNDS, async () => {
      const times: { rise: number[]; baseline: number[] } = { rise: [], baseline: [] }
      for (const id of ids) {
        times.rise.push(await timed(() => followOverHttp(rise, one, id)))
        times.baseline.push(await timed(() => followBare(client, other.actorId, id)))
      }
      await client.query('delete from follow where follower_id = any($1)', [[one.actorId, other.actorId]])
      return { rise: median(times.rise), baseline: median(times.baseline) }
    })
    return [{ metric: 'Follow, against its bare SQL', unit: 'ms', ...compare(results), limit: { atMost: 3 } }]
  } finally {
    await client.end()
  }
}

interface Follower {
  readonly actorId: string
  readonly token: string
}

/** Creates a member with a confirmed address. */
async function member(rise: RunningRise, client: Client): Promise<Follower> {
  const email = await join(rise.origin)
  await client.query('update login set email_confirmed_at = now() where email = $1', [email])
  const { token } = await logIn(rise.origin, email)
  const { rows } = await client.query<{ actor_id: string }>(
    'select actor_id from membership join login on login.id = login_id where email = $1',
    [email],
  )
  const actorId = rows[0]?.actor_id ?? ''
  await client.query('update actor set listed = true where id = $1', [actorId])
  return { actorId, token }
}

async function followOverHttp(rise: RunningRise, { actorId, token }: Follower, id: string): Promise<void> {
  const response = await fetch(`${rise.origin}/api/v1/professionals/${actorId}/follow/${id}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  })
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`Following answered ${response.status}.`)
}

/** The necessary statements. A trigger on the follow updates the counts. */
async function followBare(client: Client, actorId: string, id: string): Promise<void> {
  await client.query('begin')
  await client.query('select id, listed from actor where id in ($1, $2) order by id for share', [actorId, id])
  await client.query('insert into follow (follower_id, followed_id, created_at) values ($1, $2, now())', [actorId, id])
  await client.query(
    "insert into activity (id, kind, actor_id, data, created_at) values ($1, 'bench.followed', $2, '{}', now())",
    [randomUUID(), actorId],
  )
  await client.query('commit')
  await client.query('select * from follow_count where actor_id in ($1, $2)', [actorId, id])
}

async function timed(work: () => Promise<void>): Promise<number> {
  const begin = performance.now()
  await work()
  return performance.now() - begin
}
