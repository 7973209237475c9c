import { beforeEach, describe, expect, test } from 'vitest'
import { createKeys } from '../../../platform/secrets/keys.ts'
import { followUrl } from '../../connections/connections.factory.ts'
import { befriend, passUnreadHour, write } from '../../convos/convos.factory.ts'
import { joinAsAdmin, joinAsProfessional, logInAs, type SignedInClient, send } from '../../session/accounts.factory.ts'
import { settled } from '../notifications.factory.ts'
import { push } from './push.task.ts'
import { pushKeys } from './push-keys.ts'
import { vapidClaims } from './push-service.fixture.ts'
import { usePushWorld } from './push-world.factory.ts'

const { world, app, api, service } = await usePushWorld()
beforeEach(() => {
  service.received.length = 0
})

const url = '/api/v1/notifications/subscribe'
const professional = (options = {}) => joinAsProfessional(world, app, options)
const follow = (client: SignedInClient, other: SignedInClient) => client.call('POST', followUrl(client, other.id))

async function register(member: SignedInClient, browser = service.subscribe()) {
  const reply = await member.call('POST', url, { ...browser, userId: member.id })
  expect(reply.json()).toEqual({ success: true, result: {} })
  return browser
}
const subscriptionsOf = async ({ id }: SignedInClient) => {
  const rows = await world.ctx.db
    .selectFrom('push_subscription')
    .select('endpoint')
    .where('member_id', '=', id)
    .execute()
  return rows.map(({ endpoint }) => endpoint)
}
const receivedAt = (...browsers: { endpoint: string }[]) =>
  service.received.filter(({ path }) => browsers.some(({ endpoint }) => endpoint.endsWith(path)))

