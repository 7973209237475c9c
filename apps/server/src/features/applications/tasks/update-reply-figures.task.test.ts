import { expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { slugOf } from '../../companies/companies.factory.ts'
import { joinAsEmployer, logInAs } from '../../session/accounts.factory.ts'
import { joinAsApplicant, openSmartApply, withStory } from '../applications.factory.ts'
import { updateReplyFigures } from './update-reply-figures.task.ts'

const DAY_MS = 86_400_000
const { world, app, api } = useWorld()

const count = () => updateReplyFigures.handle(world.ctx, {})

test('a company’s reply figures are public from ten applications on', async () => {
  const owner = await joinAsEmployer(world, app, { companyName: 'Harbour Works' })
  const { jobSlug } = await openSmartApply(world, owner)
  const company = await slugOf(owner)
  const job = async () => (await api('GET /api/v1/jobs/{slug}', { params: { slug: jobSlug } })).result.job
  const card = async () => (await api('GET /api/v1/jobs', { query: { company } })).result.items[0]
  const page = async () => (await api('GET /api/v1/companies/{slug}', { params: { slug: company } })).result
  const ids: string[] = []
  async function applyAsAnother() {
    const id = world.ctx.newId()
    const member = await joinAsApplicant(world, app)
    const params = { slug: jobSlug, id }
    await member.api('PUT /api/v1/jobs/{slug}/applications/{id}', { params, body: withStory })
    ids.push(id)
  }
  for (let sentCount = 0; sentCount < 9; sentCount++) await applyAsAnother()
  world.clock.advance(8 * DAY_MS)
  await count()
  expect((await card())?.replies).toBeNull()
  expect((await page()).replies).toBeNull()
  await applyAsAnother()
  await count()
  // The tenth application is not a week old yet.
  expect((await card())?.replies).toBeNull()
  world.clock.advance(8 * DAY_MS)
  await count()
  expect((await card())?.replies).toEqual({ of: 'job', applications: 10, percent: 0, medianDays: null })
  expect((await job()).signs).toEqual([{ kind: 'unanswered', applications: 10 }])
  const laterSession = await logInAs(app, owner.email)
  for (const id of ids.slice(0, 5)) {
    const params = { slug: company, id }
    const body = { stage: 'review' as const, version: 1 }
    await laterSession.api('PUT /api/v1/companies/{slug}/applications/{id}/stage', { params, body })
  }
  await count()
  const figures = { applications: 10, percent: 50, medianDays: 16 }
  expect((await card())?.replies).toEqual({ of: 'job', ...figures })
  expect((await job()).signs).toEqual([])
  expect((await page()).replies).toEqual(figures)
  const otherJob = await openSmartApply(world, laterSession, {
    title: 'Lock keeper',
    description: 'You open the lock by hand, and close it behind each ship that has passed.',
  })
  const second = await api('GET /api/v1/jobs/{slug}', { params: { slug: otherJob.jobSlug } })
  expect(second.result.job.replies).toEqual({ of: 'company', ...figures })
})

test('the reply rate matches a manual count of the same applications, and is the same on every page', async () => {
  const owner = await joinAsEmployer(world, app, { companyName: 'Quayside Works' })
  const { id: jobId, jobSlug } = await openSmartApply(world, owner)
  const slug = await slugOf(owner)
  /** The applications, each with the days until it was answered or withdrawn; null means never. */
  const applications: { id: string; at: number; answered: number | null; withdrawn: number | null }[] = []
  async function applyAsAnother(days: { answered?: number; withdrawn?: number } = {}) {
    const id = world.ctx.newId()
    const params = { slug: jobSlug, id }
    const member = await joinAsApplicant(world, app)
    await member.api('PUT /api/v1/jobs/{slug}/applications/{id}', { params, body: withStory })
    const at = world.clock.now().getTime()
    applications.push({ id, at, answered: days.answered ?? null, withdrawn: days.withdrawn ?? null })
    const daysLater = (count: number) => new Date(at + count * DAY_MS)
    const { answered, withdrawn } = days
    const endColumns = withdrawn === undefined ? {} : { stage: 'withdrawn' as const, ended_at: daysLater(withdrawn) }
    const change = { ...endColumns, ...(answered !== undefined && { answered_at: daysLater(answered) }) }
    if (Object.keys(change).length > 0) {
      await world.ctx.db.updateTable('application').set(change).where('id', '=', id).execute()
    }
  }
  const readReplies = async () => {
    const member = await logInAs(app, owner.email)
    const params = { slug, id: jobId }
    const list = await member.api('GET /api/v1/companies/{slug}/written-jobs/{id}/applicants', { params })
    const job = await api('GET /api/v1/jobs/{slug}', { params: { slug: jobSlug } })
    const page = await api('GET /api/v1/companies/{slug}', { params: { slug } })
    return { desk: list.result.figures, job: job.result.job.replies, company: page.result.replies }
  }
  const figuresOnAllPages = (figures: object) => ({
    desk: { of: 'job', ...figures },
    job: { of: 'job', ...figures },
    company: figures,
  })
  const noFigures = { desk: null, job: null, company: null }

  // Fourteen apply, and three are answered within the hour: no week has passed, so there is nothing to state.
  for (let n = 0; n < 3; n++) await applyAsAnother({ answered: 0.04 })
  for (let n = 0; n < 11; n++) await applyAsAnother()
  await count()
  expect(await readReplies()).toEqual(noFigures)

  // After a week, eleven of the fourteen had no answer. Applications sent since don't count, answered or not.
  world.clock.advance(7 * DAY_MS)
  for (let n = 0; n < 9; n++) await applyAsAnother({ answered: 0.01 })
  await applyAsAnother()
  await count()
  expect(await readReplies()).toEqual(figuresOnAllPages({ applications: 14, percent: 21, medianDays: 0 }))

  // Applications withdrawn within a week never count; applications withdrawn later do.
  await applyAsAnother({ withdrawn: 6.9 })
  await applyAsAnother({ answered: 1, withdrawn: 2 })
  await applyAsAnother({ withdrawn: 8 })
  await applyAsAnother({ answered: 4, withdrawn: 9 })
  world.clock.advance(10 * DAY_MS)
  await count()
  const now = world.clock.now().getTime()
  const dueApplications = applications.filter(
    ({ at, withdrawn }) => now - at >= 7 * DAY_MS && (withdrawn === null || withdrawn >= 7),
  )
  const days = dueApplications.flatMap(({ answered }) => answered ?? []).toSorted((one, other) => one - other)
  expect([applications.length, dueApplications.length, days.length]).toEqual([28, 26, 13])
  const percent = Math.round((100 * days.length) / dueApplications.length)
  expect(await readReplies()).toEqual(
    figuresOnAllPages({ applications: 26, percent, medianDays: Math.round((days[6] ?? 0) * 10) / 10 }),
  )
})

test('a company with nine applications that count has no public figures, however many newer ones it has', async () => {
  const owner = await joinAsEmployer(world, app, { companyName: 'Dockside Works' })
  const { jobSlug } = await openSmartApply(world, owner)
  const params = { slug: await slugOf(owner) }
  const applyAsAnother = async () => {
    const member = await joinAsApplicant(world, app)
    const application = { slug: jobSlug, id: world.ctx.newId() }
    await member.api('PUT /api/v1/jobs/{slug}/applications/{id}', { params: application, body: withStory })
  }
  for (let n = 0; n < 9; n++) await applyAsAnother()
  world.clock.advance(7 * DAY_MS)
  for (let n = 0; n < 3; n++) await applyAsAnother()
  await count()
  expect((await api('GET /api/v1/companies/{slug}', { params })).result.replies).toBeNull()
})

test('a company that leaves one of many applications unanswered has a reply rate below 100 %', async () => {
  const owner = await joinAsEmployer(world, app, { companyName: 'Pierhead Works' })
  const { id: jobId } = await openSmartApply(world, owner)
  const { id: companyId } = owner
  const applied_at = new Date(world.clock.now().getTime() - 30 * DAY_MS)
  const rowsOf = (answered: number) =>
    Array.from({ length: 400 }, (_, n) => ({
      ...{ id: world.ctx.newId(), written_job_id: jobId, company_id: companyId, actor_id: null, knocked_out: false },
      ...{ applied_at, changed_at: applied_at, answered_at: n < answered ? applied_at : null },
    }))
  const percentOf = async (answered: number) => {
    await world.ctx.db.deleteFrom('application').where('company_id', '=', companyId).execute()
    await world.ctx.db.insertInto('application').values(rowsOf(answered)).execute()
    await updateReplyFigures.handle(world.ctx, { companyId })
    const { result } = await api('GET /api/v1/companies/{slug}', { params: { slug: await slugOf(owner) } })
    return result.replies?.percent
  }
  expect([await percentOf(399), await percentOf(400), await percentOf(1), await percentOf(0)]).toEqual([99, 100, 1, 0])
})

test('an old job and a reposted job are marked as such', async () => {
  const owner = await joinAsEmployer(world, app, { companyName: 'Harbour Works' })
  const { id, jobSlug } = await openSmartApply(world, owner)
  const signsOf = async (slug: string) => (await api('GET /api/v1/jobs/{slug}', { params: { slug } })).result.job.signs
  expect(await signsOf(jobSlug)).toEqual([])
  const first = world.clock.now().toISOString()
  world.clock.advance(59 * DAY_MS)
  const laterSession = await logInAs(app, owner.email)
  await laterSession.call('PUT', `/api/v1/companies/${await slugOf(laterSession)}/written-jobs/${id}/state`, {
    state: 'closed',
  })
  expect(await signsOf(jobSlug)).toEqual([])
  world.clock.advance(DAY_MS)
  const repostedJob = await openSmartApply(world, await logInAs(app, owner.email))
  expect(await signsOf(repostedJob.jobSlug)).toEqual([{ kind: 'reposted', first, times: 1 }])
  world.clock.advance(59.5 * DAY_MS)
  expect(await signsOf(repostedJob.jobSlug)).toEqual([{ kind: 'reposted', first, times: 1 }])
  world.clock.advance(DAY_MS)
  expect(await signsOf(repostedJob.jobSlug)).toEqual([
    { kind: 'old', days: 60 },
    { kind: 'reposted', first, times: 1 },
  ])
})
