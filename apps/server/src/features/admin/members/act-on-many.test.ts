import { beforeAll, describe, expect, test } from 'vitest'
import { eventually } from '../../../../test/eventually.ts'
import { useWorld } from '../../../../test/use-world.ts'
import { joinAsAdmin, joinAsProfessional, loginIdOf, type SignedInClient } from '../../session/accounts.factory.ts'

const { world, app } = useWorld()
let admin: SignedInClient
let support: SignedInClient

beforeAll(async () => {
  admin = await joinAsAdmin(world, app)
  support = await joinAsAdmin(world, app, 'admin-support')
})

const crowd = (lastName: string, size = 3) =>
  Promise.all(Array.from({ length: size }, () => joinAsProfessional(world, app, { lastName })))
const suspendedEmails = async (clients: readonly SignedInClient[]) => {
  const emails = clients.map(({ email }) => email)
  const rows = await world.ctx.db.selectFrom('login').select('suspended_at').where('email', 'in', emails).execute()
  return rows.filter(({ suspended_at }) => suspended_at !== null).length
}
const NOTIFICATIONS = '/api/v1/admin/members-notifications'
const SUSPENSIONS = '/api/v1/admin/members-suspensions'

describe('acting on many members', () => {
  test('suspends each member that matches a filter once, and is refused if the number of matches has changed', async () => {
    const spammers = await crowd('Spamming')
    const body = { filter: { q: 'spamming' }, count: 3, reason: 'The same link in every post.' }
    expect((await support.call('POST', SUSPENSIONS, { ...body, count: 2 })).json().result.code).toBe(
      'selection-changed',
    )
    expect(await suspendedEmails(spammers)).toBe(0)
    const replies = await Promise.all([support.call('POST', SUSPENSIONS, body), admin.call('POST', SUSPENSIONS, body)])
    const outcomes = replies.map((reply) => reply.json().result)
    expect(outcomes.reduce((sum, { done }) => sum + done, 0)).toBe(3)
    expect(await suspendedEmails(spammers)).toBe(3)
  })

  test('never suspends an admin, even when the filter finds everyone', async () => {
    const { total } = (await support.api('GET /api/v1/admin/members', { query: { role: 'admin' } })).result
    const body = { filter: { role: 'admin' }, count: total, reason: 'Everybody out.' }
    expect((await support.call('POST', SUSPENSIONS, body)).json().result).toEqual({ done: 0, skipped: total })
    expect((await admin.api('GET /api/v1/check')).status).toBe(200)
  })

  test('tags the selected members, and removes the tag', async () => {
    const [one, two] = (await crowd('Tagged', 2)) as [SignedInClient, SignedInClient]
    const ids = [await loginIdOf(world, one), await loginIdOf(world, two)]
    const put = (present: boolean) =>
      support.call('PUT', '/api/v1/admin/members-tags', { ids, count: 2, tag: 'Spring', present })
    expect((await put(true)).json().result).toEqual({ done: 2, skipped: 0 })
    expect((await put(true)).json().result).toEqual({ done: 0, skipped: 2 })
    expect((await support.api('GET /api/v1/admin/members', { query: { tag: 'spring' } })).result.total).toBe(2)
    expect((await put(false)).json().result).toEqual({ done: 2, skipped: 0 })
  })

  test('sets a plan only for admins with the permission', async () => {
    await crowd('Planned', 2)
    const body = { filter: { q: 'planned' }, count: 2, plan: 'Creator' }
    expect((await support.call('PUT', '/api/v1/admin/members-plan', body)).statusCode).toBe(404)
    expect((await admin.call('PUT', '/api/v1/admin/members-plan', body)).json().result).toMatchObject({ done: 2 })
    expect(
      (await admin.api('GET /api/v1/admin/members', { query: { q: 'planned', plan: 'Creator' } })).result.total,
    ).toBe(2)
  })

  test('notifies active members once, by email only if they agreed to news', async () => {
    const [keenMember, quietMember, barredMember] = (await crowd('Told', 3)) as [
      SignedInClient,
      SignedInClient,
      SignedInClient,
    ]
    await keenMember.api('PUT /api/v1/account/news', { body: { agreed: true } })
    const ids = await Promise.all([keenMember, quietMember, barredMember].map((client) => loginIdOf(world, client)))
    await support.call('POST', SUSPENSIONS, { ids: [ids[2]], count: 1, reason: 'The same link.' })
    const body = { ids, count: 3, title: 'Doors open at six', text: 'Bring a friend.', alsoMail: true }
    const content = await joinAsAdmin(world, app, 'admin-content')
    expect((await content.call('POST', NOTIFICATIONS, body)).statusCode).toBe(404)
    expect((await support.call('POST', NOTIFICATIONS, { ...body, title: '' })).statusCode).toBe(400)
    expect((await support.call('POST', NOTIFICATIONS, body)).json().result).toEqual({ done: 2, skipped: 1 })
    await world.backend.queue.work(world.ctx)
    await eventually(async () => {
      const { items } = (await quietMember.api('GET /api/v1/notifications', { query: {} })).result
      expect(items).toContainEqual(expect.objectContaining({ text: 'Doors open at six' }))
      const mailedAddresses = world.ctx.db.selectFrom('mail').select('to_address').where('name', '=', 'broadcast')
      expect(await mailedAddresses.execute()).toEqual([{ to_address: keenMember.email }])
    })
    const { items } = (await support.api('GET /api/v1/admin/notifications', { query: {} })).result
    expect(items[0]).toMatchObject({
      title: 'Doors open at six',
      audience: { chosen: 2 },
      recipients: 2,
      state: 'sent',
    })
    const broadcasts = await world.ctx.db.selectFrom('broadcast').select('audience').execute()
    expect(JSON.stringify(broadcasts)).not.toContain(ids[0])
  })

  test.for([
    ['an empty selection', { count: 1 }, 409],
    ['ids together with a filter', { ids: ['0197a0a0-0000-7000-8000-000000000000'], filter: {}, count: 1 }, 409],
    ['more than 500', { filter: {}, count: 501 }, 400],
    ['a count of zero', { filter: {}, count: 0 }, 400],
    ['without a reason', { filter: {}, count: 1, reason: '' }, 400],
  ] as const)('refuses %s', async ([, body, status]) => {
    expect((await support.call('POST', SUSPENSIONS, { reason: 'No reason.', ...body })).statusCode).toBe(status)
  })
})

