import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { eventually } from '../../../../test/eventually.ts'
import { useWorld } from '../../../../test/use-world.ts'
import { joinTeam } from '../../companies/companies.factory.ts'
import { settled } from '../../notifications/notifications.factory.ts'
import {
  joinAsAdmin,
  joinAsEmployer,
  joinAsProfessional,
  loginIdOf,
  type SignedInClient,
  send,
} from '../../session/accounts.factory.ts'
import { sendBroadcasts } from './send-broadcasts.task.ts'

const { world, app } = useWorld()
const URL = '/api/v1/admin/notifications'
const HOUR_MS = 3_600_000
let admin: SignedInClient
beforeAll(async () => {
  await world.backend.queue.work(world.ctx)
  admin = await joinAsAdmin(world, app, 'admin-support')
})

/** Gives these members a unique tag, so that a test affects no other members. Returns the tag. */
async function tagMembers(members: readonly SignedInClient[]): Promise<string> {
  const tag = randomUUID()
  const ids = await Promise.all(members.map((member) => loginIdOf(world, member)))
  const reply = await admin.call('PUT', '/api/v1/admin/members-tags', { ids, count: ids.length, tag, present: true })
  expect(reply.json().result).toMatchObject({ done: ids.length })
  return tag
}

const bodyWith = (change: object = {}) => ({
  ...{ id: randomUUID(), title: 'Meet us on Friday', text: 'We open at six.', link: '/events' },
  ...{ alsoPush: true, alsoMail: false, audience: {}, sendAt: null, count: 1 },
  ...change,
})
const entriesOf = async ({ api }: SignedInClient) => {
  const { result } = await api('GET /api/v1/notifications', { query: {} })
  return result.items.filter(({ name }) => name === 'broadcast')
}
const stateOf = (id: string) =>
  world.ctx.db.selectFrom('broadcast').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
/** Sends due notifications, and waits until `count` members have them. */
async function waitForDelivery(id: string, count: number) {
  await sendBroadcasts.handle(world.ctx, {})
  await settled(world)
  await eventually(async () => expect((await stateOf(id)).delivered).toBe(count))
}

