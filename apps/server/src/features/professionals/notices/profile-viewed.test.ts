import { describe, expect, test } from 'vitest'
import { letIn, nextEvent, openSocket } from '../../../../test/sockets.ts'
import { useLiveWorld } from '../../../../test/use-world.ts'
import { notificationMailsTo, notificationsOf, settled } from '../../notifications/notifications.factory.ts'
import { joinAsProfessional, logInAs, type SignedInClient, send } from '../../session/accounts.factory.ts'

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0'

const site = useLiveWorld()
const { world, app } = site

const professional = (options = {}) => joinAsProfessional(world, app, options)
const notificationsFor = (client: SignedInClient) => notificationsOf(world, client)
const mailsTo = (member: SignedInClient) => notificationMailsTo(world, member)
const choose = (client: SignedInClient, kind: string, body: object) =>
  client.call('PATCH', `/api/v1/notification-settings/${kind}`, body)

describe('a view of a member’s story', () => {
  async function look(viewer: SignedInClient | undefined, story: SignedInClient): Promise<void> {
    const { slug } = (await story.api('GET /api/v1/story')).result
    const headers = { 'user-agent': BROWSER }
    const reply = await send(app, 'POST', `/api/v1/professionals/${slug}/views`, { token: viewer?.token, headers })
    expect(reply.statusCode).toBe(200)
  }

  test('notifies the member live, without email, with one entry per day that names each viewer once', async () => {
    const ada = await professional()
    const [eve, bob] = [await professional({ firstName: 'Eve' }), await professional({ firstName: 'Bob' })]
    const tab = await letIn(openSocket(site.origin, ada.token))
    const live = nextEvent(tab, 'profile:view')
    for (const viewer of [eve, eve, undefined]) await look(viewer, ada)
    expect((await live)[0]).toMatchObject({ user: { _id: eve.id }, text: 'looked at your story' })
    tab.disconnect()
    world.clock.advance(1_000)
    await look(bob, ada)
    expect(await notificationsFor(ada)).toMatchObject([
      { name: 'profile-viewed', count: 2, user: { _id: bob.id }, others: ['Eve'], to: '/professional/viewers' },
    ])
    expect(await mailsTo(ada)).toEqual([])
  })

  test('creates a new entry the next day, and is emailed to members who opted in', async () => {
    const [ada, eve] = [await professional(), await professional({ firstName: 'Eve', lastName: 'Stone' })]
    await choose(ada, 'profile-viewed', { mail: true })
    await look(eve, ada)
    await settled(world)
    world.clock.advance(24 * 3_600_000)
    const again = await logInAs(app, ada.email)
    await look(await logInAs(app, eve.email), again)
    expect(await notificationsFor(again)).toHaveLength(2)
    expect(await mailsTo(ada)).toEqual(Array(2).fill('Eve Stone looked at your story'))
  })

  test('sends nothing about private viewers, nor to private viewers or members who turned the notification off', async () => {
    const [ada, ben, eve] = [await professional(), await professional(), await professional()]
    const unseen = (client: SignedInClient, chosen: boolean) =>
      client.api('PUT /api/v1/view-privacy', { body: { unseen: chosen } })
    await look(eve, ada)
    expect(await notificationsFor(ada)).toHaveLength(1)
    for (const _time of [1, 2]) await unseen(eve, true)
    expect(await notificationsFor(ada)).toEqual([])
    await look(eve, ben)
    expect(await notificationsFor(ben)).toEqual([])
    await unseen(ben, true)
    await look(ada, ben)
    expect(await notificationsFor(ben)).toEqual([])
    await choose(ada, 'profile-viewed', { app: false })
    await unseen(ben, false)
    await look(ben, ada)
    expect(await notificationsFor(ada)).toEqual([])
  })
})
