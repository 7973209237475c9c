import { randomUUID } from 'node:crypto'
import type { SignedInClient } from '../session/accounts.factory.ts'

export const HEADLINES = '/api/v1/headlines'
export const LINKS = '/api/v1/headline-links'

/** Returns a new article as the form sends it. */
export function articleOf(change: object = {}) {
  return { id: randomUUID(), title: 'How a lamp is read', coverId: null, body: '<p>By counting.</p>', ...change }
}

/** Returns a link as the form sends it. */
export function linkOf(change: object = {}) {
  const link = {
    url: 'https://lamps.example/read',
    title: 'Lamps',
    description: 'On lamps.',
    siteName: 'Lamp news',
    pictureId: null,
  }
  return { id: randomUUID(), title: 'Worth ten minutes of yours', summary: 'It changed how I look.', link, ...change }
}

/** Creates a draft as its author. Throws if the request is refused. */
export async function beginDraft({ call }: SignedInClient, change: object = {}) {
  const reply = await call('POST', HEADLINES, articleOf(change))
  if (reply.statusCode !== 200) throw new Error(`The draft was not begun: ${reply.body}`)
  return reply.json().result
}

/** Publishes an article as its author. Throws if the request is refused. */
export async function publishArticle(client: SignedInClient, change: object = {}) {
  const { slug } = await beginDraft(client, change)
  const reply = await client.call('PUT', `${HEADLINES}/${slug}/publication`)
  if (reply.statusCode !== 200) throw new Error(`The article was not published: ${reply.body}`)
  return reply.json().result
}