describe('a notification to an audience', () => {
  test('reaches each member of the audience once, and no one else', async () => {
    const [ada, bob] = [await joinAsProfessional(world, app), await joinAsEmployer(world, app)]
    const tag = await tagMembers([ada, bob])
    const { result: preview } = (await admin.call('GET', `${URL}/audience?tag=${tag}`)).json()
    expect(preview).toMatchObject({ count: 2, mailable: 0, first: [expect.any(String), expect.any(String)] })
    expect((await admin.call('GET', `${URL}/audience?tag=${tag}&role=employer`)).json().result.count).toBe(1)
    const broadcast = bodyWith({ audience: { tag }, count: 2 })
    const replies = await Promise.all(Array.from({ length: 10 }, () => admin.call('POST', URL, broadcast)))
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    await Promise.all([1, 2, 3].map(() => sendBroadcasts.handle(world.ctx, {})))
    await waitForDelivery(broadcast.id, 2)
    for (const member of [ada, bob]) {
      const entries = await entriesOf(member)
      expect(entries).toMatchObject([{ text: 'Meet us on Friday', message: 'We open at six.', to: '/events' }])
    }
    expect(await entriesOf(await joinAsProfessional(world, app))).toEqual([])
    const { result } = (await admin.call('GET', `${URL}?q=friday`)).json()
    expect(result.items[0]).toMatchObject({ _id: broadcast.id, recipients: 2, delivered: 2, state: 'sent' })
    const acts = await world.ctx.db
      .selectFrom('admin_act')
      .select('act')
      .where('subject_id', '=', broadcast.id)
      .execute()
    expect(acts).toEqual([{ act: 'broadcast.sent' }])
  })

  test('is sent at its scheduled time, and can be cancelled until then', async () => {
    const ada = await joinAsProfessional(world, app)
    const audience = { tag: await tagMembers([ada]) }
    const sendAt = new Date(world.clock.now().getTime() + HOUR_MS).toISOString()
    const [scheduledBody, endedBody] = [bodyWith({ audience, sendAt }), bodyWith({ audience, sendAt })]
    for (const one of [scheduledBody, endedBody])
      expect((await admin.call('POST', URL, one)).json()).toMatchObject({ success: true })
    const cancel = () => admin.call('PUT', `${URL}/${endedBody.id}/cancel`)
    expect((await Promise.all([cancel(), cancel()])).map(({ statusCode }) => statusCode)).toEqual([200, 200])
    await sendBroadcasts.handle(world.ctx, {})
    expect([(await stateOf(scheduledBody.id)).state, (await stateOf(endedBody.id)).state]).toEqual([
      'scheduled',
      'cancelled',
    ])
    await world.ctx.db
      .updateTable('broadcast')
      .set({ send_at: world.clock.now() })
      .where('id', '=', scheduledBody.id)
      .execute()
    await waitForDelivery(scheduledBody.id, 1)
    expect(await entriesOf(ada)).toHaveLength(1)
    expect((await admin.call('PUT', `${URL}/${scheduledBody.id}/cancel`)).json().result.code).toBe('broadcast-sent')
    expect((await admin.call('PUT', `${URL}/${randomUUID()}/cancel`)).statusCode).toBe(404)
  })

  test('can be edited until it is sent; of two simultaneous edits, the second gets a conflict', async () => {
    const [ada, bob] = [await joinAsProfessional(world, app), await joinAsProfessional(world, app)]
    const [audience, other] = [{ tag: await tagMembers([ada]) }, { tag: await tagMembers([bob]) }]
    const sendAt = new Date(world.clock.now().getTime() + HOUR_MS).toISOString()
    const { id, ...first } = bodyWith({ audience, sendAt })
    const { version } = (await admin.call('POST', URL, { id, ...first })).json().result
    const editBroadcast = (change: object) => admin.call('PUT', `${URL}/${id}`, { ...first, version, ...change })
    expect((await editBroadcast({ sendAt: new Date(0).toISOString() })).json().result.code).toBe('broadcast-time')
    expect((await editBroadcast({ title: '' })).statusCode).toBe(400)
    const editReplies = await Promise.all([
      editBroadcast({ title: 'One', audience: other }),
      editBroadcast({ title: 'Two', audience: other }),
    ])
    expect(editReplies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(editReplies.find(({ statusCode }) => statusCode === 409)?.json().result.code).toBe('broadcast-changed')
    const acceptedEdit = editReplies.find(({ statusCode }) => statusCode === 200)?.json().result
    const { before, after } = await world.ctx.db
      .selectFrom('admin_act')
      .select(['before', 'after'])
      .where('subject_id', '=', id)
      .where('act', '=', 'broadcast.changed')
      .executeTakeFirstOrThrow()
    expect([before, after]).toMatchObject([
      { title: 'Meet us on Friday', audience },
      { title: acceptedEdit.title, audience: other },
    ])
    const { version: next } = acceptedEdit
    expect((await editBroadcast({ version: next, audience: other, sendAt: null })).statusCode).toBe(200)
    await waitForDelivery(id, 1)
    expect([await entriesOf(ada), (await entriesOf(bob)).length]).toEqual([[], 1])
    expect((await editBroadcast({ version: next })).json().result.code).toBe('broadcast-sent')
    const missingReply = await admin.call('PUT', `${URL}/${randomUUID()}`, { ...first, version })
    expect(missingReply.statusCode).toBe(404)
    const content = await joinAsAdmin(world, app, 'admin-content')
    expect((await content.call('PUT', `${URL}/${id}`, { ...first, version })).statusCode).toBe(404)
  })

  test('is emailed once, only to members who agreed to news by email', async () => {
    const [ada, bob, eve] = [
      await joinAsProfessional(world, app),
      await joinAsProfessional(world, app),
      await joinAsProfessional(world, app),
    ]
    for (const member of [ada, eve]) await member.api('PUT /api/v1/account/news', { body: { agreed: true } })
    await eve.call('PATCH', '/api/v1/notification-settings/broadcast', { mail: false })
    const audience = { tag: await tagMembers([ada, bob, eve]) }
    const broadcast = bodyWith({ audience, alsoMail: true, count: 3 })
    await admin.call('POST', URL, broadcast)
    await waitForDelivery(broadcast.id, 3)
    expect(await stateOf(broadcast.id)).toMatchObject({ mailed: 1 })
    const mails = await world.ctx.db.selectFrom('mail').select('to_address').where('name', '=', 'broadcast').execute()
    expect(mails).toEqual([{ to_address: ada.email }])
  })

  test('doesn’t store the search that selected its audience, and skips members who turned such notifications off', async () => {
    const [ada, bob] = [await joinAsProfessional(world, app), await joinAsProfessional(world, app)]
    const bodyWithSearch = bodyWith({ audience: { q: ada.email } })
    await admin.call('POST', URL, bodyWithSearch)
    await waitForDelivery(bodyWithSearch.id, 1)
    expect((await stateOf(bodyWithSearch.id)).audience).toEqual({ searched: true })
    await bob.call('PATCH', '/api/v1/notification-settings/broadcast', { app: false, push: false })
    const broadcast = bodyWith({ audience: { tag: await tagMembers([ada, bob]) }, count: 2 })
    await admin.call('POST', URL, broadcast)
    await waitForDelivery(broadcast.id, 1)
    expect([(await entriesOf(ada)).length, (await entriesOf(bob)).length]).toEqual([2, 0])
  })
})

test('the preview of an audience counts and names a company once, regardless of the size of its team', async () => {
  const owner = await joinAsEmployer(world, app, { companyName: 'Lamp Works' })
  const team = [owner, await joinTeam(world, app, owner, 'editor'), await joinTeam(world, app, owner, 'recruiter')]
  world.clock.advance(1_000)
  const ada = await joinAsProfessional(world, app, { firstName: 'Ada', lastName: 'Lamp' })
  const tag = await tagMembers([...team, ada])
  const { result } = await admin.api('GET /api/v1/admin/notifications/audience', { query: { tag } })
  expect(result).toMatchObject({ count: 2, first: ['Ada Lamp', 'Lamp Works'] })
})

test('invalid values are refused with an error at their field', async () => {
  const otherAdmin = await joinAsAdmin(world, app)
  const refusalCode = async (change: object) =>
    (await otherAdmin.call('POST', URL, bodyWith(change))).json().result.fields
  expect(await refusalCode({ title: ' ' })).toHaveProperty(['body.title'])
  expect(await refusalCode({ text: 'x'.repeat(401) })).toHaveProperty(['body.text'])
  for (const link of ['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere', 'events', '/a b']) {
    expect(await refusalCode({ link }), link).toHaveProperty(['body.link'])
  }
  const timeTooLate = new Date(world.clock.now().getTime() + 91 * 24 * HOUR_MS).toISOString()
  expect(await refusalCode({ sendAt: timeTooLate })).toHaveProperty(['body.sendAt'])
  expect(await refusalCode({ count: 0 })).toHaveProperty(['body.count'])
  const members = await Promise.all(Array.from({ length: 7 }, () => joinAsProfessional(world, app)))
  const grownReply = await otherAdmin.call(
    'POST',
    URL,
    bodyWith({ audience: { tag: await tagMembers(members) }, count: 1 }),
  )
  expect(grownReply.json().result.code).toBe('audience-grown')
  const ownLinkReply = await otherAdmin.call(
    'POST',
    URL,
    bodyWith({ link: `${world.ctx.config.publicUrl}/jobs`, count: 1_000 }),
  )
  expect(ownLinkReply.json().result).toMatchObject({ link: '/jobs' })
})

test('guests, members and admins without the permission are refused', async () => {
  const member = await joinAsProfessional(world, app)
  const content = await joinAsAdmin(world, app, 'admin-content')
  for (const { call } of [member, content]) {
    expect((await call('GET', URL)).statusCode).toBe(404)
    expect((await call('POST', URL, bodyWith())).statusCode).toBe(404)
    expect((await call('GET', `${URL}/audience`)).statusCode).toBe(404)
  }
  expect((await send(app, 'POST', URL, { body: bodyWith() })).statusCode).toBe(401)
})