describe('a subscribed browser', () => {
  test('can decrypt its member’s notification from a server that proves its identity', async () => {
    const [ada, bob] = [await professional(), await professional({ firstName: 'Bob', lastName: 'Moore' })]
    const browser = await register(ada, service.subscribe('https://push.example'))
    await follow(bob, ada)
    await expect.poll(() => receivedAt(browser)).toHaveLength(1)
    const [{ message, headers } = { message: undefined, headers: {} }] = receivedAt(browser)
    expect(message).toEqual({
      title: 'Bob Moore follows you',
      text: '',
      to: '/professional/community?list=followers',
      icon: '/icon-512.png',
      tag: expect.any(String),
    })
    expect(headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm', topic: expect.any(String) })
    const { publicKey } = (await ada.api('GET /api/v1/notifications/push-key')).result
    expect(vapidClaims(headers.authorization, publicKey)).toMatchObject({
      aud: 'https://push.example',
      sub: 'mailto:no-reply@localhost',
    })
  })

  test('receives notifications of the kinds with push on, even if the other channels are off, and no others', async () => {
    const [ada, bob, eve] = [await professional(), await professional(), await professional({ firstName: 'Eve' })]
    const browser = await register(ada)
    const kind = { params: { kind: 'new-follower' } } as const
    await ada.api('PATCH /api/v1/notification-settings/{kind}', { ...kind, body: { push: false } })
    await follow(bob, ada)
    await settled(world)
    await ada.api('PATCH /api/v1/notification-settings/{kind}', { ...kind, body: { push: true, app: false } })
    world.clock.advance(86_400_000)
    await follow(await logInAs(app, eve.email), ada)
    await expect.poll(() => receivedAt(browser)).toHaveLength(1)
    expect(receivedAt(browser)[0]?.message).toMatchObject({ title: expect.stringMatching(/^Eve .*follows you$/) })
    const laterSession = await logInAs(app, ada.email)
    expect((await laterSession.api('GET /api/v1/notifications')).result.items).toMatchObject([
      { user: { _id: bob.id } },
    ])
  })

  test('is notified of an unread message with a quote, and of a request without one', async () => {
    const [ada, bob, eve] = [
      await professional({ firstName: 'Ada', lastName: 'Brook' }),
      await professional(),
      await professional({ firstName: 'Eve', lastName: 'Moore' }),
    ]
    await befriend(ada, bob)
    await settled(world)
    const browser = await register(bob)
    await write(ada, bob, 'Lunch at noon?')
    await write(eve, bob, 'Buy my lamps')
    await passUnreadHour(world)
    await expect.poll(() => receivedAt(browser)).toHaveLength(2)
    const messages = receivedAt(browser).map(({ message }) => message)
    expect(messages).toContainEqual(
      expect.objectContaining({ title: 'Ada Brook sent you a message', text: 'Lunch at noon?' }),
    )
    expect(messages).toContainEqual(
      expect.objectContaining({ title: 'Eve Moore would like to write to you', text: '' }),
    )
    expect(JSON.stringify(messages)).not.toContain('lamps')
  })

  test('is unsubscribed at logout, and when its session is ended from another device', async () => {
    const ada = await professional()
    const other = await logInAs(app, ada.email)
    const [here, there] = [await register(ada), await register(other)]
    expect((await subscriptionsOf(ada)).toSorted()).toEqual([here.endpoint, there.endpoint].toSorted())
    const sessions = (await ada.api('GET /api/v1/account/sessions')).result
    const elsewhere = sessions.find(({ current }) => !current)
    await ada.api('DELETE /api/v1/account/sessions/{id}', { params: { id: elsewhere?._id ?? '' } })
    expect(await subscriptionsOf(ada)).toEqual([here.endpoint])
    await send(app, 'POST', '/api/v1/logout', { token: ada.refreshToken })
    expect(await subscriptionsOf(ada)).toEqual([])
  })

  test('moves to the next member who logs in, and a member keeps only the newest ten', async () => {
    const [ada, bob] = [await professional(), await professional()]
    const browser = await register(ada)
    await register(bob, browser)
    await register(bob, browser)
    expect([await subscriptionsOf(ada), await subscriptionsOf(bob)]).toEqual([[], [browser.endpoint]])
    for (let number = 0; number < 10; number += 1) {
      world.clock.advance(1_000)
      await register(bob)
    }
    expect(await subscriptionsOf(bob)).toHaveLength(10)
    expect(await subscriptionsOf(bob)).not.toContain(browser.endpoint)
    await bob.api('POST /api/v1/notifications/unsubscribe', {
      body: { endpoint: (await subscriptionsOf(bob))[0] ?? '' },
    })
    expect(await subscriptionsOf(bob)).toHaveLength(9)
  })

  test('registered by fifty simultaneous requests is stored once', async () => {
    const ada = await professional()
    const browser = service.subscribe()
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => ada.call('POST', url, { ...browser, userId: ada.id })),
    )
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(await subscriptionsOf(ada)).toEqual([browser.endpoint])
  })
})

describe('a push service', () => {
  test.for([404, 410])('that replies %i gets no further requests for that browser', async (status) => {
    const [ada, bob] = [await professional(), await professional()]
    const endedBrowser = await register(ada)
    service.statuses.set(new URL(endedBrowser.endpoint).pathname, status)
    await follow(bob, ada)
    await expect.poll(() => subscriptionsOf(ada)).toEqual([])
  })

  test('is retried when it fails, but only for browsers that lack the message', async () => {
    const [ada, bob] = [await professional(), await professional()]
    const [well, ill] = [await register(ada), await register(ada)]
    const path = new URL(ill.endpoint).pathname
    service.statuses.set(path, 503)
    await follow(bob, ada)
    await expect.poll(() => receivedAt(well)).toHaveLength(1)
    service.statuses.delete(path)
    await expect.poll(() => receivedAt(ill)).toHaveLength(1)
    expect(receivedAt(well)).toHaveLength(1)
    expect(await subscriptionsOf(ada)).toHaveLength(2)
  })

  test('gets nothing for a browser whose session has ended, or about seen notifications', async () => {
    const [ada, bob] = [await professional(), await professional()]
    const browser = service.subscribe()
    await follow(bob, ada)
    await settled(world)
    await register(ada, browser)
    const row = await world.ctx.db
      .selectFrom('notification')
      .select('id')
      .where('member_id', '=', ada.id)
      .executeTakeFirstOrThrow()
    await ada.api('DELETE /api/v1/{roles}/notifications', { params: { roles: 'professionals' } })
    await push.handle(world.ctx, { memberIds: [ada.id], notificationId: row.id })
    world.clock.advance(61 * 86_400_000)
    await push.handle(world.ctx, { memberIds: [ada.id], count: 3 })
    expect(receivedAt(browser)).toEqual([])
  })
})

