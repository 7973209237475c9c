import { beforeAll, expect, test } from 'vitest'
import { eventually } from '../../../../test/eventually.ts'
import { useWorld } from '../../../../test/use-world.ts'
import { importedCompany } from '../../companies/companies.factory.ts'
import { joinAsAdmin, joinAsEmployer, type SignedInClient } from '../../session/accounts.factory.ts'

const COMPANIES = '/api/v1/admin/companies'

const { world, app, api } = useWorld()
let admin: SignedInClient
let support: SignedInClient

beforeAll(async () => {
  admin = await joinAsAdmin(world, app)
  support = await joinAsAdmin(world, app, 'admin-support')
})

const page = (slug: string) => api('GET /api/v1/companies/{slug}', { params: { slug } })

test('hiding all companies that match a filter hides each once, and is refused if the number of matches has changed', async () => {
  const slugs = ['Fakery One', 'Fakery Two', 'Fakery Three'].map((name) => name.toLowerCase().replaceAll(' ', '-'))
  for (const name of ['Fakery One', 'Fakery Two', 'Fakery Three']) await importedCompany(world, name)
  const body = { filter: { q: 'fakery' }, count: 3, reason: 'They are not real.' }
  expect((await support.call('PUT', `${COMPANIES}-hiding`, { ...body, count: 2 })).json().result.code).toBe(
    'selection-changed',
  )
  expect((await page(slugs[0] ?? '')).status).toBe(200)
  const replies = await Promise.all([1, 2].map(() => support.call('PUT', `${COMPANIES}-hiding`, body)))
  expect(replies.reduce((sum, reply) => sum + reply.json().result.done, 0)).toBe(3)
  expect(await Promise.all(slugs.map(async (slug) => (await page(slug)).status))).toEqual([404, 404, 404])
  const acts = world.ctx.db.selectFrom('admin_act').select('act').where('act', '=', 'company.hidden')
  expect(await acts.execute()).toHaveLength(3)
})

test('a tag can be added to the selected companies and removed again', async () => {
  const ids = [await importedCompany(world, 'Tagged One'), await importedCompany(world, 'Tagged Two')].map(
    ({ id }) => id,
  )
  const put = (present: boolean) => support.call('PUT', `${COMPANIES}-tags`, { ids, count: 2, tag: 'Spring', present })
  expect((await put(true)).json().result).toEqual({ done: 2, skipped: 0 })
  expect((await put(true)).json().result).toEqual({ done: 0, skipped: 2 })
  expect((await support.api('GET /api/v1/admin/companies', { query: { tag: 'spring' } })).result.total).toBe(2)
  expect((await put(false)).json().result).toEqual({ done: 2, skipped: 0 })
})

test('only admins with the permission can set the plan of the selected companies', async () => {
  const company = await joinAsEmployer(world, app, { companyName: 'Planned Works' })
  const body = { ids: [company.id], count: 1, plan: 'Pro' }
  expect((await support.call('PUT', `${COMPANIES}-plan`, body)).statusCode).toBe(404)
  expect((await admin.call('PUT', `${COMPANIES}-plan`, body)).json().result).toEqual({ done: 1, skipped: 0 })
  expect((await admin.call('PUT', `${COMPANIES}-plan`, body)).json().result).toEqual({ done: 0, skipped: 1 })
  expect((await company.api('GET /api/v1/check')).result.paidPlan).toBe('Pro')
})

test('a notification reaches the teams of the selected companies, and skips a company without a team', async () => {
  const team = await joinAsEmployer(world, app, { companyName: 'Told Works', plan: 'Pro' })
  const ids = [team.id, (await importedCompany(world, 'Told Nobody')).id]
  const body = { ids, count: 2, title: 'A new form for jobs', text: '', alsoMail: false }
  expect((await support.call('POST', `${COMPANIES}-notifications`, body)).json().result).toEqual({
    done: 1,
    skipped: 1,
  })
  await world.backend.queue.work(world.ctx)
  await eventually(async () => {
    const { items } = (await team.api('GET /api/v1/notifications', { query: {} })).result
    expect(items).toContainEqual(expect.objectContaining({ text: 'A new form for jobs' }))
  })
})

test('an empty selection, ids together with a filter, and more than 500 companies are refused', async () => {
  const put = (chosen: object) =>
    support.call('PUT', `${COMPANIES}-hiding`, { reason: 'No reason.', count: 1, ...chosen })
  expect((await put({})).json().result.code).toBe('nothing-selected')
  const idsAndFilter = { ids: ['0197a0a0-0000-7000-8000-000000000000'], filter: {} }
  expect((await put(idsAndFilter)).json().result.code).toBe('nothing-selected')
  expect((await put({ filter: {}, count: 501 })).statusCode).toBe(400)
  const content = await joinAsAdmin(world, app, 'admin-content')
  expect(
    (await content.call('PUT', `${COMPANIES}-hiding`, { filter: {}, count: 1, reason: 'x'.repeat(5) })).statusCode,
  ).toBe(404)
})
