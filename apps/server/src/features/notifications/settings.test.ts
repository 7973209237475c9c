import type { InputOf } from '@rise/contract/contract'
import type { NoticeSettings } from '@rise/contract/notice'
import { notificationKinds } from '@rise/contract/notifications/kinds'
import { type Preset, presetOf, presets } from '@rise/contract/notifications/presets/kinds'
import { beforeAll, describe, expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { followUrl } from '../connections/connections.factory.ts'
import {
  joinAsAdmin,
  joinAsEmployer,
  joinAsProfessional,
  type SignedInClient,
  send,
} from '../session/accounts.factory.ts'
import { forgetNotifications } from './forget-notifications.task.ts'
import { settled } from './notifications.factory.ts'

const { world, app, api } = useWorld()
beforeAll(async () => {
  await world.backend.queue.work(world.ctx)
})

const professional = () => joinAsProfessional(world, app)
const follow = (client: SignedInClient, other: SignedInClient) => client.call('POST', followUrl(client, other.id))
const bellOf = async ({ api }: SignedInClient) =>
  (await api('GET /api/v1/notifications', { query: { only: 'fresh' } })).result
const settingsOf = async ({ api }: SignedInClient) => (await api('GET /api/v1/notification-settings')).result
const change = (
  { api }: SignedInClient,
  body: NonNullable<InputOf<'PATCH /api/v1/notification-settings/{kind}'>['body']>,
) => api('PATCH /api/v1/notification-settings/{kind}', { params: { kind: 'new-follower' }, body })

/** Returns the notices that the contract declares for a role. */
const namesFor = (role: string) =>
  Object.entries<NoticeSettings[string]>(notificationKinds).flatMap(([name, { of = role }]) =>
    of === role ? [name] : [],
  )

describe('settings', () => {
  const url = '/api/v1/notification-settings'

  test('apply to the bell and to email separately', async () => {
    const [ada, bob] = [await professional(), await professional()]
    const all = await settingsOf(ada)
    expect(all.map(({ kind }) => kind)).toEqual(namesFor('professional'))
    const defaultsOf = (wanted: string) => {
      const { app: inApp, mail, push } = all.find(({ kind }) => kind === wanted) ?? {}
      return [inApp, mail, push]
    }
    expect(defaultsOf('new-follower')).toEqual([true, true, true])
    expect(defaultsOf('profile-viewed')).toEqual([true, false, false])
    expect(defaultsOf('mission:progress'), 'not behind the bell, and never emailed').toEqual([false, null, false])
    expect(defaultsOf('new-post'), 'pushed, though not emailed').toEqual([true, false, true])
    const acme = await joinAsEmployer(world, app)
    expect((await settingsOf(acme)).map(({ kind }) => kind)).toEqual(namesFor('employer'))
    expect(namesFor('employer')).not.toEqual(namesFor('professional'))
    expect(all[0]).toMatchObject({ title: 'New followers', hint: expect.any(String) })
    await Promise.all([change(ada, { app: false }), change(ada, { mail: false })])
    const [first, second] = await settingsOf(ada)
    expect([first, second]).toMatchObject([
      { app: false, mail: false },
      { app: true, mail: false },
    ])
    await follow(bob, ada)
    await settled(world)
    expect((await bellOf(ada)).fresh).toBe(0)
    expect((await world.mailbox.all(ada.email)).map(({ name }) => name)).not.toContain('notification')
  })

  test('are refused to guests and admins, and for unknown kinds and invalid values', async () => {
    const [ada, admin] = [await professional(), await joinAsAdmin(world, app)]
    expect((await api('GET /api/v1/notification-settings')).status).toBe(401)
    expect(await settingsOf(admin)).toEqual([])
    expect((await change(admin, { app: true })).status).toBe(403)
    const wrongReplies = [
      await ada.call('PATCH', `${url}/weather`, { app: true }),
      await ada.call('PATCH', `${url}/new-follower`, { mail: 'daily' }),
    ]
    expect(wrongReplies.map((reply) => [reply.statusCode, Object.keys(reply.json().result.fields)])).toEqual([
      [400, ['params.kind']],
      [400, ['body.mail']],
    ])
  })

  test('can be changed by a mail program’s one-click unsubscribe without logging in, but not by a forged link', async () => {
    const [ada, bob] = [await professional(), await professional()]
    await follow(bob, ada)
    await settled(world)
    const mail = await world.ctx.db
      .selectFrom('mail')
      .select('unsubscribe_url')
      .where('to_address', '=', ada.email)
      .where('name', '=', 'notification')
      .executeTakeFirstOrThrow()
    const oneClick = (mail.unsubscribe_url ?? '').replace(world.ctx.config.publicUrl, '')
    const refusal = await send(app, 'POST', oneClick.slice(0, -2))
    expect([refusal.statusCode, refusal.json().result.code]).toEqual([400, 'stop-link-not-valid'])
    for (const _time of [1, 2]) {
      const clickReply = await app.inject({
        method: 'POST',
        url: oneClick,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      })
      expect(clickReply.json()).toEqual({ success: true, result: { title: 'New followers' } })
    }
    const [followers, ...others] = await settingsOf(ada)
    expect(followers).toMatchObject({ app: true, mail: false })
    expect(others.filter(({ app: inApp }) => !inApp).map(({ kind }) => kind)).toEqual(['mission:progress'])
  })
})

describe('several settings', () => {
  const ofGroup = async (client: SignedInClient, group: string) =>
    (await settingsOf(client)).filter((setting) => setting.group === group)
  const preset = ({ api: own }: SignedInClient, name: Preset) =>
    own('PUT /api/v1/notification-settings/preset', { body: { preset: name } })

  test('change together, only in the channels and kinds that are named', async () => {
    const ada = await professional()
    const [people, jobs] = [await ofGroup(ada, 'people'), await ofGroup(ada, 'jobs')]
    const kinds = people.map(({ kind }) => kind)
    const changeAll = () => ada.api('PATCH /api/v1/notification-settings', { body: { kinds, mail: false } })
    expect((await changeAll()).status).toBe(200)
    await Promise.all(Array.from({ length: 20 }, changeAll))
    expect(await ofGroup(ada, 'people')).toEqual(people.map((setting) => ({ ...setting, mail: false })))
    expect(await ofGroup(ada, 'jobs')).toEqual(jobs)
  })

  test('leave email off for a kind that is never emailed', async () => {
    const ada = await professional()
    const kinds = ['mission:progress', 'mission:done'] as const
    await ada.api('PATCH /api/v1/notification-settings', { body: { kinds: [...kinds], mail: true } })
    const mails = new Map((await settingsOf(ada)).map(({ kind, mail }) => [kind, mail]))
    expect(kinds.map((kind) => mails.get(kind))).toEqual([null, true])
  })

  test('follow a preset, and equal it until one of them changes', async () => {
    const ada = await professional()
    expect(presetOf(await settingsOf(ada)), 'the default').toBe('balanced')
    for (const name of presets) {
      expect(presetOf((await preset(ada, name)).result)).toBe(name)
      expect(presetOf(await settingsOf(ada))).toBe(name)
    }
    await Promise.all(Array.from({ length: 20 }, () => preset(ada, 'calm')))
    const calm = new Map((await settingsOf(ada)).map((setting) => [setting.kind, setting]))
    expect(calm.get('interview:proposed')).toMatchObject({ app: true, mail: true, push: true })
    expect(calm.get('new-follower')).toMatchObject({ app: true, mail: false, push: false })
    await change(ada, { push: true })
    expect(presetOf(await settingsOf(ada))).toBeUndefined()
  })

  test('are refused to guests and admins, and for unknown kinds and presets', async () => {
    const [ada, admin] = [await professional(), await joinAsAdmin(world, app)]
    const [url, presetUrl] = ['/api/v1/notification-settings', '/api/v1/notification-settings/preset']
    const statusOf = async (reply: Promise<{ statusCode: number }>) => (await reply).statusCode
    const kinds = ['new-follower']
    expect(await statusOf(send(app, 'PATCH', url, { body: { kinds, mail: false } }))).toBe(401)
    expect(await statusOf(send(app, 'PUT', presetUrl, { body: { preset: 'calm' } }))).toBe(401)
    expect(await statusOf(admin.call('PATCH', url, { kinds, mail: false }))).toBe(403)
    expect(await statusOf(admin.call('PUT', presetUrl, { preset: 'calm' }))).toBe(403)
    for (const body of [{ kinds: [] }, { kinds: ['weather'] }, { mail: false }, { kinds, mail: 'daily' }])
      expect(await statusOf(ada.call('PATCH', url, body))).toBe(400)
    expect(await statusOf(ada.call('PUT', presetUrl, { preset: 'loud' }))).toBe(400)
  })
})

test('a member can’t clear the bell of another role, and an admin’s is empty', async () => {
  const [ada, acme, admin] = [await professional(), await joinAsEmployer(world, app), await joinAsAdmin(world, app)]
  expect((await ada.api('DELETE /api/v1/{roles}/notifications', { params: { roles: 'employers' } })).status).toBe(403)
  expect((await acme.api('DELETE /api/v1/{roles}/notifications', { params: { roles: 'companies' } })).status).toBe(200)
  expect((await api('DELETE /api/v1/{roles}/notifications', { params: { roles: 'professionals' } })).status).toBe(401)
  expect((await ada.call('DELETE', '/api/v1/admins/notifications')).statusCode).toBe(400)
  expect(await bellOf(admin)).toEqual({ items: [], next: null, fresh: 0 })
})

test('notifications are deleted after a year', async () => {
  const [ada, bob] = [await professional(), await professional()]
  await follow(bob, ada)
  await settled(world)
  world.clock.advance(366 * 86_400_000)
  await forgetNotifications.handle(world.ctx, {})
  const rows = await world.ctx.db.selectFrom('notification').select('id').where('member_id', '=', ada.id).execute()
  expect(rows).toEqual([])
})
