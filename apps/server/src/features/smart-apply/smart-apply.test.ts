import { beforeEach, describe, expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { loadConfig } from '../../load-config.ts'
import { withStory } from '../applications/applications.factory.ts'
import { joinAsEmployer, joinAsProfessional, type SignedInClient, send } from '../session/accounts.factory.ts'
import { noDetails, openFitting, saveDetails, writeFittingStory } from './smart-apply.factory.ts'
import { smartApplyData } from './smart-apply-data.ts'

const { world, app } = useWorld()
let owner: SignedInClient
let ada: SignedInClient

beforeEach(async () => {
  owner = await joinAsEmployer(world, app, { companyName: 'Harbour Works' })
  ada = await joinAsProfessional(world, app)
  await writeFittingStory(ada)
})

const question = (change: object = {}) => ({
  ...{ id: world.ctx.newId(), kind: 'text', text: 'What is your notice period?', options: [], required: true },
  ...{ wanted: [], ...change },
})
const listOf = async (client = ada) => (await client.api('GET /api/v1/smart-apply/jobs', {})).result
const ready = async (slug: string, client = ada) =>
  (await client.api('GET /api/v1/smart-apply/jobs/{slug}', { params: { slug } })).result

describe('the jobs that fit', () => {
  test('are listed with their way to apply and what is missing, and leave the list once applied for', async () => {
    const asked = question()
    const { jobId, jobSlug } = await openFitting(world, owner, { questions: [asked] })
    expect((await listOf()).items.find(({ job }) => job._id === jobId)).toMatchObject({ way: 'here', missing: 1 })
    await saveDetails(ada, { notice: 'One month' })
    expect((await listOf()).items.find(({ job }) => job._id === jobId)).toMatchObject({ missing: 0 })
    const params = { slug: jobSlug, id: world.ctx.newId() }
    const answers = [{ questionId: asked.id, question: asked.text, answer: 'One month' }]
    await ada.api('PUT /api/v1/jobs/{slug}/applications/{id}', { params, body: { ...withStory, answers } })
    expect((await listOf()).items.map(({ job }) => job._id)).not.toContain(jobId)
  })

  test('are asked for page by page, and nothing lies beyond the last', async () => {
    const { error } = await ada.api('GET /api/v1/smart-apply/jobs', { query: { page: 7 } })
    expect(error?.code).toBe('page-not-found')
  })
})

describe('a ready application', () => {
  test('says of each answer where it comes from, and leaves open what it was not told', async () => {
    const questions = [
      question(),
      question({ kind: 'yes-no', text: 'Are you authorised to work in Portugal?' }),
      question({ kind: 'yes-no', text: 'Do you need visa sponsorship?' }),
      question({ text: 'Why us?' }),
      question({ text: 'What is your favourite lamp?', required: false }),
    ]
    const { jobSlug } = await openFitting(world, owner, { questions })
    await saveDetails(ada, {
      notice: 'One month',
      workCountries: ['PT'],
      answers: [{ question: 'why us?', answer: 'Your ships.' }],
    })
    const { way, applyUrl, fields, resume } = await ready(jobSlug)
    expect({ way, applyUrl, resume }).toEqual({
      ...{ way: 'here', applyUrl: null, resume: { fileId: null, name: 'Your story' } },
    })
    expect(fields.map(({ value, source }) => [value, source])).toEqual([
      ['One month', 'details'],
      ['yes', 'details'],
      ['no', 'details'],
      ['Your ships.', 'saved-answer'],
      ['', 'missing'],
    ])
  })

  test('offers an earlier answer to the same question', async () => {
    const asked = question({ text: 'Which lamp do you like?' })
    const { jobSlug } = await openFitting(world, owner, { questions: [asked] })
    const answers = [{ questionId: asked.id, question: asked.text, answer: 'The green one' }]
    const params = { slug: jobSlug, id: world.ctx.newId() }
    await ada.api('PUT /api/v1/jobs/{slug}/applications/{id}', { params, body: { ...withStory, answers } })
    const again = question({ text: 'Which lamp do you like?' })
    const other = await openFitting(world, owner, { title: 'Frontend engineer', questions: [again] })
    expect((await ready(other.jobSlug)).fields).toMatchObject([{ value: 'The green one', source: 'earlier' }])
  })

  test('of a job that is not there, or whose company blocked the member, is refused', async () => {
    const { jobSlug } = await openFitting(world, owner)
    await world.ctx.db
      .insertInto('block')
      .values({ blocker_id: owner.id, blocked_id: ada.id, created_at: world.clock.now() })
      .execute()
    for (const slug of ['nothing-here', jobSlug]) {
      const { error } = await ada.api('GET /api/v1/smart-apply/jobs/{slug}', { params: { slug } })
      expect(error?.code).toBe('job-not-found')
    }
  })
})

describe('the details', () => {
  test('are saved by one of two who change the same version', async () => {
    const save = (notice: string) =>
      ada.api('PUT /api/v1/smart-apply/details', { body: { ...noDetails, notice, version: 0 } })
    const replies = await Promise.all(['One month', 'Two months'].map(save))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test.for(['Do you have a disability?', 'Gender', 'Race', 'Are you a veteran?'])(
    'never hold an answer to “%s”',
    async (asked) => {
      const answers = [{ question: asked, answer: 'Yes' }]
      const { status, error } = await ada.api('PUT /api/v1/smart-apply/details', {
        body: { ...noDetails, answers, version: 0 },
      })
      expect([status, Object.keys(error?.fields ?? {})]).toEqual([400, ['body.answers[0].question']])
    },
  )

  test('refuse someone else’s résumé', async () => {
    const { error } = await ada.api('PUT /api/v1/smart-apply/details', {
      body: { ...noDetails, resumeFileId: world.ctx.newId(), version: 0 },
    })
    expect(error?.code).toBe('resume-file-not-found')
  })

  test('are in the download of the account, and go with it', async () => {
    await saveDetails(ada, { notice: 'One month' })
    const [{ result: data }] = [await ada.api('GET /api/v1/account/data', {})]
    expect(data).toMatchObject({ [smartApplyData.name]: { details: { notice: 'One month' } } })
    await world.ctx.db.deleteFrom('actor').where('id', '=', ada.id).execute()
    const left = world.ctx.db.selectFrom('smart_apply').select('actor_id').where('actor_id', '=', ada.id)
    expect(await left.execute()).toEqual([])
  })
})

test('what became of an application elsewhere is kept, and takes the job off the list', async () => {
  const { jobSlug, jobId } = await openFitting(world, owner)
  const params = { slug: jobSlug }
  await ada.api('PUT /api/v1/smart-apply/jobs/{slug}/outcome', { params, body: { applied: false } })
  expect((await ready(jobSlug)).appliedElsewhere).toBe(false)
  expect((await listOf()).items.map(({ job }) => job._id)).toContain(jobId)
  await ada.api('PUT /api/v1/smart-apply/jobs/{slug}/outcome', { params, body: { applied: true } })
  expect((await listOf()).items.map(({ job }) => job._id)).not.toContain(jobId)
  const own = async () => (await ada.api('GET /api/v1/applications', { query: { show: 'applied' } })).result.items
  expect(await own()).toMatchObject([{ job: { slug: jobSlug }, stage: 'received' }])
  await ada.api('PUT /api/v1/smart-apply/jobs/{slug}/outcome', { params, body: { applied: false } })
  expect(await own()).toEqual([])
})

test('the pages that guests may open are in a sitemap', async () => {
  const { statusCode, body } = await app.inject('/sitemaps/smart-apply-1.xml')
  expect(statusCode).toBe(200)
  expect([...body.matchAll(/<loc>[^<]*?(\/smart-apply[^<]*)<\/loc>/g)].map(([, path]) => path)).toEqual([
    ...['/smart-apply', '/smart-apply/onboarding'],
  ])
})

describe('access', () => {
  test('is everyone’s while it is not limited', async () => {
    expect((await ada.api('GET /api/v1/smart-apply', {})).result).toEqual({
      ...{ asked: false, open: true, place: null, limited: false },
    })
  })

  test('is asked for with an empty body, also twice, and by professionals alone', async () => {
    const url = '/api/v1/professionals/smartApply/subscribe'
    for (const body of [undefined, {}]) expect((await ada.call('POST', url, body)).statusCode).toBe(200)
    expect((await send(app, 'POST', url)).statusCode).toBe(401)
    expect((await owner.call('POST', url)).statusCode).toBe(403)
  })
})

describe('access that is limited to one', () => {
  const few = useWorld({ config: { ...loadConfig({}), rateLimit: 0, smartApplyPlaces: 1 } })

  test('goes to the one who asked first, and the others wait in line', async () => {
    const [first, second] = [await joinAsProfessional(few.world, few.app), await joinAsProfessional(few.world, few.app)]
    const ask = async (member: SignedInClient) =>
      (await member.api('POST /api/v1/professionals/smartApply/subscribe', {})).result
    const list = async (member: SignedInClient) => (await member.api('GET /api/v1/smart-apply/jobs', {})).error?.code
    expect(await list(first)).toBe('smart-apply-limited')
    expect(await ask(first)).toEqual({ asked: true, open: true, place: null, limited: true })
    few.world.clock.advance(1_000)
    expect(await ask(second)).toEqual({ asked: true, open: false, place: 1, limited: true })
    expect([await list(first), await list(second)]).toEqual([undefined, 'smart-apply-limited'])
    await few.world.ctx.db.deleteFrom('actor').where('id', '=', first.id).execute()
    expect(await list(second)).toBeUndefined()
  })
})
