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

describe('matching jobs', () => {
  test('are listed with the way to apply and their missing answers, until the member applies', async () => {
    const payQuestion = question()
    const { jobId, jobSlug } = await openFitting(world, owner, { questions: [payQuestion] })
    expect((await listOf()).items.find(({ job }) => job._id === jobId)).toMatchObject({
      way: 'here',
      missing: ['What is your notice period?'],
    })
    await saveDetails(ada, { notice: 'One month' })
    expect((await listOf()).items.find(({ job }) => job._id === jobId)).toMatchObject({ missing: [] })
    const params = { slug: jobSlug, id: world.ctx.newId() }
    const answers = [{ questionId: payQuestion.id, question: payQuestion.text, answer: 'One month' }]
    await ada.api('PUT /api/v1/jobs/{slug}/applications/{id}', { params, body: { ...withStory, answers } })
    expect((await listOf()).items.map(({ job }) => job._id)).not.toContain(jobId)
  })

  test('are listed with those ready to check first, then those with missing answers, then those of other sites', async () => {
    const askingJob = await openFitting(world, owner, { title: 'Backend engineer', questions: [question()] })
    const readyJob = await openFitting(world, owner, { title: 'Node.js engineer', questions: [] })
    const elsewhere = await openFitting(world, owner, {
      ...{ title: 'Backend engineer, Ledgers', applicationType: 'Apply Directly', apply: 'https://example.com/apply' },
    })
    const own = [readyJob, askingJob, elsewhere].map(({ jobId }) => jobId)
    const { items, ready: count } = await listOf()
    const shownItems = items.filter(({ job }) => own.includes(job._id))
    expect(shownItems.map(({ job }) => job._id)).toEqual(own)
    // One question without an answer, and the story as résumé; of the usual fields, those that the story answers.
    expect(shownItems.map(({ filled, fields }) => [filled, fields])).toEqual([
      [1, 1],
      [1, 2],
      [6, 10],
    ])
    const isReady = ({ missing }: (typeof items)[number]) => missing?.length === 0
    expect(items.findLastIndex(isReady)).toBe(count - 1)
  })

  test('have no page past the end', async () => {
    const { error } = await ada.api('GET /api/v1/smart-apply/jobs', { query: { page: 7 } })
    expect(error?.code).toBe('page-not-found')
  })
})

describe('a ready application', () => {
  test('states the source of each answer, and leaves unknown ones empty', async () => {
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

  test('offers the answer given earlier to the same question', async () => {
    const lampQuestion = question({ text: 'Which lamp do you like?' })
    const { jobSlug } = await openFitting(world, owner, { questions: [lampQuestion] })
    const answers = [{ questionId: lampQuestion.id, question: lampQuestion.text, answer: 'The green one' }]
    const params = { slug: jobSlug, id: world.ctx.newId() }
    await ada.api('PUT /api/v1/jobs/{slug}/applications/{id}', { params, body: { ...withStory, answers } })
    const again = question({ text: 'Which lamp do you like?' })
    const other = await openFitting(world, owner, { title: 'Frontend engineer', questions: [again] })
    expect((await ready(other.jobSlug)).fields).toMatchObject([{ value: 'The green one', source: 'earlier' }])
  })

  test('is refused for an unknown job and for a company behind a block', async () => {
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

describe('the saved details', () => {
  test('accept one of two concurrent changes to the same version', async () => {
    const save = (notice: string) =>
      ada.api('PUT /api/v1/smart-apply/details', { body: { ...noDetails, notice, version: 0 } })
    const replies = await Promise.all(['One month', 'Two months'].map(save))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test.for(['Do you have a disability?', 'Gender', 'Race', 'Are you a veteran?'])(
    'never contain an answer to “%s”',
    async (asked) => {
      const answers = [{ question: asked, answer: 'Yes' }]
      const { status, error } = await ada.api('PUT /api/v1/smart-apply/details', {
        body: { ...noDetails, answers, version: 0 },
      })
      expect([status, Object.keys(error?.fields ?? {})]).toEqual([400, ['body.answers[0].question']])
    },
  )

  test('can’t include an unknown résumé', async () => {
    const { error } = await ada.api('PUT /api/v1/smart-apply/details', {
      body: { ...noDetails, resumeFileId: world.ctx.newId(), version: 0 },
    })
    expect(error?.code).toBe('resume-file-not-found')
  })

  test('are in the account’s data download, and are deleted with the account', async () => {
    await saveDetails(ada, { notice: 'One month' })
    const [{ result: data }] = [await ada.api('GET /api/v1/account/data', {})]
    expect(data).toMatchObject({ [smartApplyData.name]: { details: { notice: 'One month' } } })
    await world.ctx.db.deleteFrom('actor').where('id', '=', ada.id).execute()
    const remainingRows = world.ctx.db.selectFrom('smart_apply').select('actor_id').where('actor_id', '=', ada.id)
    expect(await remainingRows.execute()).toEqual([])
  })
})

test('the outcome of an application on another site is stored and removes the job from the list', async () => {
  const { jobSlug, jobId } = await openFitting(world, owner)
  const params = { slug: jobSlug }
  await ada.api('PUT /api/v1/smart-apply/jobs/{slug}/outcome', { params, body: { applied: false } })
  expect((await ready(jobSlug)).appliedElsewhere).toBe(false)
  expect((await listOf()).items.map(({ job }) => job._id)).toContain(jobId)
  await ada.api('PUT /api/v1/smart-apply/jobs/{slug}/outcome', { params, body: { applied: true } })
  expect((await listOf()).items.map(({ job }) => job._id)).not.toContain(jobId)
  const ownApplications = async () =>
    (await ada.api('GET /api/v1/applications', { query: { show: 'applied' } })).result.items
  expect(await ownApplications()).toMatchObject([{ job: { slug: jobSlug }, stage: 'received' }])
  await ada.api('PUT /api/v1/smart-apply/jobs/{slug}/outcome', { params, body: { applied: false } })
  expect(await ownApplications()).toEqual([])
})

test('the sitemap has the public pages', async () => {
  const { statusCode, body } = await app.inject('/sitemaps/smart-apply-1.xml')
  expect(statusCode).toBe(200)
  expect([...body.matchAll(/<loc>[^<]*?(\/smart-apply[^<]*)<\/loc>/g)].map(([, path]) => path)).toEqual([
    ...['/smart-apply', '/smart-apply/onboarding'],
  ])
})

describe('unlimited access to smart apply', () => {
  test('needs no request', async () => {
    expect((await ada.api('GET /api/v1/smart-apply', {})).result).toEqual({
      ...{ asked: false, open: true, place: null, limited: false },
    })
  })

  test('can be requested repeatedly and with an empty body, but only by professionals', async () => {
    const url = '/api/v1/professionals/smartApply/subscribe'
    for (const body of [undefined, {}]) expect((await ada.call('POST', url, body)).statusCode).toBe(200)
    expect((await send(app, 'POST', url)).statusCode).toBe(401)
    expect((await owner.call('POST', url)).statusCode).toBe(403)
  })
})

describe('access to smart apply for only one member', () => {
  const few = useWorld({ config: { ...loadConfig({}), rateLimit: 0, smartApplyPlaces: 1 } })

  test('goes to the first request, and later requests are queued', async () => {
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
