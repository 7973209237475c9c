import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { joinAsAdmin, joinAsProfessional, type SignedInClient } from '../session/accounts.factory.ts'
import { befriend, convoOf, write } from './convos.factory.ts'

const { world, app } = useWorld()
let ada: SignedInClient
let bob: SignedInClient
let carl: SignedInClient

beforeAll(async () => {
  ada = await joinAsProfessional(world, app)
  bob = await joinAsProfessional(world, app, { firstName: 'Bob', lastName: 'Quartz_' })
  carl = await joinAsProfessional(world, app)
  for (const other of [bob, carl]) await befriend(ada, other)
})

async function search(client: SignedInClient, q: string, convo?: string) {
  return (await client.api('GET /api/v1/convos/search', { query: { q, ...(convo && { convo }) } })).result
}

async function searchTexts(client: SignedInClient, q: string, convo?: string) {
  return (await search(client, q, convo)).messages.map(({ excerpt }) => excerpt)
}

test('a search finds words by their prefixes, in all conversations or in one, newest first, only for the two sides', async () => {
  await write(ada, bob, 'The lamp is in the harbour')
  world.clock.advance(1_000)
  await write(carl, ada, 'A LAMPSHADE, on the harbour’s wall')
  const { _id: convo } = await convoOf(ada, bob)
  expect(await searchTexts(ada, 'lamp')).toEqual(['A LAMPSHADE, on the harbour’s wall', 'The lamp is in the harbour'])
  expect(await searchTexts(ada, 'harb lamp', convo)).toEqual(['The lamp is in the harbour'])
  expect(await searchTexts(bob, 'lamp')).toEqual(['The lamp is in the harbour'])
  expect(await searchTexts(bob, 'lamp', (await convoOf(ada, carl))._id)).toEqual([])
  const [hit] = (await search(ada, 'lampshade')).messages
  expect(hit).toMatchObject({ own: false, seq: 1, convo: { with: { _id: carl.id } } })
  expect(await searchTexts(ada, 'lamp missing')).toEqual([])
  for (const oddQuery of ['!!', "o'", '\\', "' & lamp:*", '%'])
    expect((await search(ada, oddQuery)).messages).toBeDefined()
})

test('a search reflects edits and deletions, and omits blocked and declined conversations', async () => {
  const { seq } = (await write(ada, bob, 'Carrots')).result
  const params = { id: (await convoOf(ada, bob))._id, seq }
  await ada.api('PUT /api/v1/convos/{id}/messages/{seq}', { params, body: { text: 'Parsnips' } })
  expect([await searchTexts(bob, 'carrots'), await searchTexts(bob, 'parsnips')]).toEqual([[], ['Parsnips']])
  await ada.api('DELETE /api/v1/convos/{id}/messages/{seq}', { params })
  expect(await searchTexts(bob, 'parsnips')).toEqual([])
  const dora = await joinAsProfessional(world, app)
  await write(dora, ada, 'Turnips')
  expect(await searchTexts(ada, 'turnips')).toEqual(['Turnips'])
  const { _id: id } = await convoOf(ada, dora)
  await ada.api('PUT /api/v1/convos/{id}/request', { params: { id }, body: { answer: 'decline' } })
  expect([await searchTexts(ada, 'turnips'), await searchTexts(dora, 'turnips')]).toEqual([[], ['Turnips']])
  await ada.api('PUT /api/v1/connections/blocked/{userId}', { params: { userId: dora.id } })
  expect(await searchTexts(dora, 'turnips')).toEqual([])
})

test('a search finds conversations by their members’ names, and takes wildcards literally', async () => {
  await write(ada, bob, 'Hello')
  expect((await search(ada, 'quartz_')).convos.map((convo) => convo.with?._id)).toEqual([bob.id])
  expect((await search(ada, 'quar_z')).convos).toEqual([])
  expect((await search(carl, 'quartz')).convos).toEqual([])
})

test('a word with more than 10,000 matches is still found, by a search of only the newest conversations', async () => {
  const { _id: id } = await convoOf(ada, carl)
  await sql`
    insert into message (convo_id, seq, side, client_id, text, revision, created_at)
    select ${id}, n, 1, gen_random_uuid(), 'Everywhere', n, ${world.clock.now()}
    from generate_series(1001, 21001) n`.execute(world.ctx.db)
  expect(await searchTexts(ada, 'everywhere')).toHaveLength(50)
})

test('support can search the messages that it received', async () => {
  const support = await joinAsAdmin(world, app, 'admin-support')
  await write(ada, { id: 'support' }, 'The kettle is broken')
  expect(await searchTexts(support, 'kettle')).toEqual(['The kettle is broken'])
  expect(await searchTexts(await joinAsProfessional(world, app), 'kettle')).toEqual([])
})
