import type { InputOf } from '@rise/contract/contract'
import { describe, expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { joinAsAdmin, joinAsEmployer, joinAsProfessional, type SignedInClient } from '../session/accounts.factory.ts'
import { importEntries } from './courses.factory.ts'

const { world, app, api } = useWorld()

const listCourses = async (query: object) => (await api('GET /api/v1/courses', { query })).result
const titles = async (query: object) => (await listCourses(query)).items.map(({ title }) => title)
const page = async (slug: string, as: SignedInClient['api'] = api) =>
  (await as('GET /api/v1/courses/{slug}', { params: { slug } })).result
const findCourses = async (admin: SignedInClient, q: string, state: 'public' | 'hidden' = 'public') =>
  (await admin.api('GET /api/v1/admin/courses', { query: { q, state } })).result.items

const newCourse: InputOf<'POST /api/v1/admin/courses'>['body'] = {
  ...{ title: 'Osprey', provider: 'School', link: 'https://osprey.example/a', description: '', categories: [] },
  ...{ level: '', hours: '', price: '0', currency: '', language: 'en', skills: ['SQL'] },
}

describe('the catalog', () => {
  test('filters and sorts courses, and each filter’s counts ignore that filter itself', async () => {
    await importEntries(
      world,
      { title: 'Puffin A', level: 'beginner', hours: 9, price: 0, language: 'en', skills: ['Python'] },
      { title: 'Puffin B', level: 'advanced', hours: 3, price: 20, currency: 'EUR', language: 'de', skills: ['SQL'] },
      { title: 'Puffin C', categories: ['design'] },
    )
    const q = 'puffin'
    expect(await titles({ q, sort: 'title' })).toEqual(['Puffin A', 'Puffin B', 'Puffin C'])
    expect(await titles({ q, sort: 'shortest' })).toEqual(['Puffin B', 'Puffin A', 'Puffin C'])
    expect(await titles({ q, sort: 'longest' })).toEqual(['Puffin A', 'Puffin B', 'Puffin C'])
    expect(await titles({ q, price: 'free' })).toEqual(['Puffin A'])
    expect(await titles({ q, price: 'paid' })).toEqual(['Puffin B'])
    expect(await titles({ q, price: 'not-specified' })).toEqual(['Puffin C'])
    expect(await titles({ q, level: 'not-specified' })).toEqual(['Puffin C'])
    expect(await titles({ q, category: 'design' })).toEqual(['Puffin C'])
    expect(await titles({ q, language: 'de' })).toEqual(['Puffin B'])
    expect(await titles({ q, skill: 'python' })).toEqual(['Puffin A'])
    expect(await titles({ q: 'puffin python' })).toEqual(['Puffin A'])
    const { result } = await api('GET /api/v1/course-figures', { query: { q, level: 'beginner' } })
    expect(result).toMatchObject({ courses: 1, prices: [{ slug: 'free', name: 'Free', courses: 1 }] })
    expect(result.levels).toEqual([
      { slug: 'beginner', name: 'Beginner', courses: 1 },
      { slug: 'advanced', name: 'Advanced', courses: 1 },
      { slug: 'not-specified', name: 'Not specified', courses: 1 },
    ])
    expect(result.skills).toEqual([{ slug: 'python', name: 'Python', courses: 1 }])
    expect((await listCourses({ q, level: 'beginner' })).total).toBe(1)
  })

  test('refuses a page past the end and values that no filter has', async () => {
    expect((await api('GET /api/v1/courses', { query: { page: 400 } })).error?.code).toBe('courses-page-not-found')
    expect((await app.inject('/api/v1/courses?level=wizard')).statusCode).toBe(400)
    expect(await titles({ q: '!!' })).toEqual([])
  })

  test('counts courses by skill, and recognises other spellings of a skill', async () => {
    await importEntries(world, { title: 'Quail', skills: ['Kubernetes', 'Quailing'] })
    const { result } = await api('GET /api/v1/course-skills', { query: { names: 'k8s|Quailing|Nonsense' } })
    expect(result).toEqual([
      { slug: 'kubernetes', name: 'k8s', courses: 1 },
      { slug: 'quailing', name: 'Quailing', courses: 1 },
    ])
  })

  test('lists new courses in the feeds and the sitemap', async () => {
    await importEntries(world, { title: 'Ruff & Tumble', skills: ['Ruffing'] })
    expect((await app.inject('/courses/feed.rss?skill=ruffing')).body).toContain('Ruff &amp; Tumble by Mill School')
    expect((await app.inject('/courses/feed.json?skill=none-such')).json().items).toEqual([])
    expect((await app.inject('/sitemaps/courses-1.xml')).body).toContain('/courses/ruff-and-tumble')
  })
})

describe('a course for members', () => {
  test('shows guests its first lines without the link, and members everything', async () => {
    const admin = await joinAsAdmin(world, app)
    const description = `${'Learn to sing. '.repeat(40)}The secret ending.`
    const body = { ...newCourse, title: 'Siskin', link: 'https://siskin.example/a', description }
    await admin.api('POST /api/v1/admin/courses', { body: { ...body, audience: 'members' } })
    const guests = await page('siskin')
    expect(guests).toMatchObject({ locked: 'sign-in', link: null, linkHost: 'siskin.example' })
    expect(guests.description).not.toContain('secret')
    const ada = await joinAsProfessional(world, app)
    const members = await page('siskin', ada.api)
    expect(members).toMatchObject({ locked: null, link: 'https://siskin.example/a' })
    expect(members.description).toContain('The secret ending.')
  })
})

describe('an admin', () => {
  test('creates a course, edits it unless it has changed since, and hides it', async () => {
    const admin = await joinAsAdmin(world, app)
    const { result } = await admin.api('POST /api/v1/admin/courses', { body: newCourse })
    expect(result.slug).toBe('osprey')
    expect(await page('osprey')).toMatchObject({ price: { amount: 0, currency: null }, skills: [{ slug: 'sql' }] })
    const again = await admin.api('POST /api/v1/admin/courses', { body: { ...newCourse, title: 'Again' } })
    expect(again.error?.code).toBe('course-exists')
    const [row] = await findCourses(admin, 'osprey')
    const params = { id: row?._id ?? '' }
    const version = row?.version ?? 0
    const edit = { params, body: { ...newCourse, title: 'Osprey II', price: '12', version } }
    const unpricedReply = await admin.api('PUT /api/v1/admin/courses/{id}', edit)
    expect(unpricedReply.error?.fields).toMatchObject({ 'body.currency': 'Enter the currency of the price.' })
    const pricedEdit = { params, body: { ...edit.body, currency: 'eur' } }
    expect((await admin.api('PUT /api/v1/admin/courses/{id}', pricedEdit)).status).toBe(200)
    expect((await admin.api('PUT /api/v1/admin/courses/{id}', pricedEdit)).error?.code).toBe('course-changed')
    expect(await page('osprey')).toMatchObject({ title: 'Osprey II', price: { amount: 12, currency: 'EUR' } })
    await admin.api('PUT /api/v1/admin/courses/{id}/state', { params, body: { state: 'hidden' } })
    expect((await api('GET /api/v1/courses/{slug}', { params: { slug: 'osprey' } })).status).toBe(404)
    expect(await findCourses(admin, 'osprey', 'hidden')).toHaveLength(1)
    await admin.api('PUT /api/v1/admin/courses/{id}/state', { params, body: { state: 'public' } })
    expect((await page('osprey')).title).toBe('Osprey II')
  })

  test('merges two courses: the old address redirects, and members’ states and ratings move', async () => {
    const admin = await joinAsAdmin(world, app)
    await importEntries(world, { title: 'Stork A', hours: 4 }, { title: 'Stork B' })
    const [ada, bob] = [await joinAsProfessional(world, app), await joinAsProfessional(world, app)]
    const setTaken = (who: SignedInClient, slug: string) =>
      who.api('PUT /api/v1/courses/{slug}/me', { params: { slug }, body: { state: 'taken' } })
    await Promise.all([setTaken(ada, 'stork-a'), setTaken(bob, 'stork-a'), setTaken(bob, 'stork-b')])
    const rate = (who: SignedInClient, slug: string, rating: number) =>
      who.api('PUT /api/v1/courses/{slug}/me/rating', { params: { slug }, body: { rating, words: '' } })
    await Promise.all([rate(ada, 'stork-a', 2), rate(bob, 'stork-a', 1), rate(bob, 'stork-b', 5)])
    const [a] = await findCourses(admin, 'stork a')
    const merge = { params: { id: a?._id ?? '' }, body: { into: 'https://rise.example/courses/stork-b?x#y' } }
    expect((await admin.api('POST /api/v1/admin/courses/{id}/merge', merge)).status).toBe(200)
    expect(await page('stork-a')).toMatchObject({
      ...{ slug: 'stork-b', hours: 4, taken: 2, rating: { average: 3.5, count: 2 } },
    })
    // The merged course doesn't come back with the next import.
    await importEntries(world, { title: 'Stork A', hours: 4 })
    expect(await titles({ q: 'stork' })).toEqual(['Stork B'])
  })

  test('without the permission for content can’t edit courses', async () => {
    const support = await joinAsAdmin(world, app, 'admin-support')
    expect((await support.api('POST /api/v1/admin/courses', { body: newCourse })).status).toBe(404)
  })
})

describe('comments and reactions', () => {
  test('are possible on a course, which has no author to notify', async () => {
    await importEntries(world, { title: 'Tern' })
    const { _id: id } = await page('tern')
    const ada = await joinAsProfessional(world, app)
    const owner = await joinAsEmployer(world, app)
    const params = { id }
    const comment = await ada.api('POST /api/v1/discussions/{id}/comments', { params, body: { text: 'Is it hard?' } })
    expect(comment.status).toBe(200)
    await owner.api('PUT /api/v1/reactions/{id}', { params, body: { reaction: 'up' } })
    const { result } = await api('GET /api/v1/discussions/{id}/comments', { params, query: {} })
    expect(result).toMatchObject({ count: 1, authorId: null })
    expect(Object.values((await page('tern')).reactions.counts)).toEqual([1])
    const admin = await joinAsAdmin(world, app)
    const hide = { params, body: { state: 'hidden' as const } }
    await admin.api('PUT /api/v1/admin/courses/{id}/state', hide)
    expect((await api('GET /api/v1/discussions/{id}/comments', { params, query: {} })).status).toBe(404)
  })
})
