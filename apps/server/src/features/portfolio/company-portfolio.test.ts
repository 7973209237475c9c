import { beforeAll, describe, expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { joinTeam, slugOf } from '../companies/companies.factory.ts'
import { settled } from '../notifications/notifications.factory.ts'
import { joinAsAdmin, joinAsEmployer, joinAsProfessional, type SignedInClient } from '../session/accounts.factory.ts'
import { publishCase, saveCase, startCase } from './portfolio.factory.ts'

const { world, app, api } = useWorld()

beforeAll(async () => {
  await world.backend.queue.work(world.ctx)
})

const employer = () => joinAsEmployer(world, app, { companyName: 'Harbour Works' })
const professional = (firstName = 'Ada') => joinAsProfessional(world, app, { firstName })

async function viewCase(viewer: SignedInClient | undefined, slug: string) {
  const call = { params: { slug } }
  return viewer
    ? viewer.api('GET /api/v1/portfolio-cases/{slug}', call)
    : api('GET /api/v1/portfolio-cases/{slug}', call)
}

async function notificationsFor(client: SignedInClient) {
  await settled(world)
  return (await client.api('GET /api/v1/notifications', {})).result.items.filter(({ name }) => name === 'case:credit')
}

const agree = (client: SignedInClient, slug: string) =>
  client.api('PUT /api/v1/portfolio-cases/{slug}/credit', { params: { slug } })
const decline = (client: SignedInClient, slug: string) =>
  client.api('DELETE /api/v1/portfolio-cases/{slug}/credit', { params: { slug } })

describe('a company’s portfolio', () => {
  test('is written by the team, and shown on the company’s page and on its own pages', async () => {
    const owner = await employer()
    const company = await slugOf(owner)
    const slug = await publishCase(owner, 'A crane that lifts itself', { department: 'engineering' })
    const { result } = await viewCase(undefined, slug)
    expect(result).toMatchObject({
      author: { _id: owner.id, role: 'employer', slug: company, name: 'Harbour Works' },
      department: { slug: 'engineering' },
      people: [],
      ownCredit: null,
      noindex: false,
    })
    const page = (await api('GET /api/v1/companies/{slug}', { params: { slug: company } })).result
    expect(page.cases).toMatchObject({ total: 1, first: [{ title: 'A crane that lifts itself', slug }] })
    const list = await api('GET /api/v1/companies/{slug}/portfolio', { params: { slug: company } })
    expect(list.result.map((card: { slug: string }) => card.slug)).toEqual([slug])
    const path = `/company/${company}/portfolio/${slug}`
    expect((await app.inject('/sitemaps/portfolio-1.xml')).body).toContain(`${path}<`)
    expect((await app.inject(`${path}.png`)).headers['content-type']).toBe('image/png')
    const elsewhere = await app.inject(`/professional/${company}/portfolio/${slug}.png`)
    expect(elsewhere.headers.location).toContain(`${path}.png`)
  })

  test('shows at most four cases on the company’s page, in the team’s order, and never drafts', async () => {
    const owner = await employer()
    for (const title of ['One', 'Two', 'Three', 'Four', 'Five']) await publishCase(owner, title)
    await startCase(owner, 'Draft')
    const slug = await slugOf(owner)
    const { cases } = (await api('GET /api/v1/companies/{slug}', { params: { slug } })).result
    expect(cases.total).toBe(5)
    expect(cases.first.map(({ title }: { title: string }) => title)).toEqual(['Five', 'Four', 'Three', 'Two'])
  })

  test('shows drafts only to the team; its recruiters can read but not write them', async () => {
    const owner = await employer()
    const [editor, recruiter] = [
      await joinTeam(world, app, owner, 'editor'),
      await joinTeam(world, app, owner, 'recruiter'),
    ]
    const { slug } = await startCase(editor, 'A draft')
    expect((await owner.api('GET /api/v1/portfolio', {})).result).toMatchObject([{ slug, published: false }])
    expect((await viewCase(recruiter, slug)).status).toBe(200)
    for (const viewer of [undefined, await employer(), await professional()]) {
      expect((await viewCase(viewer, slug)).status).toBe(404)
    }
    expect((await recruiter.api('GET /api/v1/portfolio', {})).status).toBe(403)
    expect((await saveCase(recruiter, slug, 1)).statusCode).toBe(403)
    expect((await saveCase(await employer(), slug, 1)).statusCode).toBe(404)
    expect((await saveCase(await joinAsAdmin(world, app), slug, 1)).statusCode).toBe(403)
    expect((await recruiter.api('DELETE /api/v1/portfolio/{slug}', { params: { slug } })).status).toBe(403)
    expect((await owner.api('DELETE /api/v1/portfolio/{slug}', { params: { slug } })).status).toBe(200)
  })

  test('is hidden while the company’s page is hidden, and from members blocked by the company', async () => {
    const [owner, bob] = [await employer(), await professional('Bob')]
    const slug = await publishCase(owner, 'A pier')
    await world.ctx.db
      .insertInto('block')
      .values({ blocker_id: owner.id, blocked_id: bob.id, login_id: null, created_at: world.clock.now() })
      .execute()
    expect((await viewCase(bob, slug)).status).toBe(404)
    const params = { slug: await slugOf(owner) }
    expect((await bob.api('GET /api/v1/companies/{slug}/portfolio', { params })).status).toBe(404)
    await world.ctx.db.updateTable('actor').set({ listed: false }).where('id', '=', owner.id).execute()
    expect([(await viewCase(undefined, slug)).status, (await viewCase(owner, slug)).status]).toEqual([404, 200])
    expect((await api('GET /api/v1/companies/{slug}/portfolio', { params })).status).toBe(404)
  })

  test('can name a department of the catalog, unlike a professional’s case', async () => {
    const [owner, ada] = [await employer(), await professional()]
    const { slug } = await startCase(owner, 'A lock')
    const unknownReply = await saveCase(owner, slug, 1, { department: 'alchemy' })
    expect([unknownReply.statusCode, Object.keys(unknownReply.json().result.fields)]).toEqual([
      400,
      ['body.department'],
    ])
    const ownCase = await startCase(ada, 'A bridge')
    const refusal = await saveCase(ada, ownCase.slug, 1, { department: 'engineering' })
    expect([refusal.statusCode, refusal.json().result.code]).toEqual([409, 'department-not-yours'])
  })

  test('is included in the company’s data download', async () => {
    const owner = await employer()
    await startCase(owner, 'For the download')
    const data = (await owner.api('GET /api/v1/account/data')).result
    expect(data.portfolio).toMatchObject([{ title: 'For the download' }])
  })
})

describe('credited people', () => {
  async function publishWithCredit(owner: SignedInClient, ada: SignedInClient) {
    const credits = [{ slug: await storySlug(ada), part: 'Drew the plans' }]
    return { credits, slug: await publishCase(owner, 'A lighthouse', { credits }) }
  }
  const storySlug = async ({ api }: SignedInClient) => (await api('GET /api/v1/story')).result.slug

  test('get a request when the case is published, appear once they agree, and disappear as soon as they withdraw', async () => {
    const [owner, ada] = [await employer(), await professional()]
    const { slug } = await publishWithCredit(owner, ada)
    expect(await notificationsFor(ada)).toMatchObject([
      { text: 'asks to name you in “A lighthouse”', to: `/professional/portfolio/${slug}` },
    ])
    expect((await viewCase(undefined, slug)).result.people).toEqual([])
    expect((await viewCase(ada, slug)).result.ownCredit).toBe('asked')
    expect((await ada.api('GET /api/v1/portfolio-credits')).result).toMatchObject([
      { slug, title: 'A lighthouse', part: 'Drew the plans', state: 'asked', author: { name: 'Harbour Works' } },
    ])

    expect((await agree(ada, slug)).result).toMatchObject({ ownCredit: 'agreed' })
    expect((await viewCase(undefined, slug)).result.people).toMatchObject([{ _id: ada.id, part: 'Drew the plans' }])
    expect(await notificationsFor(ada)).toEqual([])
    const ownView = (await owner.api('GET /api/v1/portfolio/{slug}', { params: { slug } })).result
    expect(ownView.credits).toMatchObject([{ name: 'Ada Lovelace', part: 'Drew the plans', state: 'agreed' }])

    expect((await decline(ada, slug)).result).toMatchObject({ ownCredit: 'declined', people: [] })
    expect((await viewCase(undefined, slug)).result.people).toEqual([])
  })

  test('get no request for a draft', async () => {
    const [owner, ada] = [await employer(), await professional()]
    const { slug } = await startCase(owner, 'A draft')
    await saveCase(owner, slug, 1, { credits: [{ slug: await storySlug(ada), part: '' }] })
    expect(await notificationsFor(ada)).toEqual([])
    expect((await ada.api('GET /api/v1/portfolio-credits')).result).toEqual([])
    expect((await agree(ada, slug)).status).toBe(404)
  })

  test('get no further request after declining, but can still agree', async () => {
    const [owner, ada] = [await employer(), await professional()]
    const { credits, slug } = await publishWithCredit(owner, ada)
    await decline(ada, slug)
    expect((await saveCase(owner, slug, 2, { credits: [] })).statusCode).toBe(200)
    expect((await agree(ada, slug)).error?.code).toBe('credit-not-asked')
    expect((await saveCase(owner, slug, 3, { credits })).json().result.credits).toMatchObject([{ state: 'declined' }])
    expect(await notificationsFor(ada)).toEqual([])
    expect((await agree(ada, slug)).result.people).toHaveLength(1)
  })

  test('can send the same answer twenty times simultaneously, and it is recorded once', async () => {
    const [owner, ada] = [await employer(), await professional()]
    const { slug } = await publishWithCredit(owner, ada)
    await Promise.all(Array.from({ length: 20 }, () => agree(ada, slug)))
    const answers = world.ctx.db
      .selectFrom('activity')
      .select('id')
      .where('kind', '=', 'portfolio.credit-answered')
      .where('actor_id', '=', ada.id)
    expect(await answers.execute()).toHaveLength(1)
  })

  test('must be distinct members with a page and no block, and only they can answer', async () => {
    const [owner, ada, bob] = [await employer(), await professional(), await professional('Bob')]
    const { slug } = await startCase(owner, 'A dam')
    const saveCredits = async (credits: object[]) => (await saveCase(owner, slug, 1, { credits })).json().result
    expect((await saveCredits([{ slug: 'no-one-of-this-name', part: '' }])).code).toBe('credit-unknown')
    expect((await saveCredits([{ slug: await slugOf(owner), part: '' }])).code).toBe('credit-unknown')
    const adas = { slug: await storySlug(ada), part: '' }
    expect(Object.keys((await saveCredits([adas, adas])).fields)).toEqual(['body.credits'])
    await ada.api('PUT /api/v1/connections/blocked/{userId}', { params: { userId: owner.id } })
    expect((await saveCredits([adas])).code).toBe('credit-unknown')
    const other = await publishWithCredit(await employer(), bob)
    expect((await agree(await professional('Eve'), other.slug)).error?.code).toBe('credit-not-asked')
    expect((await agree(owner, other.slug)).status).toBe(403)
  })

  test('have the cases that credit them in their data download', async () => {
    const [owner, ada] = [await employer(), await professional()]
    await publishWithCredit(owner, ada)
    const data = (await ada.api('GET /api/v1/account/data')).result
    expect(data.portfolioCredits).toMatchObject([{ title: 'A lighthouse', part: 'Drew the plans', agreed_at: null }])
  })
})
