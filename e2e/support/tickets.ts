import { createHash, randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { findRunningPostgres } from '../../apps/server/src/platform/postgres/index.ts'

const LIFETIME_MS = 600_000

/**
 * Returns an address with a login ticket, as an email could contain it. The ticket is inserted into the database of the
 * journeys' Rise, whose folder is `RISE_DATA_DIR`.
 */
export async function addressWithTicket(email: string, path: string): Promise<string> {
  const connection = await findRunningPostgres(process.env.RISE_DATA_DIR ?? '')
  if (!connection) throw new Error('The database of Rise was not found.')
  const ticket = randomBytes(32).toString('base64url')
  const client = new Client(connection)
  await client.connect()
  try {
    const now = Date.now()
    const { rowCount } = await client.query(
      `insert into ticket (hash, login_id, kind, created_at, expires_at)
       select $1, id, 'sign-in', $2, $3 from login where email = $4`,
      [createHash('sha256').update(ticket).digest(), new Date(now), new Date(now + LIFETIME_MS), email],
    )
    if (rowCount !== 1) throw new Error(`Nobody has the address ${email}.`)
  } finally {
    await client.end()
  }
  return `${path}${path.includes('?') ? '&' : '?'}token=${ticket}`
}
