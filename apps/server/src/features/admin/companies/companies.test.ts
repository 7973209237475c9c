import { beforeAll, describe, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { importedCompany } from '../../companies/companies.factory.ts'
import { joinAsAdmin, joinAsEmployer, loginIdOf, type SignedInClient } from '../../session/accounts.factory.ts'

const COMPANIES = '/api/v1/admin/companies'

const { world, app, api } = useWorld()
let admin: SignedInClient
let support: SignedInClient

beforeAll(async () => {
  admin = await joinAsAdmin(world, app)
  support = await joinAsAdmin(world, app, 'admin-support')
})

async function findNames(query: string): Promise<string[]> {
  const { items } = (await support.call('GET', `${COMPANIES}?${query}`)).json().result
  return items.map(({ name }: { name: string }) => name)
}
const storyOf = async (id: string) => (await support.call('GET', `${COMPANIES}/${id}`)).json().result
const page = (slug: string) => api('GET /api/v1/companies/{slug}', { params: { slug } })

describe('the list of companies', () => {
  test('can be searched by any part of a name or website, by slug or id, and filtered', async () => {
    const { id } = await joinAsEmployer(world, app, { companyName: 'Zebra Bakery', plan: 'Pro' })
    for (const query of ['q=ebra', 'q=zebra-bakery', `q=${id}`, 'state=claimed&q=ze', 'plan=Pro', 'hiring=no']) {
      expect(await findNames(query), query).toContain('Zebra Bakery')
    }
    for (const query of [
      'state=unclaimed',
      'state=hidden',
      'state=verified',
      'plan=Creator',
      'hiring=yes',
      'q=bra%25',
    ]) {
      expect(await findNames(query), query).not.toContain('Zebra Bakery')
    }
    expect((await support.call('GET', `${COMPANIES}?state=gone`)).statusCode).toBe(400)
  })

  test('is paginated, and can be downloaded as CSV', async () => {
    world.clock.advance(1_000)
    for (let i = 0; i < 21; i += 1) await importedCompany(world, `Stretching ${i}`)
    const first = (await support.api('GET /api/v1/admin/companies', { query: { q: 'stretching' } })).result
    expect([first.items.length, first.total]).toEqual([20, 21])
    const query = { q: 'stretching', after: first.next ?? '' }
    const nextPage = (await support.api('GET /api/v1/admin/companies', { query })).result
    expect([nextPage.items.length, nextPage.next]).toEqual([1, null])
    const { csv } = (await support.api('GET /api/v1/admin/companies-download', { query: { q: 'stretching' } })).result
    expect(csv.trim().split('\r\n')).toHaveLength(22)
  })
})

describe('a company’s page', () => {
  test('is created once, and can then be claimed', async () => {
    const facts = { name: 'New Harbor', website: 'https://harbor.example', tagline: 'Boats' }
    const replies = await Promise.all([support.call('POST', COMPANIES, facts), admin.call('POST', COMPANIES, facts)])
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const { company } = replies.find(({ statusCode }) => statusCode === 200)?.json().result ?? {}
    expect(company).toMatchObject({ name: 'New Harbor', slug: 'new-harbor', team: 0, listed: true, tagline: 'Boats' })
    expect((await page('new-harbor')).result).toMatchObject({ companyName: 'New Harbor' })
    expect((await support.call('POST', COMPANIES, { ...facts, name: '' })).statusCode).toBe(400)
  })

  test('can be corrected, unless someone else has changed it since it was read', async () => {
    const employer = await joinAsEmployer(world, app, { companyName: 'Typpo & Co' })
    const { company } = await storyOf(employer.id)
    const body = { name: 'Typo & Co', website: '', tagline: 'Prints', version: company.version }
    const path = `${COMPANIES}/${employer.id}/facts`
    const replies = await Promise.all([support.call('PUT', path, body), admin.call('PUT', path, body)])
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(await storyOf(employer.id)).toMatchObject({
      company: { name: 'Typo & Co' },
      team: [{ _id: await loginIdOf(world, employer), email: employer.email, role: 'owner' }],
      deeds: [{ act: 'company.corrected', before: { name: 'Typpo & Co' }, after: { name: 'Typo & Co' } }],
    })
    expect((await support.call('PUT', path, { ...body, website: 'nonsense' })).statusCode).toBe(400)
  })

  test('can be hidden with a reason and shown again, and stays hidden when a suspended team member is restored', async () => {
    const employer = await joinAsEmployer(world, app, { companyName: 'Shady Deals' })
    const path = `${COMPANIES}/${employer.id}/hiding`
    expect((await support.call('PUT', path, { reason: '' })).statusCode).toBe(400)
    const reason = { reason: 'Sells fake jobs.' }
    const replies = await Promise.all([support.call('PUT', path, reason), admin.call('PUT', path, reason)])
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect((await page('shady-deals')).status).toBe(404)
    const member = `/api/v1/admin/members/${await loginIdOf(world, employer)}`
    await support.call('POST', `${member}/suspend`, { reason: 'Sells fake jobs.' })
    await support.call('POST', `${member}/restore`)
    expect((await page('shady-deals')).status).toBe(404)
    expect((await support.call('DELETE', path)).json().result.company).toMatchObject({ hidden: null, listed: true })
    expect((await page('shady-deals')).status).toBe(200)
    expect((await support.call('DELETE', path)).json().result.code).toBe('changed-since')
  })

  test('can be given a plan, tags and notes', async () => {
    const { id } = await joinAsEmployer(world, app, { companyName: 'Tagged Works' })
    const plan = { plan: 'Pro', seen: 'free' }
    expect((await support.call('PUT', `${COMPANIES}/${id}/plan`, plan)).statusCode).toBe(404)
    expect((await admin.call('PUT', `${COMPANIES}/${id}/plan`, plan)).json().result.company.plan).toBe('Pro')
    expect((await admin.call('PUT', `${COMPANIES}/${id}/plan`, plan)).statusCode).toBe(409)
    await support.call('PUT', `${COMPANIES}/${id}/tags`, { tags: ['partner'] })
    await support.call('POST', `${COMPANIES}/${id}/notes`, { text: 'Met at the fair.' })
    expect(await storyOf(id)).toMatchObject({ company: { tags: ['partner'] }, notes: [{ text: 'Met at the fair.' }] })
    expect(await findNames('tag=partner')).toEqual(['Tagged Works'])
  })

  test('isn’t found under an unknown id, and is refused to admins without the permission', async () => {
    const content = await joinAsAdmin(world, app, 'admin-content')
    const employer = await joinAsEmployer(world, app)
    const calls = [
      ['GET', COMPANIES],
      ['POST', COMPANIES],
      ['GET', `${COMPANIES}/${employer.id}`],
      ['PUT', `${COMPANIES}/${employer.id}/facts`],
      ['PUT', `${COMPANIES}/${employer.id}/hiding`],
      ['DELETE', `${COMPANIES}/${employer.id}/hiding`],
    ] as const
    for (const { call } of [content, employer]) {
      for (const [method, path] of calls) expect((await call(method, path, {})).statusCode, path).toBe(404)
    }
    const unknownUrl = `${COMPANIES}/${world.ctx.newId()}`
    expect((await support.call('GET', unknownUrl)).json().result.code).toBe('company-gone')
    expect((await support.call('PUT', `${unknownUrl}/hiding`, { reason: 'Not there' })).statusCode).toBe(404)
  })
})
