import type { Client } from 'pg'
import { join, logIn } from '../accounts.ts'

const AT_ONCE = 8

/** A logged-in member of the measured server. */
export interface Member {
  readonly id: string
  readonly token: string
  /** Logs in again: a token ends after a while, which a long run outlasts. */
  renew(): Promise<string>
}

/** Makes confirmed members who follow one another in pairs, so that they converse without requests. */
export async function makeMembers(client: Client, origin: string, count: number): Promise<Member[]> {
  const members: Member[] = []
  let begun = 0
  const makeOne = async () => {
    while (begun < count) {
      const place = begun++
      const email = await join(origin)
      const { rows } = await client.query(
        `with confirmed as (update login set email_confirmed_at = now() where email = $1 returning id)
        update actor set listed = true from membership, confirmed
        where membership.login_id = confirmed.id and actor.id = membership.actor_id returning actor.id`,
        [email],
      )
      const renew = async () => (await logIn(origin, email)).token
      members[place] = { id: rows[0].id, token: await renew(), renew }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, makeOne))
  const pairs = members.flatMap(({ id }, place) => ({ from: id, to: members[place ^ 1]?.id ?? id }))
  await client.query(
    `insert into follow (follower_id, followed_id, created_at)
    select *, now() from unnest($1::uuid[], $2::uuid[]) on conflict do nothing`,
    [pairs.map(({ from }) => from), pairs.map(({ to }) => to)],
  )
  return members
}
