import type { InputOf } from '@rise/contract/contract'
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
const follow = (one: SignedInClient, other: SignedInClient) => one.call('POST', followUrl(one, other.id))
const bellOf = async ({ api: own }: SignedInClient) =>
  (await own('GET /api/v1/notifications', { query: { only: 'fresh' } })).result
const settingsOf = async ({ api: own }: SignedInClient) => (await own('GET /api/v1/notification-settings')).result
const change = (
  { api: own }: SignedInClient,
  body: NonNullable<InputOf<'PATCH /api/v1/notification-settings/{kind}'>['body']>,
) => own('PATCH /api/v1/notification-settings/{kind}', { params: { kind: 'new-follower' }, body })

describe('settings', () => {
  const url = '/api/v1/notification-settings'

  test('hold for the bell and for mail, each for itself', async () => {
    const [ada, bob] = [await professional(), await professional()]
    const all = await settingsOf(ada)
    expect(all.map(({ kind, app: inApp, mail }) => [kind, inApp, mail])).toEqual([
      ['new-follower', true, true],
      ['profile-viewed', true, false],
      ['page-claimed', true, false],
      ['page-consent', true, true],
      ['case-published', true, false],
      ['case:credit', true, true],
      ['new-badge', true, false],
      ['mission:progress', false, null],
      ['mission:done', true, false],
      ['reward:answered', true, null],
      ['icebreaker-answer', true, true],
      ['new-icebreaker', true, false],
      ['question:addReaction', true, false],
      ['headline:addReaction', true, false],
      ['hello:addReaction', true, false],
      ['win:addReaction', true, false],
      ['post:addReaction', true, false],
      ['headline-answer', true, true],
      ['win:answer', true, true],
      ['comment:new', true, true],
      ['comment:reply', true, true],
      ['missed-message', true, true],
      ['mention', true, true],
      ['suggestion-published', true, true],
      ['report-decided', true, false],
      ['moderation-notice', true, true],
      ['poll-closed', true, false],
      ['comment:reaction', true, false],
      ['event:participate', true, false],
      ['event:reminder', true, true],
      ['event:change', true, true],
      ['event:note', true, true],
      ['event:place', true, true],
      ['event:host', true, true],
      ['layoff:ending', true, true],
      ['layoff:decided', true, true],
      ['application:opened', true, false],
      ['application:moved', true, true],
      ['application:answered', true, true],
      ['interview:proposed', true, true],
      ['application:unanswered', true, true],
      ['application:closed', true, true],
      ['saved-search', true, true],
      ['auto-apply:queued', true, true],
      ['broadcast', true, true],
      ['new-post', true, false],
    ])
    const pushed = all.filter(({ push }) => push)
    expect(pushed.map(({ kind }) => kind)).toEqual([
      ...['new-follower', 'page-consent', 'case:credit', 'icebreaker-answer', 'headline-answer'],
      ...['win:answer', 'comment:new', 'comment:reply'],
      ...['missed-message', 'mention', 'suggestion-published', 'moderation-notice'],
      ...['event:reminder', 'event:change', 'event:note', 'event:place', 'event:host'],
      ...['layoff:ending', 'layoff:decided'],
      ...['application:moved', 'application:answered', 'interview:proposed', 'application:unanswered'],
      'application:closed',
      ...['saved-search', 'auto-apply:queued', 'broadcast', 'new-post'],
    ])
    const acme = await joinAsEmployer(world, app)
    const theirs = (await settingsOf(acme)).map(({ kind }) => kind)
    expect(theirs).toEqual([
      ...['new-follower', 'page-claimed', 'invitation-accepted', 'case-published', 'new-badge'],
      ...['mission:progress', 'mission:done'],
      ...['new-icebreaker', 'hello:addReaction', 'win:addReaction', 'post:addReaction'],
      ...['win:answer', 'comment:new', 'comment:reply', 'missed-message', 'mention'],
      ...['report-decided', 'moderation-notice', 'poll-closed', 'comment:reaction'],
      ...['event:reminder', 'event:change', 'event:note', 'event:place', 'event:host'],
      'layoff:decided',
      ...['job:ending', 'application:received', 'application:answered', 'interview:picked'],
      ...['application:unanswered', 'broadcast', 'new-post'],
    ])
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

  test('refuse guests, admins, unknown kinds and values that are none', async () => {
    const [ada, admin] = [await professional(), await joinAsAdmin(world, app)]
    expect((await api('GET /api/v1/notification-settings')).status).toBe(401)
    expect(await settingsOf(admin)).toEqual([])
    expect((await change(admin, { app: true })).status).toBe(403)
    const wrong = [
      await ada.call('PATCH', `${url}/weather`, { app: true }),
      await ada.call('PATCH', `${url}/new-follower`, { mail: 'daily' }),
    ]
    expect(wrong.map((reply) => [reply.statusCode, Object.keys(reply.json().result.fields)])).toEqual([
      [400, ['params.kind']],
      [400, ['body.mail']],
    ])
  })

  test('a mail program ends the mails with one click, without signing in; a link that was changed does not', async () => {
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
    const refused = await send(app, 'POST', oneClick.slice(0, -2))
    expect([refused.statusCode, refused.json().result.code]).toEqual([400, 'stop-link-not-valid'])
    for (const _time of [1, 2]) {
      const clicked = await app.inject({
        method: 'POST',
        url: oneClick,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      })
      expect(clicked.json()).toEqual({ success: true, result: { title: 'New followers' } })
    }
    const [followers, ...others] = await settingsOf(ada)
    expect(followers).toMatchObject({ app: true, mail: false })
    expect(others.filter(({ app: inApp }) => !inApp).map(({ kind }) => kind)).toEqual(['mission:progress'])
  })
})

test('the bell of another role is refused; that of an admin is empty', async () => {
  const [ada, acme, admin] = [await professional(), await joinAsEmployer(world, app), await joinAsAdmin(world, app)]
  expect((await ada.api('DELETE /api/v1/{roles}/notifications', { params: { roles: 'employers' } })).status).toBe(403)
  expect((await acme.api('DELETE /api/v1/{roles}/notifications', { params: { roles: 'companies' } })).status).toBe(200)
  expect((await api('DELETE /api/v1/{roles}/notifications', { params: { roles: 'professionals' } })).status).toBe(401)
  expect((await ada.call('DELETE', '/api/v1/admins/notifications')).statusCode).toBe(400)
  expect(await bellOf(admin)).toEqual({ items: [], next: null, fresh: 0 })
})

test('what was told a year ago is forgotten', async () => {
  const [ada, bob] = [await professional(), await professional()]
  await follow(bob, ada)
  await settled(world)
  world.clock.advance(366 * 86_400_000)
  await forgetNotifications.handle(world.ctx, {})
  const rows = await world.ctx.db.selectFrom('notification').select('id').where('member_id', '=', ada.id).execute()
  expect(rows).toEqual([])
})
