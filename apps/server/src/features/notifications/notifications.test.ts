import type { Socket } from 'socket.io-client'
import { describe, expect, test } from 'vitest'
import { letIn, nextEvent, openSocket } from '../../../test/sockets.ts'
import { useLiveWorld } from '../../../test/use-world.ts'
import { addQuestions } from '../badges/badges.factory.ts'
import { followUrl } from '../connections/connections.factory.ts'
import { joinAsCreator } from '../real-talk/real-talk.factory.ts'
import { joinAsProfessional, logInAs, PASSWORD, type SignedInClient } from '../session/accounts.factory.ts'
import { settled } from './notifications.factory.ts'

const site = useLiveWorld()
const { world, app } = site

const professional = (options = {}) => joinAsProfessional(world, app, options)
const follow = (client: SignedInClient, other: SignedInClient) => client.call('POST', followUrl(client, other.id))
const bellOf = async ({ call }: SignedInClient) =>
  (await call('GET', '/api/v1/notifications?only=fresh')).json().result as {
    items: { _id: string; count: number; text: string; user: { _id: string }; others?: string[] }[]
    fresh: number
  }
const clear = ({ call }: SignedInClient) => call('DELETE', '/api/v1/professionals/notifications')

async function socketOf({ token }: SignedInClient): Promise<Socket> {
  return letIn(openSocket(site.origin, token))
}

