import type { Client } from 'pg'
import { join, logIn } from '../accounts.ts'

const CONCURRENCY = 8

/** A logged-in member of the measured server. */
export interface Member {
  readonly id: string
  readonly token: string
  /** Logs in again, because a long run outlasts its tokens. */
  renew(): Promise<string>
}

/** Creates confirmed members in pairs that follow each other, so that they can exchange messages without requests. */
export async function makeMembers(client: Client, origin: string, count: number): Promise<Member[]> {
  const emails = await mapConcurrently(Array.from({ length: count }), () => join(origin))
  const { rows } = await client.query(
    `with confirmed as (update login set email_confirmed_at = now() where email = any($1) returning id, email)
    update actor set listed = true from membership, confirmed
    where membership.login_id = confirmed.id and actor.id = membership.actor_id returning confirmed.email, actor.id`,
    [emails],
  )
  const ids = new Map(rows.map(({ email, id }) => [email, id]))
  const members = await mapConcurrently(emails, async (email): Promise<Member> => {
    const renew = async () => (await logIn(origin, email)).token
    return { id: ids.get(email), token: await renew(), renew }
  })
  const pairs = members.flatMap(({ id }, place) => ({ from: id, to: members[place ^ 1]?.id ?? id }))
  await client.query(
    `insert into follow (follower_id, followed_id, created_at)
    select *, now() from unnest($1::uuid[], $2::uuid[]) on conflict do nothing`,
    [pairs.map(({ from }) => from), pairs.map(({ to }) => to)],
  )
  return members
}

/** Runs `act` for each item, a few at a time. Returns the results in order. */
async function mapConcurrently<From, To>(all: readonly From[], act: (one: From) => Promise<To>): Promise<To[]> {
  const results: To[] = []
  const waitingMembers = all.entries()
  const work = async () => {
    for (const [place, one] of waitingMembers) results[place] = await act(one)
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
  return results
}
