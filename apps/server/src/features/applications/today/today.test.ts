import { beforeEach, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { joinTeam, slugOf } from '../../companies/companies.factory.ts'
import { joinAsEmployer, joinAsProfessional, logInAs, type SignedInClient } from '../../session/accounts.factory.ts'
import { joinAsApplicant, openSmartApply, withStory } from '../applications.factory.ts'

const { world, app, api } = useWorld()
const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
let owner: SignedInClient
let slug: string

beforeEach(async () => {
  owner = await joinAsEmployer(world, app, { companyName: 'Harbour Works' })
  slug = await slugOf(owner)
})

const today = (client: SignedInClient) => client.api('GET /api/v1/companies/{slug}/today', { params: { slug } })

async function applyTo(jobSlug: string, client?: SignedInClient): Promise<string> {
  const applicant = client ?? (await joinAsApplicant(world, app))
  const params = { slug: jobSlug, id: world.ctx.newId() }
  const reply = await applicant.api('PUT /api/v1/jobs/{slug}/applications/{id}', { params, body: withStory })
  return reply.result._id
}

test('for a new company, the page lists nothing to do and has no figures', async () => {
  expect((await today(owner)).result).toEqual({
    applicants: { total: 0, items: [], waiting: null, week: { week: 0, before: 0 } },
    interviews: [],
    jobs: { open: 0, drafts: 0, ending: [] },
    convos: { total: 0, items: [], requests: 0 },
    views: { week: 0, before: 0 },
    replies: null,
  })
})

test('an application is new until the team opens it, and is listed as waiting once it is unanswered for a week', async () => {
  const job = await openSmartApply(world, owner)
  const ids = [await applyTo(job.jobSlug)]
  world.clock.advance(60_000)
  ids.push(await applyTo(job.jobSlug))
  expect((await today(owner)).result.applicants).toMatchObject({
    total: 2,
    items: ids
      .toReversed()
      .map((_id) => ({ _id, name: 'Ada Lovelace', job: { _id: job.id, title: 'Crane operator' } })),
    waiting: null,
    week: { week: 2, before: 0 },
  })
  await owner.api('PUT /api/v1/companies/{slug}/applications/{id}/opening', { params: { slug, id: ids[0] ?? '' } })
  world.clock.advance(8 * DAY_MS)
  expect((await today(await logInAs(app, owner.email))).result.applicants).toMatchObject({
    total: 1,
    items: [{ _id: ids[1] }],
    waiting: { total: 2, job: { _id: job.id } },
    week: { week: 0, before: 2 },
  })
})

test('an interview is shown once its time is agreed, until it is over', async () => {
  const { jobSlug, id: jobId } = await openSmartApply(world, owner)
  const ada = await joinAsApplicant(world, app)
  const id = await applyTo(jobSlug, ada)
  const at = new Date(world.clock.now().getTime() + 2 * DAY_MS).toISOString()
  const interviewId = world.ctx.newId()
  const proposeReply = await owner.api('PUT /api/v1/companies/{slug}/applications/{id}/interviews/{interviewId}', {
    params: { slug, id, interviewId },
    body: { minutes: 45, zone: 'Europe/Zurich', place: 'By video', times: [at] },
  })
  expect(proposeReply.status).toBe(200)
  expect((await today(owner)).result.interviews).toEqual([])
  await ada.api('PUT /api/v1/applications/{id}/interviews/{interviewId}', {
    params: { id, interviewId },
    body: { time: at },
  })
  expect((await today(owner)).result.interviews).toMatchObject([
    { _id: interviewId, applicationId: id, name: 'Ada Lovelace', at, minutes: 45, job: { _id: jobId } },
  ])
  world.clock.advance(2 * DAY_MS + 2 * HOUR_MS)
  expect((await today(await logInAs(app, owner.email))).result.interviews).toEqual([])
})

test('jobs that end within a week are shown, the soonest first', async () => {
  const day = (days: number) => new Date(world.clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10)
  await openSmartApply(world, owner, { title: 'Later', closesOn: day(30) })
  const second = await openSmartApply(world, owner, { title: 'Second', closesOn: day(5) })
  const first = await openSmartApply(world, owner, { title: 'First', closesOn: day(2) })
  expect((await today(owner)).result.jobs).toMatchObject({
    open: 3,
    ending: [
      { _id: first.id, title: 'First' },
      { _id: second.id, title: 'Second' },
    ],
  })
})

test('an editor sees the jobs and their views, but no candidate; others are refused', async () => {
  const { jobSlug } = await openSmartApply(world, owner)
  await applyTo(jobSlug)
  const editor = await joinTeam(world, app, owner, 'editor')
  const recruiter = await joinTeam(world, app, owner, 'recruiter')
  expect((await today(editor)).result).toMatchObject({
    applicants: null,
    interviews: null,
    convos: null,
    jobs: { open: 1 },
    views: { week: 0 },
  })
  expect((await today(recruiter)).result.applicants).toMatchObject({ total: 1 })
  const stranger = await joinAsEmployer(world, app)
  expect((await today(stranger)).status).toBe(403)
  expect((await today(await joinAsProfessional(world, app))).status).toBe(403)
  expect((await api('GET /api/v1/companies/{slug}/today', { params: { slug } })).status).toBe(401)
})
