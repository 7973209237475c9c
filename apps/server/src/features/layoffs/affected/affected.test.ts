import { beforeAll, describe, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { openSmartApply } from '../../applications/applications.factory.ts'
import { slugOf } from '../../companies/companies.factory.ts'
import { addCompanies, addJobs } from '../../jobs/search/searched-jobs.factory.ts'
import { writeStory } from '../../professionals/story/stories.factory.ts'
import { joinAsEmployer, joinAsProfessional, logInAs, type SignedInClient } from '../../session/accounts.factory.ts'
import { importRows } from '../layoffs.factory.ts'

const { world, app, api } = useWorld()
const params = { slug: 'walnut-2026-01-05' }
const DAY_MS = 86_400_000

beforeAll(async () => {
  await importRows(world, 'Walnut,Oslo,70,2026-01-05')
})

const choose = (member: SignedInClient, audience: 'everyone' | 'employers' | 'no-one') =>
  member.api('PUT /api/v1/layoffs/{slug}/me', { params, body: { audience } })
const seenBy = async (viewer?: SignedInClient) =>
  (await (viewer?.api ?? api)('GET /api/v1/layoffs/{slug}/people', { params })).result.people.map(
    ({ member }) => member._id,
  )
const landedCount = async () => (await api('GET /api/v1/layoffs/{slug}', { params })).result.landed

async function verifiedEmployer(companyName: string) {
  const employer = await joinAsEmployer(world, app, { companyName })
  await world.ctx.db
    .updateTable('company')
    .set({ verified_at: world.ctx.clock.now(), verified_domain: 'example.com' })
    .where('actor_id', '=', employer.id)
    .execute()
  return employer
}

describe('people affected', () => {
  test('are visible only to the audience that they chose', async () => {
    const ada = await joinAsProfessional(world, app)
    const verifiedCompany = await verifiedEmployer('Fair Winds')
    const unverifiedCompany = await joinAsEmployer(world, app, { companyName: 'Some Mill' })
    expect((await ada.api('GET /api/v1/layoffs/{slug}/me', { params })).result).toBeNull()
    await choose(ada, 'no-one')
    expect(await seenBy(verifiedCompany)).not.toContain(ada.id)
    await choose(ada, 'employers')
    expect(await seenBy(verifiedCompany)).toContain(ada.id)
    for (const viewer of [undefined, unverifiedCompany, await joinAsProfessional(world, app)]) {
      expect(await seenBy(viewer)).not.toContain(ada.id)
    }
    expect(await seenBy(ada)).toContain(ada.id)
    await choose(ada, 'everyone')
    expect(await seenBy()).toContain(ada.id)
    await ada.api('DELETE /api/v1/layoffs/{slug}/me', { params })
    expect(await seenBy()).not.toContain(ada.id)
  })

  test('are never visible to a company in their work history', async () => {
    const ada = await joinAsProfessional(world, app)
    const formerEmployer = await verifiedEmployer('Old Mill Inc')
    const work = [{ name: 'Old Mill', position: 'Miller', startDate: '2010-01', endDate: '2012-01' }]
    await writeStory(ada, { resume: { work } })
    await choose(ada, 'employers')
    expect(await seenBy(formerEmployer)).not.toContain(ada.id)
    expect(await seenBy(await verifiedEmployer('New Mill'))).toContain(ada.id)
  })

  test('are never visible to the company that laid them off, even if their story doesn’t name it', async () => {
    const ada = await joinAsProfessional(world, app)
    await choose(ada, 'employers')
    expect(await seenBy(await verifiedEmployer('Walnut, Inc.'))).not.toContain(ada.id)

    const renamedEmployer = await verifiedEmployer('Hazelnut')
    const linkTo = (company_id: string | null) =>
      world.ctx.db.updateTable('layoff').set({ company_id }).where('slug', '=', params.slug).execute()
    expect(await seenBy(renamedEmployer)).toContain(ada.id)
    await linkTo(renamedEmployer.id)
    expect(await seenBy(renamedEmployer)).not.toContain(ada.id)
    await linkTo(null)
  })

  test('are shown for 180 days, and again after they renew their choice', async () => {
    const ada = await joinAsProfessional(world, app)
    await choose(ada, 'everyone')
    world.clock.advance(179 * DAY_MS)
    expect(await seenBy()).toContain(ada.id)
    world.clock.advance(2 * DAY_MS)
    expect(await seenBy()).not.toContain(ada.id)
    await choose(await logInAs(app, ada.email), 'everyone')
    expect(await seenBy()).toContain(ada.id)
  })

  test('are counted once they have a new job, and no longer shown', async () => {
    const ada = await joinAsProfessional(world, app)
    await choose(ada, 'everyone')
    const before = await landedCount()
    const setLanded = (value: boolean) =>
      ada.api('PUT /api/v1/layoffs/{slug}/me/landed', { params, body: { landed: value } })
    await Promise.all(Array.from({ length: 10 }, () => setLanded(true)))
    expect(await landedCount()).toBe(before + 1)
    expect(await seenBy()).not.toContain(ada.id)
    await setLanded(false)
    expect(await landedCount()).toBe(before)
    await setLanded(true)
    await ada.api('DELETE /api/v1/layoffs/{slug}/me', { params })
    expect(await landedCount()).toBe(before)
  })

  test('are in no export and no feed', async () => {
    const ada = await joinAsProfessional(world, app, { lastName: 'Unfindable' })
    await choose(ada, 'everyone')
    const files = ['layoffs.csv', 'layoffs.json', 'feed.rss', 'feed.json'].map((name) => `/layoff-tracker/${name}`)
    for (const url of [...files, '/sitemaps/layoffs-1.xml']) {
      const { body, statusCode } = await app.inject(url)
      expect(statusCode, url).toBe(200)
      expect(body.toLowerCase(), url).not.toContain('unfindable')
    }
  })

  test('are listed with companies that hire for their skills', async () => {
    const ada = await joinAsProfessional(world, app)
    await writeStory(ada, { resume: { skills: [{ name: 'Glassblowing' }] } })
    await choose(ada, 'everyone')
    const companies = await addCompanies(world.ctx, ['Kiln House'])
    await addJobs(world.ctx, [{ title: 'Glassblower', skills: ['Glassblowing'], company: 'kiln-house' }], companies)
    const { result } = await api('GET /api/v1/layoffs/{slug}/people', { params })
    expect(result.companies.map(({ company }) => company.companyName)).toContain('Kiln House')
  })
})

describe('an employer on Pro', () => {
  test('can offer its open jobs to people affected; employers on other plans get an upgrade error', async () => {
    const freeEmployer = await joinAsEmployer(world, app, { companyName: 'Free Mill' })
    const rita = await joinAsEmployer(world, app, { companyName: 'Harbour Works', plan: 'Pro' })
    const offer = (jobs: string[]) => ({ params, body: { words: 'Come over.', jobs } })
    const foreign = crypto.randomUUID()
    expect((await freeEmployer.api('PUT /api/v1/layoffs/{slug}/hiring', offer([foreign]))).status).toBe(402)
    const refusal = await rita.api('PUT /api/v1/layoffs/{slug}/hiring', offer([foreign]))
    expect(refusal.error?.code).toBe('layoff-jobs')
    const ada = await joinAsProfessional(world, app)
    expect((await ada.api('PUT /api/v1/layoffs/{slug}/hiring', offer([foreign]))).error?.code).toBe('forbidden')

    await openSmartApply(world, rita)
    const jobs = await api('GET /api/v1/jobs', { query: { company: await slugOf(rita) } })
    const job = jobs.result.items[0]
    if (!job) throw new Error('Their job is not open.')
    expect((await rita.api('PUT /api/v1/layoffs/{slug}/hiring', offer([job._id]))).status).toBe(200)
    expect((await api('GET /api/v1/layoffs/{slug}', { params })).result.hiring).toMatchObject([
      { company: { companyName: 'Harbour Works' }, words: 'Come over.', jobs: [{ _id: job._id }] },
    ])
    const setPlan = (plan: 'free' | 'Pro') =>
      world.ctx.db.updateTable('actor').set({ plan }).where('id', '=', rita.id).execute()
    await setPlan('free')
    expect((await api('GET /api/v1/layoffs/{slug}', { params })).result.hiring).toEqual([])
    await setPlan('Pro')
    expect((await api('GET /api/v1/layoffs/{slug}', { params })).result.hiring).toHaveLength(1)
    await rita.api('DELETE /api/v1/layoffs/{slug}/hiring', { params })
    expect((await api('GET /api/v1/layoffs/{slug}', { params })).result.hiring).toEqual([])
  })
})
