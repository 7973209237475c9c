import { beforeAll, describe, expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { openSmartApply } from '../applications/applications.factory.ts'
import { slugOf } from '../companies/companies.factory.ts'
import { addCompanies, addJobs } from '../jobs/search/searched-jobs.factory.ts'
import { writeStory } from '../professionals/story/stories.factory.ts'
import { joinAsAdmin, joinAsEmployer, joinAsProfessional, type SignedInClient } from '../session/accounts.factory.ts'
import { importRows } from './layoffs.factory.ts'

const { world, app, api } = useWorld()
const params = { slug: 'avocet-2026-01-05' }

const find = async (viewer?: SignedInClient) =>
  (await (viewer?.api ?? api)('GET /api/v1/layoffs/{slug}', { params })).result
const listedLayoff = async (viewer?: SignedInClient) =>
  (await (viewer?.api ?? api)('GET /api/v1/layoffs', { query: { q: 'avocet' } })).result.items[0]

let owner: SignedInClient
let rival: SignedInClient

beforeAll(async () => {
  await importRows(world, 'Avocet,Oslo,70,2026-01-05')
  owner = await joinAsEmployer(world, app, { companyName: 'Avocet' })
  rival = await joinAsEmployer(world, app, { companyName: 'Bittern Works', plan: 'Pro' })
  const admin = await joinAsAdmin(world, app)
  const [row] = (await admin.api('GET /api/v1/admin/layoffs', { query: { q: 'avocet', state: 'public' } })).result.items
  const link = { params: { id: row?._id ?? '' }, body: { company: await slugOf(owner) } }
  await admin.api('PUT /api/v1/admin/layoffs/{id}/company', link)
  await owner.api('PUT /api/v1/layoffs/{slug}/answer', { params, body: { text: 'We are sorry.' } })
  await openSmartApply(world, rival)
  const [job] = (await api('GET /api/v1/jobs', { query: { company: await slugOf(rival) } })).result.items
  const offer = { words: 'Come over.', jobs: [job?._id ?? ''] }
  await rival.api('PUT /api/v1/layoffs/{slug}/hiring', { params, body: offer })
})

describe('a member who has blocked a company', () => {
  test('can read the source’s report, without the company’s page, statement and offers', async () => {
    const ada = await joinAsProfessional(world, app)
    const seenLayoff = { company: { companyName: 'Avocet' }, answer: { text: 'We are sorry.' } }
    expect(await find(ada)).toMatchObject({ ...seenLayoff, hiring: [{ company: { companyName: 'Bittern Works' } }] })
    for (const { id: userId } of [owner, rival]) {
      await ada.api('PUT /api/v1/connections/blocked/{userId}', { params: { userId } })
    }
    expect(await find(ada)).toMatchObject({ companyName: 'Avocet', company: null, answer: null, hiring: [] })
    expect(await listedLayoff(ada)).toMatchObject({ companyName: 'Avocet', company: null })
    expect(await find()).toMatchObject({ ...seenLayoff, hiring: [{ words: 'Come over.' }] })
    expect(await listedLayoff()).toMatchObject({ company: { companyName: 'Avocet' } })
  })

  test('is not shown the company among companies that hire for their skills', async () => {
    const ada = await joinAsProfessional(world, app)
    const companies = await addCompanies(world.ctx, ['Crane House'])
    await addJobs(world.ctx, [{ title: 'Weaver', skills: ['Weaving'], company: 'crane-house' }], companies)
    await writeStory(ada, { resume: { skills: [{ name: 'Weaving' }] } })
    await ada.api('PUT /api/v1/layoffs/{slug}/me', { params, body: { audience: 'everyone' } })
    const hiring = async (viewer?: SignedInClient) => {
      const { result } = await (viewer?.api ?? api)('GET /api/v1/layoffs/{slug}/people', { params })
      return result.companies.map(({ company }) => company.companyName)
    }
    expect(await hiring(ada)).toContain('Crane House')
    const userId = companies.get('crane-house') ?? ''
    await ada.api('PUT /api/v1/connections/blocked/{userId}', { params: { userId } })
    expect(await hiring(ada)).not.toContain('Crane House')
    expect(await hiring()).toContain('Crane House')
  })
})

describe('comments and reactions', () => {
  test('are possible on a layoff, which has no author, unless it is hidden', async () => {
    const ada = await joinAsProfessional(world, app)
    const { _id: id } = await find()
    const comment = { params: { id }, body: { text: 'I was there.' } }
    expect((await ada.api('POST /api/v1/discussions/{id}/comments', comment)).status).toBe(200)
    await rival.api('PUT /api/v1/reactions/{id}', { params: { id }, body: { reaction: 'sad' } })
    expect((await find()).reactions.counts).toEqual({ sad: 1 })
    expect((await find(rival)).reactions.own).toBe('sad')
    const readComments = () => api('GET /api/v1/discussions/{id}/comments', { params: { id }, query: {} })
    expect((await readComments()).result).toMatchObject({ count: 1, authorId: null })
    const admin = await joinAsAdmin(world, app)
    const turn = (state: 'public' | 'hidden') =>
      admin.api('PUT /api/v1/admin/layoffs/{id}/state', { params: { id }, body: { state } })
    await turn('hidden')
    expect((await readComments()).status).toBe(404)
    await turn('public')
    expect((await readComments()).result.count).toBe(1)
  })

  test('are possible once a visitor’s layoff is published, and end with a merge', async () => {
    const admin = await joinAsAdmin(world, app)
    const submission = { companyName: 'Dunlin', date: '2026-03-02', number: '', share: '', place: '', industry: '' }
    await api('POST /api/v1/layoffs', { body: { ...submission, source: 'https://news.example/dunlin' } })
    const findLayoffId = async (q: string, state: 'waiting' | 'public') =>
      (await admin.api('GET /api/v1/admin/layoffs', { query: { q, state } })).result.items[0]?._id ?? ''
    const id = await findLayoffId('dunlin', 'waiting')
    const readComments = () => api('GET /api/v1/discussions/{id}/comments', { params: { id }, query: {} })
    expect((await readComments()).status).toBe(404)
    await admin.api('PUT /api/v1/admin/layoffs/{id}/state', { params: { id }, body: { state: 'public' } })
    expect((await readComments()).status).toBe(200)
    await admin.api('POST /api/v1/admin/layoffs/{id}/merge', { params: { id }, body: { into: params.slug } })
    expect((await readComments()).status).toBe(404)
  })
})

test('a company that offers jobs to people affected is in its followers’ recent activity, once, until it withdraws the offer', async () => {
  const ada = await joinAsProfessional(world, app)
  await ada.call('POST', `/api/v1/professionals/${ada.id}/follow/${rival.id}`)
  const deeds = async () =>
    (await ada.api('GET /api/v1/connections/lately', {})).result.filter(({ did }) => did === 'offered-jobs')
  expect(await deeds()).toMatchObject([
    {
      member: { _id: rival.id },
      times: 1,
      thing: { title: 'the layoff at Avocet', path: '/layoff-tracker/avocet-2026-01-05' },
    },
  ])
  await rival.api('DELETE /api/v1/layoffs/{slug}/hiring', { params })
  expect(await deeds()).toEqual([])
})
