import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { letIn, nextEvent, openSocket } from '../../../test/sockets.ts'
import { useWorld } from '../../../test/use-world.ts'
import { createLog } from '../../platform/log.ts'
import { openRealtime, type RealtimeServer } from '../../platform/realtime/open-realtime.ts'
import { settled } from '../notifications/notifications.factory.ts'
import { joinAsAdmin, joinAsProfessional, logInAs, type SignedInClient } from '../session/accounts.factory.ts'
import { createSocketGate } from '../session/index.ts'
import { befriend, convoOf, passUnreadHour, write } from './convos.factory.ts'
import { recordMissed } from './record-missed.task.ts'

const { world, app } = useWorld()
const HOUR_MS = 3_600_000

describe('the socket', () => {
  let realtime: RealtimeServer
  let server: FastifyInstance
  let origin: string
  beforeAll(async () => {
    realtime = await openRealtime(createLog('silent'))
    const ctx = { ...world.ctx, realtime: realtime.realtime }
    server = await world.app({ ctx, realtime, socketGate: createSocketGate(ctx) })
    origin = await server.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(() => realtime.close())

  const members = async (): Promise<[SignedInClient, SignedInClient]> => [
    await joinAsProfessional(world, server, { firstName: 'Ada' }),
    await joinAsProfessional(world, server),
  ]
  const open = ({ token }: SignedInClient) => letIn(openSocket(origin, token))

  test('sends the recipient the message as a notification and typing events, and both sides an event when the conversation changes', async () => {
    const [ada, bob] = await members()
    await befriend(ada, bob)
    const [hers, his] = [await open(ada), await open(bob)]
    const first = async (socket: typeof hers, event: string) => (await nextEvent(socket, event))[0]
    const events = [first(his, 'message:message'), first(his, 'convo:changed'), first(hers, 'convo:changed')] as const
    await write(ada, bob, `Hello <i>Bob</i>, ${'x'.repeat(100)}`)
    const { _id: convoId } = await convoOf(ada, bob)
    expect(await events[0]).toMatchObject({
      ...{ name: 'message:message', user: { _id: ada.id, firstName: 'Ada' }, text: 'sent you a message', convoId },
      ...{ message: `Hello Bob, ${'x'.repeat(59)}…`, to: `/convos?id=${ada.id}`, seq: 1 },
    })
    expect(await Promise.all(events.slice(1))).toEqual([{ convoId }, { convoId }])
    const typingEvent = first(his, 'convo:typing')
    await ada.api('POST /api/v1/convos/{id}/typing', { params: { id: convoId } })
    expect(await typingEvent).toEqual({ convoId })
    const read = first(his, 'convo:changed')
    await bob.api('PUT /api/v1/convos/{id}/read', { params: { id: convoId }, body: { seq: 1 } })
    expect(await read).toEqual({ convoId, missedMessages: 0 })
    for (const socket of [hers, his]) socket.disconnect()
  })

  test('marks a message in quiet hours so that no pop-up appears', async () => {
    const [ada, bob] = await members()
    await befriend(ada, bob)
    const schedule = { zone: 'UTC', quiet: { from: 0, until: 1_439 }, summaryAt: null }
    await bob.api('PUT /api/v1/notification-schedule', { body: schedule })
    const [hers, his] = [await open(ada), await open(bob)]
    const first = async (socket: typeof hers) => (await nextEvent(socket, 'message:message'))[0]
    const events = [first(his), first(hers)] as const
    await write(ada, bob)
    await write(bob, ada)
    expect(await events[0]).toMatchObject({ quiet: true })
    expect(await events[1]).not.toHaveProperty('quiet')
    for (const socket of [hers, his]) socket.disconnect()
  })

  test('sends no typing event if either side hides typing', async () => {
    const [ada, bob] = await members()
    await befriend(ada, bob)
    await write(ada, bob)
    const { _id: id } = await convoOf(ada, bob)
    const bobsSocket = await open(bob)
    const names: string[] = []
    bobsSocket.onAny((name: string) => void names.push(name))
    const type = () => ada.api('POST /api/v1/convos/{id}/typing', { params: { id } })
    for (const client of [ada, bob]) {
      await client.api('PUT /api/v1/convo-privacy', { body: { presence: false, seen: false, typing: true } })
      await type()
      await client.api('PUT /api/v1/convo-privacy', { body: { presence: false, seen: false, typing: false } })
    }
    const typingEvent = nextEvent(bobsSocket, 'convo:typing')
    await type()
    await typingEvent
    expect(names).toEqual(['convo:typing'])
    bobsSocket.disconnect()
  })

  test('sends only change events for a request, a muted conversation and a muted member', async () => {
    const [ada, bob] = await members()
    const bobsSocket = await open(bob)
    const names: string[] = []
    bobsSocket.onAny((name: string) => void names.push(name))
    const changeEvent = nextEvent(bobsSocket, 'convo:changed')
    await write(ada, bob)
    await changeEvent
    const { _id: id } = await convoOf(bob, ada)
    await ada.api('POST /api/v1/convos/{id}/typing', { params: { id } })
    await bob.api('PUT /api/v1/convos/{id}/request', { params: { id }, body: { answer: 'accept' } })
    await bob.api('PATCH /api/v1/convos/{id}', { params: { id }, body: { muted: true } })
    const changeEventAgain = nextEvent(bobsSocket, 'convo:changed')
    await write(ada, bob)
    await changeEventAgain
    await bob.api('PATCH /api/v1/convos/{id}', { params: { id }, body: { muted: false } })
    await bob.call('PUT', `/api/v1/connections/muted/${ada.id}`)
    const last = nextEvent(bobsSocket, 'convo:changed')
    await ada.api('POST /api/v1/convos/{id}/typing', { params: { id } })
    await write(ada, bob)
    await last
    expect(new Set(names)).toEqual(new Set(['convo:changed']))
    bobsSocket.disconnect()
  })
})

describe('a message unread for an hour', () => {
  async function mailsTo({ email }: SignedInClient) {
    const mails = await world.mailbox.all(email)
    return mails.filter(({ subject }) => /message|write to you/.test(subject))
  }

  beforeAll(() => world.backend.queue.work(world.ctx))

  test('causes one notification, by email and in the bell, and a message read within the hour causes none', async () => {
    const [ada, bob, carl] = [
      await joinAsProfessional(world, app, { firstName: 'Ada' }),
      await joinAsProfessional(world, app),
      await joinAsProfessional(world, app),
    ]
    for (const reader of [bob, carl]) {
      await befriend(ada, reader)
      await write(ada, reader, 'Words of the message')
    }
    const { _id: id } = await convoOf(carl, ada)
    await carl.api('PUT /api/v1/convos/{id}/read', { params: { id }, body: { seq: 1 } })
    world.clock.advance(HOUR_MS - 1)
    await recordMissed.handle(world.ctx, {})
    await settled(world)
    expect(await mailsTo(bob)).toEqual([])
    world.clock.advance(1)
    for (const _time of [1, 2]) await recordMissed.handle(world.ctx, {})
    await settled(world)
    expect((await mailsTo(bob)).map(({ subject }) => subject)).toEqual([expect.stringContaining('sent you a message')])
    expect(await mailsTo(carl)).toEqual([])
    const bobLater = await logInAs(app, bob.email)
    const { items } = (await bobLater.api('GET /api/v1/notifications', { query: {} })).result
    expect(items.filter(({ name }) => name === 'missed-message')).toMatchObject([
      { text: 'sent you a message', message: 'Words of the message', to: `/convos?id=${ada.id}` },
    ])
  })

  test('causes a notification without its text if it is a request', async () => {
    const [ada, bob] = [await joinAsProfessional(world, app), await joinAsProfessional(world, app)]
    await write(ada, bob, 'Buy my lamps')
    await passUnreadHour(world)
    await settled(world)
    const mails = await mailsTo(bob)
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('would like to write to you')])
    expect(JSON.stringify(mails)).not.toContain('lamps')
    const bobLater = await logInAs(app, bob.email)
    expect(JSON.stringify((await bobLater.api('GET /api/v1/notifications', { query: {} })).result)).not.toContain(
      'lamps',
    )
  })

  test('causes no notification if its author is muted', async () => {
    const [ada, bob] = [await joinAsProfessional(world, app), await joinAsProfessional(world, app)]
    await befriend(ada, bob)
    // Bob is notified until he mutes Ada.
    await settled(world)
    await bob.call('PUT', `/api/v1/connections/muted/${ada.id}`)
    await write(ada, bob, 'Buy my lamps')
    await passUnreadHour(world)
    await settled(world)
    expect(await mailsTo(bob)).toEqual([])
    const bobLater = await logInAs(app, bob.email)
    expect((await bobLater.api('GET /api/v1/notifications', { query: {} })).result.items).toEqual([
      expect.objectContaining({ name: 'new-follower' }),
    ])
  })

  test('causes a notification that names support as its author', async () => {
    const ada = await joinAsProfessional(world, app)
    await write(ada, { id: 'support' })
    await write(await joinAsAdmin(world, app, 'admin-support'), ada)
    await passUnreadHour(world)
    await settled(world)
    const adaLater = await logInAs(app, ada.email)
    const { items } = (await adaLater.api('GET /api/v1/notifications', { query: {} })).result
    expect(items).toMatchObject([
      { name: 'missed-message', text: 'Support answered you', to: '/convos?id=support&role=company' },
    ])
  })
})
