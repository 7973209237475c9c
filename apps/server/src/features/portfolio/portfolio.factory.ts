import type { SignedInClient } from '../session/accounts.factory.ts'

const PORTFOLIO = '/api/v1/portfolio'
const facts = { summary: '', role: '', startDate: null, endDate: null, url: '', skills: [], links: [], coverId: null }

/** Begins a case as a draft. */
export async function startCase({ call }: SignedInClient, title: string): Promise<{ _id: string; slug: string }> {
  const reply = await call('POST', PORTFOLIO, { title })
  if (reply.statusCode !== 200) throw new Error(`No case was begun: ${reply.body}`)
  return reply.json().result
}

/** Saves a version of a case with a short text and these changes. */
export function saveCase({ call }: SignedInClient, slug: string, version: number, change: object = {}) {
  const body = { version, title: slug, ...facts, body: '<p>Words.</p>', ...change }
  return call('PUT', `${PORTFOLIO}/${slug}`, body)
}

/** Publishes a case with a short text and these changes. Returns its address. */
export async function publishCase(client: SignedInClient, title: string, change: object = {}): Promise<string> {
  const { slug } = await startCase(client, title)
  const saveReply = await saveCase(client, slug, 1, { title, ...change })
  if (saveReply.statusCode !== 200) throw new Error(`The case was not saved: ${saveReply.body}`)
  const publicationReply = await client.call('PUT', `${PORTFOLIO}/${slug}/publication`)
  if (publicationReply.statusCode !== 200) throw new Error(`The case was not published: ${publicationReply.body}`)
  return slug
}
