// Members who write posts that everyone can read.
import type { Client } from 'pg'
import { join, logIn } from './accounts.ts'
import type { RunningRise } from './rise.ts'

export interface Author {
  readonly email: string
  readonly actorId: string
  readonly headers: Readonly<Record<string, string>>
}

/** Creates a listed member with a confirmed address. */
export async function makeMember({ origin }: RunningRise, client: Client): Promise<Author> {
  const email = await join(origin)
  await client.query('update login set email_confirmed_at = now() where email = $1', [email])
  const { rows } = await client.query<{ id: string }>(
    `update actor set listed = true where id = (
      select actor_id from membership join login on login.id = login_id where login.email = $1) returning id`,
    [email],
  )
  const { token } = await logIn(origin, email)
  return { email, actorId: rows[0]?.id ?? '', headers: { authorization: `Bearer ${token}` } }
}

/** Sends a change as a member. Throws if it is refused. */
export async function send(url: string, method: string, headers: Author['headers'], body: object): Promise<void> {
  const init = { method, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const reply = await fetch(url, init)
  if (!reply.ok) throw new Error(`${method} ${url} answered ${reply.status}: ${await reply.text()}`)
}