describe('subscribing refuses', () => {
  test('guests, admins, another member’s id and further fields', async () => {
    const [ada, bob, admin] = [await professional(), await professional(), await joinAsAdmin(world, app)]
    const browser = service.subscribe()
    expect((await api('POST /api/v1/notifications/subscribe', { body: { ...browser, userId: ada.id } })).status).toBe(
      401,
    )
    expect((await admin.call('POST', url, { ...browser, userId: ada.id })).statusCode).toBe(403)
    expect((await ada.call('POST', url, { ...browser, userId: bob.id })).json().result.code).toBe('another-account')
    expect((await ada.call('POST', url, { ...browser, userId: ada.id, more: 1 })).statusCode).toBe(400)
    expect(await subscriptionsOf(ada)).toEqual([])
  })

  test.for([
    ['http://push.example/1', 'body.endpoint'],
    ['https://127.0.0.1/1', 'body.endpoint'],
    ['https://printer.local/1', 'body.endpoint'],
    ['https://push.service.example:8443/1', 'body.endpoint'],
    ['ftp://push.service.example/1', 'body.endpoint'],
    ['nowhere', 'body.endpoint'],
    [`https://push.service.example/${'x'.repeat(1_000)}`, 'body.endpoint'],
  ] as const)('the address %s', async ([endpoint, field]) => {
    const ada = await professional()
    const refusal = await ada.call('POST', url, { ...service.subscribe(), endpoint, userId: ada.id })
    expect([refusal.statusCode, Object.keys(refusal.json().result.fields)]).toEqual([400, [field]])
  })

  test('keys that can’t be used for encryption', async () => {
    const ada = await professional()
    const { endpoint, keys } = service.subscribe()
    const wrongKeys = { endpoint, keys: { ...keys, p256dh: `B${'A'.repeat(86)}` }, userId: ada.id }
    const refusal = await ada.call('POST', url, wrongKeys)
    expect(refusal.json().result.fields).toEqual({ 'body.keys.p256dh': expect.any(String) })
  })
})

describe('the keys of the server', () => {
  test('stay the same, are sealed in the database, and are replaced when they can’t be opened', async () => {
    const { ctx } = world
    const [first, second] = await Promise.all([pushKeys({ ...ctx, db: ctx.db }), pushKeys(ctx)])
    expect(second).toEqual(first)
    const row = await ctx.db
      .selectFrom('kept_secret')
      .select('value')
      .where('name', '=', 'vapid')
      .executeTakeFirstOrThrow()
    expect(row.value).not.toContain(first.privateKey)
    const configuredKeys = { publicKey: 'public', privateKey: 'private' }
    const config = { ...ctx.config, vapid: { subject: '', keys: configuredKeys } }
    expect(await pushKeys({ ...ctx, config })).toBe(configuredKeys)
    // Simulates another process after the installation's secret was replaced.
    const restartedContext = {
      ...ctx,
      db: ctx.db.withoutPlugins(),
      keys: createKeys('another secret of the installation'),
    }
    expect((await pushKeys(restartedContext)).publicKey).not.toBe(first.publicKey)
  })
})
