// Plain Fastify with one `pg` select by primary key: the minimum cost of looking up a session.
import { once } from 'node:events'
import Fastify from 'fastify'
import { Pool, type PoolConfig } from 'pg'

/** The database, and the id of the session in it. */
export interface SelectTask {
  readonly connection: PoolConfig
  readonly sessionId: string
}

const [task] = (await once(process, 'message')) as [SelectTask]
const pool = new Pool({ ...task.connection, max: 1 })
const app = Fastify()
app.get('/session', async (_request, reply) => {
  const { rows } = await pool.query('select * from session where id = $1', [task.sessionId])
  return reply.type('application/json').send(JSON.stringify(rows))
})
const address = await app.listen({ host: '127.0.0.1', port: 0 })
process.send?.(Number(new URL(address).port))
