import { randomUUID } from 'node:crypto'
import type { SignedInClient } from '../session/accounts.factory.ts'

export const POSTS = '/api/v1/posts'

/** Returns the request body of a new post. */
export function postOf(change: object = {}) {
  return { id: randomUUID(), kind: 'post', audience: 'everyone', body: '<p>By counting.</p>', ...change }
}

/** Publishes a post with a unique text as its author. Throws on refusal. */
export async function publishPost({ call }: SignedInClient, change: object = {}) {
  const { id, ...post } = postOf()
  const reply = await call('POST', POSTS, { ...post, id, body: `<p>Of lamp ${id}.</p>`, ...change })
  if (reply.statusCode !== 200) throw new Error(`The post was not published: ${reply.body}`)
  return reply.json().result
}
