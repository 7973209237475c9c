import { beforeEach, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { joinAsEmployer, type SignedInClient } from '../../session/accounts.factory.ts'
import { slugOf } from '../companies.factory.ts'
import { findOrCreateCompany } from '../find-or-create-company.ts'
import { renderStories } from '../render-stories.task.ts'

const { world, app, api } = useWorld()
let owner: SignedInClient
let slug: string

beforeEach(async () => {
  owner = await joinAsEmployer(world, app, { companyName: 'Harbour Works' })
  slug = await slugOf(owner)
})

function save(page: object, version = 1) {
  return owner.call('PATCH', `/api/v1/companies/${slug}/page`, { version, page })
}
async function publicPage(asked = slug) {
  return (await api('GET /api/v1/companies/{slug}', { params: { slug: asked } })).result
}

test('the team’s changes show on the page, and are recorded with the member who made them', async () => {
  const reply = await save({
    tagline: 'Cranes that lift themselves',
    story: 'We began in 1911.\n\n## Today\n\n- cranes\n- <script>alert(1)</script>',
    website: 'harbour-works.com',
    links: ['https://github.com/harbour'],
    industries: ['hardware', 'software'],
    stage: 'Bootstrapped',
    size: 'Startup',
    teamSize: 50,
    foundingYear: 1911,
    places: ['Lisbon, Portugal', 'Hamburg, Germany'],
    values: ['trust', 'Lift together', 'Trust'],
    benefits: ['Equity', 'FOUR-DAY WEEK'],
  })
  expect(reply.json().result).toMatchObject({ version: 2, domain: 'harbour-works.com' })
  const page = await publicPage()
  expect(page).toMatchObject({
    tagline: 'Cranes that lift themselves',
    website: 'https://harbour-works.com',
    industry: { slug: 'hardware' },
    sector: 'Technology',
    headquarters: 'Lisbon, Portugal',
    teamSize: '11-50',
    values: ['Trust', 'Lift together'],
    benefits: ['Equity', 'Four-day week'],
  })
  expect(page.industries.map((one: { slug: string }) => one.slug)).toEqual(['hardware', 'software'])
  expect(page.places.map((one: { name: string }) => one.name)).toEqual(['Lisbon, Portugal', 'Hamburg, Germany'])
  const { value_keys: keys } = await world.ctx.db
    .selectFrom('company')
    .select('value_keys')
    .where('actor_id', '=', owner.id)
    .executeTakeFirstOrThrow()
  expect(keys).toEqual(['trust', 'lift-together'])
  expect(page.storyHtml).toContain('<h3>Today</h3>')
  expect(page.storyHtml).not.toContain('script')
  const { loginId, data } = await lastActivity('company.page-changed')
  expect(loginId).not.toBeNull()
  expect(data).toMatchObject({ fields: expect.arrayContaining(['tagline', 'places']) })
})

test('a plain-text story becomes paragraphs', async () => {
  await save({ story: 'One & two.\n\nThree.' })
  expect((await publicPage()).storyHtml).toBe('<p>One &amp; two.</p>\n<p>Three.</p>')
})

test('a story from the editor has its headings below the page’s own, and opens in the editor as it was written', async () => {
  const html = '<h2>Today</h2><h3>Cranes</h3><p>We <strong>lift</strong> *all*.</p><script>alert(1)</script>'
  const saveReply = await save({ story: html })
  expect((await publicPage()).storyHtml).toBe('<h3>Today</h3><h4>Cranes</h4><p>We <strong>lift</strong> *all*.</p>')
  expect(saveReply.json().result.storyHtml).toBe('<h2>Today</h2><h3>Cranes</h3><p>We <strong>lift</strong> *all*.</p>')
})

test('a story in Markdown opens in the editor as HTML', async () => {
  const saveReply = await save({ story: '## Today\n\nWe **lift** all.' })
  expect(saveReply.json().result.storyHtml).toBe('<h2>Today</h2>\n<p>We <strong>lift</strong> all.</p>')
})

test('the limit of a story counts its text, not its tags', async () => {
  expect((await save({ story: `<p>${'<strong>a</strong> '.repeat(2_000)}</p>` })).statusCode).toBe(200)
  expect((await save({ story: `<p>${'x'.repeat(10_001)}</p>` }, 2)).statusCode).toBe(400)
})

test('a story is rendered on saving, and again if an older version of Rise has changed it', async () => {
  const storedStory = () =>
    world.ctx.db.selectFrom('company').select('story_html').where('actor_id', '=', owner.id).executeTakeFirstOrThrow()
  await save({ story: 'We *lift*.' })
  expect(await storedStory()).toEqual({ story_html: '<p>We <em>lift</em>.</p>' })
  const change = { story: 'We *dig*.' }
  await world.ctx.db.updateTable('company').set(change).where('actor_id', '=', owner.id).execute()
  expect(await storedStory()).toEqual({ story_html: null })
  expect((await publicPage()).storyHtml).toBe('<p>We <em>dig</em>.</p>')
  await renderStories.handle(world.ctx, {})
  expect(await storedStory()).toEqual({ story_html: '<p>We <em>dig</em>.</p>' })
})

test.for(['**a_', '> ', '1. ', '[a](', '<b>'])('a story of only “%s” is saved and shown', async (piece) => {
  expect((await save({ story: piece.repeat(10_000 / piece.length) })).statusCode).toBe(200)
  expect(await publicPage()).toMatchObject({ slug })
})

test('absent fields stay unchanged, and an empty text clears a field', async () => {
  await save({ tagline: 'Cranes', stage: 'Seed' })
  await save({ tagline: '' }, 2)
  expect(await publicPage()).toMatchObject({ tagline: null, stage: 'Seed' })
})

test('a change based on an outdated version of the page is refused and overwrites nothing', async () => {
  await save({ tagline: 'First' })
  const lateReply = await save({ tagline: 'Second' })
  expect([lateReply.statusCode, lateReply.json().result.code]).toEqual([409, 'page-changed'])
  expect((await publicPage()).tagline).toBe('First')
})

test('of fifty simultaneous changes to the same version of the page, only one is saved', async () => {
  const replies = await Promise.all(Array.from({ length: 50 }, (_, index) => save({ tagline: `Number ${index}` })))
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(replies.filter(({ statusCode }) => statusCode === 409)).toHaveLength(49)
})

test.for([
  [{ website: 'ftp://harbour.com' }, 'website'],
  [{ website: 'https://user:secret@harbour.com' }, 'website'],
  [{ industries: ['piracy'] }, 'industries'],
  [{ stage: 'Finished' }, 'stage'],
  [{ size: 'Huge' }, 'size'],
  [{ teamSize: 77 }, 'teamSize'],
  [{ foundingYear: 99 }, 'foundingYear'],
  [{ companyName: ' ' }, 'companyName'],
  [{ values: Array.from({ length: 13 }, (_, index) => `v${index}`) }, 'values'],
  [{ links: ['javascript:alert(1)'] }, 'links'],
  [{ story: 'x'.repeat(10_001) }, 'story'],
] as const)('%j is refused with the name of its field', async ([page, field]) => {
  const reply = await save(page)
  expect(reply.statusCode).toBe(400)
  expect(Object.keys(reply.json().result.fields).join(' ')).toContain(`body.page.${field}`)
})

test('a former address still leads to the page, and no other company can take it', async () => {
  const newSlug = `${slug}-and-sons`
  const moveReply = await owner.api('PUT /api/v1/companies/{slug}/address', {
    params: { slug },
    body: { slug: newSlug },
  })
  expect(moveReply.result).toEqual({ slug: newSlug })
  expect(await publicPage(slug)).toMatchObject({ slug: newSlug })
  const otherOwner = await joinAsEmployer(world, app, { companyName: 'Other' })
  const refusal = await otherOwner.api('PUT /api/v1/companies/{slug}/address', {
    params: { slug: await slugOf(otherOwner) },
    body: { slug },
  })
  expect([refusal.status, refusal.error?.fields]).toEqual([409, { 'body.slug': expect.any(String) }])
  const { id } = await findOrCreateCompany(world.ctx, slug)
  const createdActor = await world.ctx.db
    .selectFrom('actor')
    .select('slug')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(createdActor.slug).not.toBe(slug)
  // A company can take back its own former address.
  const moveBackReply = await owner.api('PUT /api/v1/companies/{slug}/address', {
    params: { slug: newSlug },
    body: { slug },
  })
  expect(moveBackReply.status).toBe(200)
  expect(await publicPage(newSlug)).toMatchObject({ slug })
})

test('of fifty simultaneous requests for one address, one gets it', async () => {
  const rival = await joinAsEmployer(world, app, { companyName: 'Rival' })
  const rivalSlug = await slugOf(rival)
  const newSlug = `${slug}-tower`
  const replies = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      (index % 2 === 0 ? owner : rival).call('PUT', `/api/v1/companies/${index % 2 === 0 ? slug : rivalSlug}/address`, {
        slug: newSlug,
      }),
    ),
  )
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]))
  const owners = await world.ctx.db.selectFrom('actor').select('id').where('slug', '=', newSlug).execute()
  expect(owners).toHaveLength(1)
})

