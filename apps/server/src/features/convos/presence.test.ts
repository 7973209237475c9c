import { expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { joinAsAdmin, joinAsProfessional, type SignedInClient } from '../session/accounts.factory.ts'
import { befriend, convoOf, write } from './convos.factory.ts'

const { world, app } = useWorld()
const nothingHidden = { presence: false, seen: false, typing: false }

const professional = () => joinAsProfessional(world, app)
const arrive = (client: SignedInClient) => client.api('PUT /api/v1/presence')
const changePrivacy = (client: SignedInClient, change: object) =>
  client.api('PUT /api/v1/convo-privacy', { body: { ...nothingHidden, ...change } })

async function friends(): Promise<[SignedInClient, SignedInClient]> {
  const twoMembers: [SignedInClient, SignedInClient] = [await professional(), await professional()]
  await befriend(...twoMembers)
  await write(...twoMembers)
  return twoMembers
}

test('a member is shown as present until two and a half minutes after the last signal from their page', async () => {
  const [ada, bob] = await friends()
  expect(await convoOf(bob, ada)).toMatchObject({ present: false })
  await arrive(ada)
  expect(await convoOf(bob, ada)).toMatchObject({ present: true })
  world.clock.advance(149_999)
  expect(await convoOf(bob, ada)).toMatchObject({ present: true })
  world.clock.advance(1)
  expect(await convoOf(bob, ada)).toMatchObject({ present: false })
})

test('presence is hidden from a stranger until the request is accepted', async () => {
  const [ada, bob] = [await professional(), await professional()]
  await write(ada, bob)
  for (const client of [ada, bob]) await arrive(client)
  expect([(await convoOf(ada, bob)).present, (await convoOf(bob, ada)).present]).toEqual([false, false])
  await write(bob, ada)
  expect([(await convoOf(ada, bob)).present, (await convoOf(bob, ada)).present]).toEqual([true, true])
})

test('a member who hides presence is not shown as present, and doesn’t see others’ presence', async () => {
  const [ada, bob] = await friends()
  for (const client of [ada, bob]) await arrive(client)
  expect((await ada.api('GET /api/v1/convo-privacy')).result).toEqual(nothingHidden)
  expect((await changePrivacy(ada, { presence: true })).result).toEqual({ ...nothingHidden, presence: true })
  await arrive(ada)
  expect([(await convoOf(ada, bob)).present, (await convoOf(bob, ada)).present]).toEqual([false, false])
  await changePrivacy(ada, {})
  await arrive(ada)
  expect([(await convoOf(ada, bob)).present, (await convoOf(bob, ada)).present]).toEqual([true, true])
})

test('a member who hides read receipts doesn’t see others’ receipts either, and still has a count of unread messages', async () => {
  const [ada, bob] = await friends()
  await write(bob, ada)
  const { _id: id } = await convoOf(ada, bob)
  for (const client of [ada, bob])
    await client.api('PUT /api/v1/convos/{id}/read', { params: { id }, body: { seq: 2 } })
  expect([(await convoOf(ada, bob)).seenSeq, (await convoOf(bob, ada)).seenSeq]).toEqual([2, 2])
  await changePrivacy(bob, { seen: true })
  expect([(await convoOf(ada, bob)).seenSeq, (await convoOf(bob, ada)).seenSeq]).toEqual([0, 0])
  expect(await convoOf(bob, ada)).toMatchObject({ unread: 0, readSeq: 2 })
})

test('an admin can signal presence, but not hide anything', async () => {
  const admin = await joinAsAdmin(world, app, 'admin-support')
  expect((await arrive(admin)).status).toBe(200)
  expect((await changePrivacy(admin, { seen: true })).status).toBe(403)
  expect((await admin.api('GET /api/v1/convo-privacy')).result).toEqual(nothingHidden)
})