describe('a new follower', () => {
  test('is stored as a notification, counts in the bell, and links to the followers', async () => {
    const [ada, bob] = [await professional(), await professional({ firstName: 'Bob', lastName: 'Moore' })]
    await follow(bob, ada)
    await settled(world)
    const { items, fresh } = await bellOf(ada)
    expect(fresh).toBe(1)
    expect(items).toEqual([
      {
        _id: expect.any(String),
        name: 'new-follower',
        at: world.clock.now().toISOString(),
        fresh: true,
        user: expect.objectContaining({ _id: bob.id, firstName: 'Bob', role: 'professional', isFollowing: false }),
        count: 1,
        text: 'follows you',
        to: '/professional/community?list=followers',
      },
    ])
    expect((await bellOf(bob)).fresh).toBe(0)
  })

  test('is counted on each page of the list, including the empty one after the last', async () => {
    const [ada, bob] = [await professional(), await professional()]
    await follow(bob, ada)
    await settled(world)
    const { items } = (await ada.api('GET /api/v1/notifications')).result
    const before = `${items[0]?.at}_${items[0]?._id}`
    const after = (await ada.api('GET /api/v1/notifications', { query: { before } })).result
    expect(after).toEqual({ items: [], next: null, fresh: 1 })
  })

  test('is shown live in all tabs, and opening the bell in one tab clears it in the others', async () => {
    const [ada, bob] = [await professional(), await professional()]
    const tabs = [await socketOf(ada), await socketOf(ada)]
    const stranger = await socketOf(bob)
    const strangerEvents: unknown[] = []
    stranger.onAny((event) => strangerEvents.push(event))
    const events = tabs.map((tab) => nextEvent(tab, 'follow:follow'))
    await follow(bob, ada)
    // An event may also contain the position from which to resume a lost connection.
    for (const [event] of await Promise.all(events)) {
      expect(event).toMatchObject({ name: 'follow:follow', user: { _id: bob.id }, text: 'follows you' })
    }
    const clearedEvents = tabs.map((tab) => nextEvent(tab, 'notification:cleared'))
    expect((await clear(ada)).json()).toEqual({ success: true, result: {} })
    await Promise.all(clearedEvents)
    expect(await bellOf(ada)).toMatchObject({ items: [], fresh: 0 })
    const history = (await ada.api('GET /api/v1/notifications')).result.items
    expect(history).toMatchObject([{ name: 'new-follower', fresh: false }])
    expect(strangerEvents).toEqual([])
    for (const socket of [...tabs, stranger]) socket.disconnect()
  })

  test('is counted in one notification with one email when two dozen follow at the same time', async () => {
    const ada = await professional({ firstName: 'Ada' })
    const crowd: SignedInClient[] = []
    for (let number = 0; number < 25; number += 1) crowd.push(await professional({ firstName: 'Kim' }))
    await Promise.all(crowd.map((one) => follow(one, ada)))
    await settled(world)
    const { items, fresh } = await bellOf(ada)
    expect([fresh, items.length]).toEqual([1, 1])
    expect(items[0]).toMatchObject({ count: 25, others: ['Kim', 'Kim'], text: 'follow you' })
    expect(await world.mailbox.all(ada.email).then((mails) => mails.map(({ name }) => name))).toContain('notification')
    const mails = (await world.mailbox.all(ada.email)).filter(({ name }) => name === 'notification')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toBe('Kim Lovelace follows you')
    expect(mails[0]?.text).toContain('/notification-settings#new-follower')
  })

  test('is no longer shown after an unfollow or a block, or once unlisted', async () => {
    const [ada, bob, carla, dora] = await Promise.all(Array.from({ length: 4 }, () => professional()))
    if (!ada || !bob || !carla || !dora) throw new Error('Nobody joined.')
    for (const client of [bob, carla, dora]) await follow(client, ada)
    await settled(world)
    expect((await bellOf(ada)).items).toMatchObject([{ count: 3 }])
    await bob.call('DELETE', followUrl(bob, ada.id))
    await settled(world)
    await ada.api('PUT /api/v1/connections/blocked/{userId}', { params: { userId: carla.id } })
    expect((await bellOf(ada)).items).toMatchObject([{ count: 1, user: { _id: dora.id }, text: 'follows you' }])
    await world.ctx.db.updateTable('actor').set({ listed: false }).where('id', '=', dora.id).execute()
    expect(await bellOf(ada)).toMatchObject({ items: [], fresh: 0 })
  })

  test('causes no notification when muted', async () => {
    const [ada, bob] = [await professional(), await professional()]
    await ada.api('PUT /api/v1/connections/muted/{userId}', { params: { userId: bob.id } })
    await follow(bob, ada)
    await settled(world)
    expect((await bellOf(ada)).fresh).toBe(0)
    expect((await world.mailbox.all(ada.email)).map(({ name }) => name)).not.toContain('notification')
  })

  test('is emailed, and another one on the next day is emailed again, as a separate notification', async () => {
    const [ada, bob, carla] = [await professional(), await professional(), await professional()]
    const mails = async () => (await world.mailbox.all(ada.email)).filter(({ name }) => name === 'notification').length
    await follow(bob, ada)
    await settled(world)
    expect(await mails()).toBe(1)
    world.clock.advance(24 * 3_600_000)
    await follow(await logInAs(app, carla.email), ada)
    await settled(world)
    expect(await mails()).toBe(2)
    expect((await bellOf(await logInAs(app, ada.email))).items).toHaveLength(2)
  })
})

describe('the current user', () => {
  test('includes the newest twenty unseen notifications, at login and at each check', async () => {
    const ada = await professional()
    const unread = async () => (await ada.api('GET /api/v1/check')).result.notifications
    expect(await unread()).toEqual([])
    const bob = await joinAsCreator(world, app)
    await follow(ada, bob)
    const { actorId, questions } = { actorId: bob.id, questions: await addQuestions(world, bob.id, 21) }
    for (const questionId of questions) {
      world.clock.advance(1_000)
      const activity = { kind: 'question.asked', actorId, data: { questionId } } as const
      await world.ctx.db.transaction().execute((tx) => world.ctx.activity.record(tx, activity))
    }
    await settled(world)
    const last = questions.at(-1)
    expect((await unread())[0]).toMatchObject({ contentType: 'question', slug: last, title: `Why ${last}?` })
    expect(await unread()).toHaveLength(20)
    const body = { user: { email: ada.email, password: PASSWORD } }
    const login = await app.inject({ method: 'POST', url: '/api/v1/professionals/login', payload: body })
    expect(login.json().result.notifications).toHaveLength(20)
    expect((await clear(ada)).statusCode).toBe(200)
    expect(await unread()).toEqual([])
  })
})
