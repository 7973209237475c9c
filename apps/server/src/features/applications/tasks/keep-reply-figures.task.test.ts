import { expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { slugOf } from '../../companies/companies.factory.ts'
import { joinAsEmployer, joinAsProfessional, logInAs } from '../../session/accounts.factory.ts'
import { openSmartApply, withStory } from '../applications.factory.ts'
import { keepReplyFigures } from './keep-reply-figures.task.ts'

const DAY_MS = 86_400_000
const { world, app, api } = useWorld()

const count = () => keepReplyFigures.handle(world.ctx, {})

test('how a company answers is a fact for everyone from ten applications on', async () => {
  const owner = await joinAsEmployer(world, app, { companyName: 'Harbour Works' })
  const { jobSlug } = await openSmartApply(world, owner)
  const company = await slugOf(owner)
  const job = async () => (await api('GET /api/v1/jobs/{slug}', { params: { slug: jobSlug } })).result.job
  const card = async () => (await api('GET /api/v1/jobs', { query: { company } })).result.items[0]
  const page = async () => (await api('GET /api/v1/companies/{slug}', { params: { slug: company } })).result
  const ids: string[] = []
  async function applyAsAnother() {
    const id = world.ctx.newId()
    const member = await joinAsProfessional(world, app)
    const params = { slug: jobSlug, id }
    await member.api('PUT /api/v1/jobs/{slug}/applications/{id}', { params, body: withStory })
    ids.push(id)
  }
  for (let sent = 0; sent < 9; sent++) await applyAsAnother()
  world.clock.advance(8 * DAY_MS)
  await count()
  expect((await card())?.replies).toBeNull()
  expect((await page()).replies).toBeNull()
  await applyAsAnother()
  await count()
  expect((await card())?.replies).toEqual({ of: 'job', applications: 10, percent: 0, medianDays: null })
  expect((await job()).signs).toEqual([{ kind: 'unanswered', applications: 10 }])
  const later = await logInAs(app, owner.email)
  for (const id of ids.slice(0, 5)) {
    const params = { slug: company, id }
    const body = { stage: 'review' as const, version: 1 }
    await later.api('PUT /api/v1/companies/{slug}/applications/{id}/stage', { params, body })
  }
  await count()
  // The tenth has had no week yet.
  const figures = { applications: 10, percent: 56, medianDays: 8 }
  expect((await card())?.replies).toEqual({ of: 'job', ...figures })
  expect((await job()).signs).toEqual([])
  expect((await page()).replies).toEqual(figures)
  const other = await openSmartApply(world, later, {
    title: 'Lock keeper',
    description: 'You open the lock by hand, and close it behind each ship that has passed.',
  })
  const second = await api('GET /api/v1/jobs/{slug}', { params: { slug: other.jobSlug } })
  expect(second.result.job.replies).toEqual({ of: 'company', ...figures })
})

test('a job that is old, or was closed and posted again, carries that', async () => {
  const owner = await joinAsEmployer(world, app, { companyName: 'Harbour Works' })
  const { id, jobSlug } = await openSmartApply(world, owner)
  const signsOf = async (slug: string) => (await api('GET /api/v1/jobs/{slug}', { params: { slug } })).result.job.signs
  expect(await signsOf(jobSlug)).toEqual([])
  const first = world.clock.now().toISOString()
  world.clock.advance(59 * DAY_MS)
  const later = await logInAs(app, owner.email)
  await later.call('PUT', `/api/v1/companies/${await slugOf(later)}/written-jobs/${id}/state`, { state: 'closed' })
  expect(await signsOf(jobSlug)).toEqual([])
  world.clock.advance(DAY_MS)
  const again = await openSmartApply(world, await logInAs(app, owner.email))
  expect(await signsOf(again.jobSlug)).toEqual([{ kind: 'reposted', first, times: 1 }])
  world.clock.advance(59.5 * DAY_MS)
  expect(await signsOf(again.jobSlug)).toEqual([{ kind: 'reposted', first, times: 1 }])
  world.clock.advance(DAY_MS)
  expect(await signsOf(again.jobSlug)).toEqual([
    { kind: 'old', days: 60 },
    { kind: 'reposted', first, times: 1 },
  ])
})