test('names that look like formulas are escaped in the downloaded list, and the download is recorded', async () => {
  await joinAsProfessional(world, app, { firstName: '=HYPERLINK("x")', lastName: 'Formula' })
  const { csv, name } = (await support.api('GET /api/v1/admin/members-download', { query: { q: 'formula' } })).result
  expect(name).toBe('members-2026-06-15.csv')
  expect(csv).toContain(`"'=HYPERLINK(""x"") Formula"`)
  expect(csv.trim().split('\r\n')).toHaveLength(2)
  const acts = world.ctx.db.selectFrom('admin_act').select(['login_id', 'after']).where('act', '=', 'list.downloaded')
  expect(await acts.execute()).toMatchObject([{ login_id: await loginIdOf(world, support), after: { searched: true } }])
})

test('each admin has their own saved views, one per name', async () => {
  const view = { list: 'members', name: 'Spam', search: '?q=spam' } as const
  const first = (await support.api('POST /api/v1/admin/views', { body: view })).result
  const second = (await support.api('POST /api/v1/admin/views', { body: { ...view, search: '?q=scam' } })).result
  expect(second).toEqual({ ...first, search: '?q=scam' })
  const viewsOf = async ({ api }: SignedInClient) =>
    (await api('GET /api/v1/admin/views', { query: { list: 'members' } })).result.views
  expect([await viewsOf(support), await viewsOf(admin)]).toEqual([[second], []])
  const path = `/api/v1/admin/views/${first._id}`
  expect((await admin.call('DELETE', path)).statusCode).toBe(404)
  expect((await support.call('DELETE', path)).statusCode).toBe(200)
  for (let i = 0; i < 30; i += 1)
    await support.api('POST /api/v1/admin/views', { body: { ...view, name: `View ${i}` } })
  expect((await support.api('POST /api/v1/admin/views', { body: view })).status).toBe(409)
})