test.for(['edit', 'onboarding', 'Jobs', 'a b', '-x-', 'x'])('the address "%s" is refused', async (wanted) => {
  const reply = await owner.api('PUT /api/v1/companies/{slug}/address', { params: { slug }, body: { slug: wanted } })
  expect([400, 409]).toContain(reply.status)
  expect(Object.keys(reply.error?.fields ?? {})).toEqual(['body.slug'])
})

test('notes are on the page, newest first, until they are removed', async () => {
  await owner.api('POST /api/v1/companies/{slug}/news', { params: { slug }, body: { text: 'A prize!' } })
  world.clock.advance(60_000)
  const addReply = await owner.api('POST /api/v1/companies/{slug}/news', {
    params: { slug },
    body: { text: 'A second one!' },
  })
  const texts = async () => (await publicPage()).news.map(({ text }: { text: string }) => text)
  expect(await texts()).toEqual(['A second one!', 'A prize!'])
  const path = `/api/v1/companies/${slug}/news/${addReply.result._id}`
  const removeReplies = await Promise.all(Array.from({ length: 5 }, () => owner.call('DELETE', path)))
  expect(removeReplies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404, 404, 404])
  expect(await texts()).toEqual(['A prize!'])
})

test('an empty note is refused with an error at its field', async () => {
  const reply = await owner.api('POST /api/v1/companies/{slug}/news', { params: { slug }, body: { text: '  ' } })
  expect(reply.error?.fields).toHaveProperty('body.text')
})

test('a pending account can edit and preview its page, which no one else can find yet', async () => {
  const pendingMember = await joinAsEmployer(world, app, { companyName: 'Not Yet', confirmed: false })
  const ownSlug = await slugOf(pendingMember)
  const saveReply = await pendingMember.api('PATCH /api/v1/companies/{slug}/page', {
    params: { slug: ownSlug },
    body: { version: 1, page: { tagline: 'Soon' } },
  })
  expect(saveReply.status).toBe(200)
  const preview = await pendingMember.api('GET /api/v1/companies/{slug}/desk/preview', { params: { slug: ownSlug } })
  expect(preview.result.tagline).toBe('Soon')
  expect((await api('GET /api/v1/companies/{slug}', { params: { slug: ownSlug } })).status).toBe(404)
})

async function lastActivity(kind: string) {
  const row = await world.ctx.db
    .selectFrom('activity')
    .selectAll()
    .where('kind', '=', kind)
    .where('actor_id', '=', owner.id)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  return { loginId: row.login_id, data: row.data }
}
