import { randomUUID } from 'node:crypto'
import type { UploadedAttachment } from '@rise/contract/convos/shapes'
import type { LightMyRequestResponse } from 'fastify'
import type { TestApp } from '../../../test/client.ts'
import type { World } from '../../../test/world.ts'
import type { SignedInClient } from '../session/accounts.factory.ts'
import { removeUnusedFiles } from './files/remove-unused.task.ts'
import { recordMissed } from './record-missed.task.ts'

const HOUR_MS = 3_600_000

/** Returns the body of a new message. */
export function messageOf(change: object = {}) {
  return { clientId: randomUUID(), text: 'Good morning!', replyTo: null, ...change }
}

/** Uploads a file for a message as the browser would; fails the test when it is refused. */
export async function attach(app: TestApp, { token }: SignedInClient, content: Uint8Array, name: string) {
  const reply = await uploadAttachment(app, token, content, name)
  if (reply.statusCode !== 200) throw new Error(reply.body)
  return reply.json().result as UploadedAttachment
}

/** Uploads a file like `attach`, but returns the server's reply, even a refusal. */
export async function uploadAttachment(
  app: TestApp,
  token: string | undefined,
  content: Uint8Array,
  name: string,
): Promise<LightMyRequestResponse> {
  const form = new FormData()
  form.append('name', name)
  form.append('file', new Blob([content as Uint8Array<ArrayBuffer>]), 'upload')
  const request = new Request('http://localhost/', { method: 'POST', body: form })
  return app.inject({
    method: 'POST',
    url: '/api/v1/convos/files',
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}

/** Sends a message as the browser would. */
export function write(from: SignedInClient, to: { readonly id: string }, change: object | string = {}) {
  const body = messageOf(typeof change === 'string' ? { text: change } : change)
  return from.api('POST /api/v1/convos/with/{id}/messages', { params: { id: to.id }, body })
}

/** Returns the conversation with someone, as a member sees it. Throws if there is none. */
export async function convoOf(client: SignedInClient, other: { readonly id: string }) {
  return (await client.api('GET /api/v1/convos/with/{id}', { params: { id: other.id } })).result
}

/** Lets two members converse without a request: each follows the other. */
export async function befriend(client: SignedInClient, other: SignedInClient): Promise<void> {
  await client.call('POST', `/api/v1/professionals/${client.id}/follow/${other.id}`)
  await other.call('POST', `/api/v1/professionals/${other.id}/follow/${client.id}`)
}

/** Returns a page of messages of two members’ conversation. */
export async function messagesOf(client: SignedInClient, other: { readonly id: string }, query: object = {}) {
  const { _id } = await convoOf(client, other)
  return (await client.api('GET /api/v1/convos/{id}/messages', { params: { id: _id }, query })).result
}

/** Returns the first page of a folder of a member’s conversations. */
export async function listOf(client: SignedInClient, folder: 'inbox' | 'requests' | 'archived' = 'inbox') {
  return (await client.api('GET /api/v1/convos', { query: { folder } })).result
}

/** Returns the number of unread messages in the navigation. */
export function missedOf(client: SignedInClient): Promise<number> {
  return client.api('GET /api/v1/check').then(({ result }) => result.missedMessages)
}

/** Advances the clock by an hour, after which members are notified of unread messages. */
export async function passUnreadHour(world: World): Promise<void> {
  world.clock.advance(HOUR_MS)
  await recordMissed.handle(world.ctx, {})
}

/** Runs the task that deletes unused files. */
export async function removeUnused({ ctx }: World): Promise<void> {
  await removeUnusedFiles.handle(ctx, {})
}

/** Adds members without accounts, because one network may create only a few accounts. */
export async function strangers({ ctx }: World, count: number): Promise<{ readonly id: string }[]> {
  const { db, newId, clock } = ctx
  const ids = Array.from({ length: count }, () => newId())
  const actor = { kind: 'professional', plan: 'free', created_at: clock.now() } as const
  await db
    .insertInto('actor')
    .values(ids.map((id) => ({ ...actor, id, slug: `stranger-${id}` })))
    .execute()
  return ids.map((id) => ({ id }))
}
