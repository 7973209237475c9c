import { describe, expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { importedCompany, slugOf } from '../companies/companies.factory.ts'
import { joinAsAdmin, joinAsEmployer, joinAsProfessional, type SignedInClient } from '../session/accounts.factory.ts'
import { importLayoffs } from './import/import-layoffs.ts'
import { csvFile, importRows, uploadCsv } from './layoffs.factory.ts'

const { world, app, api } = useWorld()

const submission = { companyName: 'Osprey Ltd', date: '2026-03-02', number: '12', share: '', place: '', industry: '' }
const source = 'https://news.example/osprey'

const listLayoffs = async (query: object) => (await api('GET /api/v1/layoffs', { query })).result
const names = async (query: object) => (await listLayoffs(query)).items.map(({ companyName }) => companyName)
const findLayoffs = async (admin: SignedInClient, q: string, state: 'waiting' | 'public' | 'hidden' = 'public') =>
  (await admin.api('GET /api/v1/admin/layoffs', { query: { q, state } })).result.items

describe('the tracker', () => {
  test('filters and sorts layoffs, and counts them for each filter', async () => {
    await importRows(world, 'Puffin A,Oslo,10,2019-01-05', 'Puffin B,Bergen,300,2019-02-05', 'Puffin C,,,2019-02-09')
    const q = 'puffin'
    expect(await names({ q })).toEqual(['Puffin C', 'Puffin B', 'Puffin A'])
    expect(await names({ q, sort: 'largest' })).toEqual(['Puffin B', 'Puffin A', 'Puffin C'])
    expect(await names({ q, sort: 'smallest' })).toEqual(['Puffin A', 'Puffin B', 'Puffin C'])
    expect(await names({ q, place: 'oslo' })).toEqual(['Puffin A'])
    expect(await names({ q, place: 'not-specified' })).toEqual(['Puffin C'])
    expect(await names({ q, size: '250-999' })).toEqual(['Puffin B'])
    expect(await names({ q, size: 'not-specified' })).toEqual(['Puffin C'])
    expect(await names({ q, year: '2018' })).toEqual([])
    const { result } = await api('GET /api/v1/layoff-figures', { query: { q, place: 'oslo' } })
    expect(result).toMatchObject({ layoffs: 1, people: 10, withoutNumber: 0 })
    // Each filter's counts ignore that filter itself.
    expect(result.places).toEqual([
      { slug: 'not-specified', name: 'Not specified', layoffs: 1 },
      { slug: 'bergen', name: 'Bergen', layoffs: 1 },
      { slug: 'oslo', name: 'Oslo', layoffs: 1 },
    ])
    expect(result.months).toEqual([{ month: '2019-01', layoffs: 1, people: 10 }])
  })

  test('refuses a page past the end and values that no filter has', async () => {
    expect((await api('GET /api/v1/layoffs', { query: { page: 400 } })).error?.code).toBe('layoffs-page-not-found')
    expect((await app.inject('/api/v1/layoffs?size=huge')).statusCode).toBe(400)
    expect(await names({ q: '!!' })).toEqual([])
  })

  test('offers downloads that are safe in a spreadsheet and import as the same rows', async () => {
    const admin = await joinAsAdmin(world, app)
    await importRows(world, 'Quail,Oslo,10,2018-01-05')
    const same = await csvFile(world, (await app.inject('/layoff-tracker/layoffs.csv?q=quail')).body)
    expect(await importLayoffs(world.ctx, same)).toMatchObject({ read: 1, unchanged: 1 })
    const [row] = await findLayoffs(admin, 'quail')
    const change = {
      ...submission,
      companyName: '=Quail',
      date: '2018-01-05',
      number: 10,
      source: '',
      version: row?.version ?? 0,
    }
    await admin.api('PUT /api/v1/admin/layoffs/{id}', { params: { id: row?._id ?? '' }, body: change })
    const csv = await app.inject('/layoff-tracker/layoffs.csv?year=2018')
    expect(csv.body).toContain("'=Quail,2018-01-05,10")
    const json = (await app.inject('/layoff-tracker/layoffs.json?year=2018')).json()
    expect(json.layoffs).toMatchObject([{ companyName: '=Quail', number: 10 }])
    const rss = await app.inject('/layoff-tracker/feed.rss?year=2018')
    expect(rss.body).toContain('=Quail lays off 10 people')
    expect((await app.inject('/sitemaps/layoffs-1.xml')).body).toContain('/layoff-tracker/quail-2018-01-05')
  })
})

describe('a layoff submitted by a visitor', () => {
  test('waits for an admin, and is recognised by later imports', async () => {
    const admin = await joinAsAdmin(world, app)
    const body = { ...submission, source }
    expect((await api('POST /api/v1/layoffs', { body })).status).toBe(200)
    expect(await names({ q: 'osprey' })).toEqual([])
    const [waitingLayoff] = await findLayoffs(admin, 'osprey', 'waiting')
    expect(waitingLayoff).toMatchObject({ state: 'waiting', sender: null, number: 12, share: null, source })
    const params = { id: waitingLayoff?._id ?? '' }
    await admin.api('PUT /api/v1/admin/layoffs/{id}/state', { params, body: { state: 'public' } })
    expect(await names({ q: 'osprey' })).toEqual(['Osprey Ltd'])
    expect(await importRows(world, 'Osprey Ltd,,12,2026-03-02')).toMatchObject({ added: 0, changed: 1 })
    expect((await listLayoffs({ q: 'osprey' })).items).toMatchObject([{ number: 12, source }])
  })

  test('requires a source', async () => {
    const { error } = await api('POST /api/v1/layoffs', { body: { ...submission, source: '' } })
    expect(error?.fields).toMatchObject({ 'body.source': 'Enter the address where it can be read.' })
  })

  test('is published only once when submitted twice', async () => {
    const admin = await joinAsAdmin(world, app)
    const bob = await joinAsProfessional(world, app)
    for (const _ of [1, 2])
      await bob.api('POST /api/v1/layoffs', { body: { ...submission, companyName: 'Rook', source } })
    const waitingLayoffs = await findLayoffs(admin, 'rook', 'waiting')
    expect(waitingLayoffs).toHaveLength(2)
    const outcomes = await Promise.all(
      waitingLayoffs.map(({ _id }) =>
        admin.api('PUT /api/v1/admin/layoffs/{id}/state', { params: { id: _id }, body: { state: 'public' } }),
      ),
    )
    expect(outcomes.map(({ error }) => error?.code ?? 'ok').toSorted()).toEqual(['layoff-exists', 'ok'])
  })
})

describe('an admin', () => {
  test('can’t edit a layoff that was changed meanwhile, and can merge layoffs with a redirect and hide them', async () => {
    const admin = await joinAsAdmin(world, app)
    await importRows(world, 'Stork,Oslo,,2017-01-05', 'Stork,,40,2017-01-06')
    const [laterLayoff, earlierLayoff] = await findLayoffs(admin, 'stork')
    if (!laterLayoff || !earlierLayoff) throw new Error('There are not two.')
    const body = {
      ...submission,
      companyName: 'Stork',
      date: earlierLayoff.date,
      number: '',
      source: '',
      version: earlierLayoff.version + 1,
    }
    const editReply = await admin.api('PUT /api/v1/admin/layoffs/{id}', { params: { id: earlierLayoff._id }, body })
    expect(editReply.error?.code).toBe('layoff-changed')
    const merge = { params: { id: laterLayoff._id }, body: { into: earlierLayoff.slug } }
    expect((await admin.api('POST /api/v1/admin/layoffs/{id}/merge', merge)).status).toBe(200)
    expect((await listLayoffs({ q: 'stork' })).items).toMatchObject([{ slug: earlierLayoff.slug, number: 40 }])
    const { result } = await api('GET /api/v1/layoffs/{slug}', { params: { slug: laterLayoff.slug } })
    expect(result.slug).toBe(earlierLayoff.slug)
    // The next import creates neither of the two layoffs again.
    await importRows(world, 'Stork,Oslo,,2017-01-05', 'Stork,,40,2017-01-06')
    expect(await names({ q: 'stork' })).toEqual(['Stork'])
    const hide = { params: { id: earlierLayoff._id }, body: { state: 'hidden' as const } }
    await admin.api('PUT /api/v1/admin/layoffs/{id}/state', hide)
    expect((await api('GET /api/v1/layoffs/{slug}', { params: { slug: laterLayoff.slug } })).status).toBe(404)
  })

  test('merges two layoffs and counts each person with a new job only once', async () => {
    const [admin, both, one] = await Promise.all([
      joinAsAdmin(world, app),
      joinAsProfessional(world, app),
      joinAsProfessional(world, app),
    ])
    await importRows(world, 'Plover,Oslo,,2017-02-05', 'Plover,,40,2017-02-06')
    const [laterLayoff, earlierLayoff] = await findLayoffs(admin, 'plover')
    if (!laterLayoff || !earlierLayoff) throw new Error('There are not two.')
    const land = async (client: SignedInClient, { slug }: { slug: string }, landed: boolean) => {
      await client.api('PUT /api/v1/layoffs/{slug}/me', { params: { slug }, body: { audience: 'everyone' } })
      if (landed) await client.api('PUT /api/v1/layoffs/{slug}/me/landed', { params: { slug }, body: { landed } })
    }
    await land(both, laterLayoff, true)
    await land(both, earlierLayoff, true)
    await land(one, laterLayoff, true)
    await land(one, earlierLayoff, false)
    await admin.api('POST /api/v1/admin/layoffs/{id}/merge', {
      params: { id: laterLayoff._id },
      body: { into: earlierLayoff.slug },
    })
    expect((await listLayoffs({ q: 'plover' })).items).toMatchObject([{ slug: earlierLayoff.slug, landed: 2 }])
    await one.api('PUT /api/v1/layoffs/{slug}/me/landed', {
      params: { slug: earlierLayoff.slug },
      body: { landed: false },
    })
    expect((await listLayoffs({ q: 'plover' })).items).toMatchObject([{ landed: 1 }])
  })

  test('links a layoff to a company, whose page then lists it, and later imports of that company’s layoffs', async () => {
    const admin = await joinAsAdmin(world, app)
    const company = await importedCompany(world, 'Tern Works')
    await importRows(world, 'Tern Works,Oslo,7,2016-01-05')
    expect((await listLayoffs({ q: 'tern works' })).items).toMatchObject([{ company: null }])
    const [row] = await findLayoffs(admin, 'tern works')
    expect(row?.candidates).toEqual([{ slug: company.slug, companyName: 'Tern Works' }])
    const link = { params: { id: row?._id ?? '' }, body: { company: company.slug } }
    await admin.api('PUT /api/v1/admin/layoffs/{id}/company', link)
    await importRows(world, 'TERN WORKS,Oslo,8,2016-02-05')
    expect((await listLayoffs({ company: company.slug })).items).toHaveLength(2)
    const { result } = await api('GET /api/v1/companies/{slug}', { params: { slug: company.slug } })
    expect(result.layoffs).toMatchObject([
      { date: '2016-02-05', number: 8 },
      { date: '2016-01-05', number: 7 },
    ])
  })

  test('uploads a file, and learns why a file is refused', async () => {
    const admin = await joinAsAdmin(world, app)
    const report = (await uploadCsv(app, admin, 'Company,Date\nUrchin,2015-01-05\nUrchin,\n')).json().result
    expect(report).toMatchObject({ read: 2, added: 1, rejected: 1 })
    const wrongUpload = await uploadCsv(app, admin, 'x')
    expect([wrongUpload.statusCode, wrongUpload.json().result.code]).toEqual([422, 'layoffs-unreadable'])
  })
})

describe('a company', () => {
  test('can respond once it is linked, and no other company can', async () => {
    const admin = await joinAsAdmin(world, app)
    const owner = await joinAsEmployer(world, app, { companyName: 'Vireo' })
    const other = await joinAsEmployer(world, app, { companyName: 'Elsewhere' })
    await importRows(world, 'Vireo,Oslo,7,2014-01-05')
    const params = { slug: 'vireo-2014-01-05' }
    const answer = { params, body: { text: 'We are sorry, and here is why.' } }
    expect((await owner.api('PUT /api/v1/layoffs/{slug}/answer', answer)).error?.code).toBe('layoff-company')
    const [row] = await findLayoffs(admin, 'vireo')
    const link = { params: { id: row?._id ?? '' }, body: { company: await slugOf(owner) } }
    await admin.api('PUT /api/v1/admin/layoffs/{id}/company', link)
    expect((await other.api('PUT /api/v1/layoffs/{slug}/answer', answer)).error?.code).toBe('layoff-company')
    expect((await owner.api('PUT /api/v1/layoffs/{slug}/answer', answer)).status).toBe(200)
    const { result } = await api('GET /api/v1/layoffs/{slug}', { params })
    expect(result.answer?.text).toBe('We are sorry, and here is why.')
    await admin.api('POST /api/v1/admin/word-rules', {
      body: { words: 'sorry not sorry', act: 'refuse', reason: 'Be kind.' },
    })
    const rude = { params, body: { text: 'We are sorry not sorry.' } }
    const refusal = await owner.api('PUT /api/v1/layoffs/{slug}/answer', rude)
    expect(refusal.error).toMatchObject({ code: 'words-refused', fields: { 'body.text': 'Be kind.' } })
    await owner.api('DELETE /api/v1/layoffs/{slug}/answer', { params })
    expect((await api('GET /api/v1/layoffs/{slug}', { params })).result.answer).toBeNull()
  })

  test('keeps its response when an admin merges the layoff into another', async () => {
    const admin = await joinAsAdmin(world, app)
    const owner = await joinAsEmployer(world, app, { companyName: 'Wren' })
    await importRows(world, 'Wren,Oslo,7,2013-01-05', 'Wren,Oslo,8,2013-01-06')
    const [laterLayoff, earlierLayoff] = await findLayoffs(admin, 'wren')
    if (!laterLayoff || !earlierLayoff) throw new Error('There are not two.')
    const link = { params: { id: laterLayoff._id }, body: { company: await slugOf(owner) } }
    await admin.api('PUT /api/v1/admin/layoffs/{id}/company', link)
    const answer = { params: { slug: laterLayoff.slug }, body: { text: 'We owe you an explanation.' } }
    expect((await owner.api('PUT /api/v1/layoffs/{slug}/answer', answer)).status).toBe(200)
    const merge = { params: { id: laterLayoff._id }, body: { into: `/layoff-tracker/${earlierLayoff.slug}` } }
    expect((await admin.api('POST /api/v1/admin/layoffs/{id}/merge', merge)).status).toBe(200)
    const { result } = await api('GET /api/v1/layoffs/{slug}', { params: { slug: earlierLayoff.slug } })
    expect(result.answer?.text).toBe('We owe you an explanation.')
  })
})
