import { expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { joinAsCreator } from '../../real-talk/real-talk.factory.ts'
import { joinAsAdmin, joinAsProfessional } from '../../session/accounts.factory.ts'
import { publishArticle } from '../headlines.factory.ts'

const { world, app, api } = useWorld()

test('content admins find headlines by words in the title, hide one, and show it again', async () => {
  const author = await joinAsCreator(world, app)
  const admin = await joinAsAdmin(world, app, 'admin-content')
  const { slug } = await publishArticle(author, { title: 'Bridges hold by being built' })
  world.clock.advance(1_000)
  await publishArticle(author, { title: 'Tunnels are holes' })
  const titlesOf = async (state: 'public' | 'hidden', q = '') =>
    (await admin.api('GET /api/v1/admin/headlines', { query: { state, q } })).result.items
  const [headline] = await titlesOf('public', 'bridg')
  expect(headline).toMatchObject({ slug, title: 'Bridges hold by being built', host: null })
  expect((await titlesOf('public')).map(({ title }) => title)).toEqual([
    'Tunnels are holes',
    'Bridges hold by being built',
  ])
  expect(await titlesOf('public', '???')).toEqual([])

  const params = { id: headline?._id ?? '' }
  const turn = (hidden: boolean, who = admin) =>
    who.api('PUT /api/v1/admin/headlines/{id}/visibility', { params, body: { hidden } })
  const status = async () => (await api('GET /api/v1/headlines/{slug}', { params: { slug } })).status
  expect((await turn(true)).status).toBe(200)
  expect([await status(), (await titlesOf('hidden')).length, (await titlesOf('public')).length]).toEqual([404, 1, 1])
  expect((await turn(false)).status).toBe(200)
  expect([await status(), (await titlesOf('hidden')).length]).toEqual([200, 0])
  const acts = await world.ctx.db.selectFrom('admin_act').select(['act', 'after']).orderBy('created_at').execute()
  expect(acts.map(({ act }) => act).toSorted()).toEqual(['headline.hidden', 'headline.shown'])

  for (const other of [author, await joinAsAdmin(world, app, 'admin-support'), await joinAsProfessional(world, app)]) {
    expect((await turn(true, other)).status).toBe(404)
    expect((await other.api('GET /api/v1/admin/headlines', { query: {} })).status).toBe(404)
  }
  const unknownCall = { params: { id: '0197a0a0-0000-7000-8000-000000000000' }, body: { hidden: true } }
  expect((await admin.api('PUT /api/v1/admin/headlines/{id}/visibility', unknownCall)).status).toBe(404)
  expect((await admin.api('GET /api/v1/admin/headlines', { query: { page: 2 } })).status).toBe(404)
})
