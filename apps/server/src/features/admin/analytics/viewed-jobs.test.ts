import { expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { joinAsApplicant, openSmartApply, withStory } from '../../applications/applications.factory.ts'
import { joinAsAdmin, joinAsEmployer } from '../../session/accounts.factory.ts'

const { world, app } = useWorld()
const URL = '/api/v1/admin/analytics/jobs'

test('the list of viewed jobs has each job’s views, and its applications on this site', async () => {
  const owner = await joinAsEmployer(world, app)
  const [read, rope, quiet] = [
    await openSmartApply(world, owner, { title: '=Reader' }),
    await openSmartApply(world, owner, { title: 'Rope maker' }),
    await openSmartApply(world, owner, { title: 'Night watch' }),
  ]
  const views = [
    [read.jobSlug, 40],
    [rope.jobSlug, 20],
    [quiet.jobSlug, 9],
  ] as const
  for (const [slug, count] of views) {
    for (let view = 0; view < count; view += 1) {
      await world.ctx.db
        .insertInto('page_view')
        .values({ id: world.ctx.newId(), path: `/jobs/${slug}`, created_at: world.clock.now() })
        .execute()
    }
  }
  for (const slug of [rope.jobSlug, quiet.jobSlug]) {
    const ada = await joinAsApplicant(world, app)
    const application = { ...withStory, answers: [] }
    const reply = await ada.call('PUT', `/api/v1/jobs/${slug}/applications/${world.ctx.newId()}`, application)
    expect(reply.statusCode, reply.body).toBe(200)
  }
  const admin = await joinAsAdmin(world, app)
  const inOrder = async (query: string) => {
    const { result } = (await admin.call('GET', `${URL}?${query}`)).json()
    return result.items.map((job: { title: string; views: number; applications: number }) => [
      job.title,
      job.views,
      job.applications,
    ])
  }
  const [reader, maker, watch] = [
    ['=Reader', 40, 0],
    ['Rope maker', 20, 1],
    ['Night watch', 9, 1],
  ]
  expect(await inOrder('')).toEqual([reader, maker, watch])
  expect(await inOrder('order=applications')).toEqual([maker, watch, reader])
  expect(await inOrder('order=best'), 'a job with few views has no meaningful rate').toEqual([maker, reader])
  expect(await inOrder('order=worst')).toEqual([reader, maker])
  expect(await inOrder('to=2026-01-01')).toEqual([])
  const { name, csv } = (await admin.call('GET', `${URL}-download?zone=Asia/Kolkata`)).json().result
  expect(name).toMatch(/^analytics-jobs-.*\.csv$/)
  expect(csv).toContain("'=Reader")
  expect(csv).toContain(`/jobs/${rope.jobSlug},20,1,5.0`)
  for (const query of ['order=none', 'zone=Mars', 'from=yesterday']) {
    expect((await admin.call('GET', `${URL}?${query}`)).statusCode, query).toBe(400)
  }
  const range = (await admin.call('GET', `${URL}?from=2020-01-01`)).json().result
  expect((Date.parse(range.to) - Date.parse(range.from)) / 86_400_000).toBe(91)
  const content = await joinAsAdmin(world, app, 'admin-content')
  for (const path of [URL, `${URL}-download`]) {
    for (const other of [content, owner]) expect((await other.call('GET', path)).statusCode).toBe(404)
  }
})
