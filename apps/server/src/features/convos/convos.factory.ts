import { randomUUID } from 'node:crypto'
import type { SignedInClient } from '../session/accounts.factory.ts'

/** A message as its form sends it. */
export function messageOf(change: object = {}) {
  return { clientId: randomUUID(), text: 'Good morning!', replyTo: null, ...change }
}

/** Sends a message as the browser would. */
export function write(from: SignedInClient, to: { readonly id: string }, change: object | string = {}) {
  const body = messageOf(typeof change === 'string' ? { text: change } : change)
  return from.api('POST /api/v1/convos/with/{id}/messages', { params: { id: to.id }, body })
}

/** Returns the conversation with someone, as a member sees it. Throws when it isn't there. */
export async function convoOf(one: SignedInClient, other: { readonly id: string }) {
  return (await one.api('GET /api/v1/convos/with/{id}', { params: { id: other.id } })).result
}

/** Lets two members converse without a request: each follows the other. */
export async function befriend(one: SignedInClient, other: SignedInClient): Promise<void> {
  await one.call('POST', `/api/v1/professionals/${one.id}/follow/${other.id}`)
  await other.call('POST', `/api/v1/professionals/${other.id}/follow/${one.id}`)
}
