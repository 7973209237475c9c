import type { PaletteKind } from '@rise/contract/palette/kinds'
import { beforeAll, describe, expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { publishPost } from '../feed/feed.factory.ts'
import { beginDraft, publishArticle } from '../headlines/headlines.factory.ts'
import { addJobs, addPlaces } from '../jobs/search/searched-jobs.factory.ts'
import { setListed, writeStory } from '../professionals/story/stories.factory.ts'
import { answer, ask, joinAsCreator } from '../real-talk/real-talk.factory.ts'
import { joinAsEmployer, joinAsProfessional, type SignedInClient } from '../session/accounts.factory.ts'

const { world, app, api } = useWorld()
let grace: SignedInClient
let mill: SignedInClient
let question: { slug: string }
let post: { _id: string }

/** Returns the titles that the search shows, by kind. */
async function titlesByKind(q: string, client?: SignedInClient): Promise<Partial<Record<PaletteKind, string[]>>> {
  const { status, result } = await (client?.api ?? api)('GET /api/v1/palette', { query: { q } })
  expect(status).toBe(200)
  return Object.fromEntries(result.groups.map(({ kind, hits }) => [kind, hits.map(({ title }) => title)]))
}

beforeAll(async () => {
  grace = await joinAsCreator(world, app, { firstName: 'Grace', lastName: 'Lanternwright' })
  mill = await joinAsEmployer(world, app, { companyName: 'Lantern Mill' })
  const places = await addPlaces(world.ctx, [{ slug: 'reef', locality: 'Reef' }])
  const jobs = [
    { title: 'Lantern keeper', company: 'mill', places: ['reef'], skills: ['Rowing'] },
    { title: 'Engineer of lanterns', company: 'mill' },
  ]
  await addJobs(world.ctx, jobs, new Map([['mill', mill.id]]), places)
  await publishArticle(grace, { title: 'Why lanterns still matter' })
  await beginDraft(grace, { title: 'Lantern, unfinished' })
  question = await ask(grace, 'Who lights your lantern at work?')
  await answer(await joinAsProfessional(world, app), question.slug)
  post = await publishPost(grace, { kind: 'win', body: '<p>My first <b>lantern</b> hangs in the harbour.</p>' })
})

describe('the header’s search', () => {
  test('finds each kind of content by a word prefix: first the company and the person of that name, then a fixed order', async () => {
    const { result } = await api('GET /api/v1/palette', { query: { q: 'lant' } })
    expect(result.groups).toEqual([
      {
        kind: 'companies',
        hits: [{ title: 'Lantern Mill', detail: null, to: '/company/lantern-mill', picture: null }],
      },
      {
        kind: 'people',
        hits: [{ title: 'Grace Lanternwright', detail: null, to: '/professional/grace-lanternwright', picture: null }],
      },
      {
        kind: 'jobs',
        hits: [
          expect.objectContaining({ title: 'Lantern keeper', detail: 'Lantern Mill · reef' }),
          expect.objectContaining({ title: 'Engineer of lanterns', detail: 'Lantern Mill' }),
        ],
      },
      {
        kind: 'headlines',
        hits: [expect.objectContaining({ title: 'Why lanterns still matter', detail: 'By Grace Lanternwright' })],
      },
      {
        kind: 'questions',
        hits: [expect.objectContaining({ detail: '1 answer', to: `/real-talk/${question.slug}` })],
      },
      {
        kind: 'posts',
        hits: [
          {
            title: 'My first lantern hangs in the harbour.',
            detail: 'Win by Grace Lanternwright',
            to: `/feed/${post._id}`,
            picture: null,
          },
        ],
      },
    ])
  })

  test('requires every word, in any order, and ignores accents', async () => {
    expect(await titlesByKind('keeper LANT')).toEqual({ jobs: ['Lantern keeper'] })
    expect(await titlesByKind('mill lántern k')).toEqual({ jobs: ['Lantern keeper'] })
    expect((await titlesByKind('wright lan')).people).toBeUndefined()
  })

  test('finds a job by title and company, but not by its skills', async () => {
    expect((await titlesByKind('keep')).jobs).toEqual(['Lantern keeper'])
    expect((await titlesByKind('mill')).jobs).toHaveLength(2)
    expect(await titlesByKind('rowing')).toEqual({})
  })

  test('ranks first the titles that begin with the query', async () => {
    expect((await titlesByKind('engineer')).jobs).toEqual(['Engineer of lanterns'])
    expect((await titlesByKind('lantern')).jobs?.[0]).toBe('Lantern keeper')
  })

  test('shows jobs before a company or person whose name contains the query but doesn’t begin with it', async () => {
    const kindsFor = async (q: string) => Object.keys(await titlesByKind(q))
    expect((await kindsFor('mill')).slice(0, 2)).toEqual(['jobs', 'companies'])
    expect((await kindsFor('lantern mill')).slice(0, 2)).toEqual(['companies', 'jobs'])
    expect((await kindsFor('LÁNTERNWRIGHT'))[0]).toBe('people')
    expect((await kindsFor('grace l'))[0]).toBe('people')
  })

  test('tolerates one typo, but only if nothing matches the word as typed', async () => {
    expect((await titlesByKind('lanten')).companies).toEqual(['Lantern Mill'])
    expect((await titlesByKind('engneer')).jobs).toEqual(['Engineer of lanterns'])
    expect((await titlesByKind('lanternwrght')).people).toEqual(['Grace Lanternwright'])
    expect((await titlesByKind('lgihts')).questions).toEqual(['Who lights your lantern at work?'])
  })

  test.for([
    '',
    '   ',
    "'",
    "\\'; drop table job; --",
    '&|!():*<->',
    '🦄',
    '東京都',
    '%',
    'a'.repeat(80),
    'a b c d e f g h i j k',
  ])('finds nothing for %j', async (q) => {
    expect(await titlesByKind(q)).toEqual({})
  })

  test('refuses a search that is too long', async () => {
    expect(await api('GET /api/v1/palette', { query: { q: 'a'.repeat(81) } })).toMatchObject({ status: 400 })
  })
})

describe('visibility', () => {
  test('no one finds a draft, not even its author', async () => {
    expect(await titlesByKind('unfinished')).toEqual({})
    expect(await titlesByKind('unfinished', grace)).toEqual({})
  })

  test('two members separated by a block don’t find each other’s content; other members and guests do', async () => {
    const bob = await joinAsProfessional(world, app, { plan: 'Creator' })
    await bob.api('PUT /api/v1/connections/blocked/{userId}', { params: { userId: grace.id } })
    await mill.api('PUT /api/v1/connections/blocked/{userId}', { params: { userId: bob.id } })
    expect(await titlesByKind('lantern', bob)).toEqual({})
    expect(Object.keys(await titlesByKind('lantern', await joinAsProfessional(world, app)))).toHaveLength(6)
  })

  test('no one finds the content of a hidden account', async () => {
    const eve = await joinAsCreator(world, app, { firstName: 'Eve', lastName: 'Quillfeather' })
    await publishArticle(eve, { title: 'Quillfeather on pens' })
    await ask(eve, 'Who still owns a quillfeather pen?')
    await publishPost(eve, { body: '<p>A quillfeather fell.</p>' })
    expect(Object.keys(await titlesByKind('quillfeather'))).toEqual(['people', 'headlines', 'questions', 'posts'])
    await setListed(world, eve, false)
    expect(await titlesByKind('quillfeather')).toEqual({})
  })

  test('only members find a members-only post, no one finds a deleted post, and muting hides a member’s posts', async () => {
    const [ida, reader] = [await joinAsProfessional(world, app), await joinAsProfessional(world, app)]
    const { _id } = await publishPost(ida, { audience: 'members', body: '<p>Marzipan is underrated.</p>' })
    expect(await titlesByKind('marzi')).toEqual({})
    expect(await titlesByKind('marzi', reader)).toEqual({ posts: ['Marzipan is underrated.'] })
    await reader.api('PUT /api/v1/connections/muted/{userId}', { params: { userId: ida.id } })
    expect(await titlesByKind('marzi', reader)).toEqual({})
    expect(await titlesByKind('marzi', grace)).toEqual({ posts: ['Marzipan is underrated.'] })
    await ida.api('DELETE /api/v1/posts/{id}', { params: { id: _id } })
    expect(await titlesByKind('marzi', grace)).toEqual({})
  })

  test('no one finds the jobs of a hidden company', async () => {
    const kiln = await joinAsEmployer(world, app, { companyName: 'Kilnmasters' })
    await addJobs(world.ctx, [{ title: 'Potter', company: 'kiln' }], new Map([['kiln', kiln.id]]))
    expect(await titlesByKind('kilnmasters')).toEqual({ jobs: ['Potter'], companies: ['Kilnmasters'] })
    await setListed(world, kiln, false)
    expect(await titlesByKind('kilnmasters')).toEqual({})
  })

  test('only members with access to the directory find a member who opted out of search engines', async () => {
    const shy = await joinAsProfessional(world, app, { firstName: 'Shy', lastName: 'Wolverhampton' })
    await writeStory(shy, { searchEngines: false })
    expect(await titlesByKind('wolverhampton')).toEqual({})
    const freeEmployer = await joinAsEmployer(world, app)
    expect(await titlesByKind('wolverhampton', freeEmployer)).toEqual({})
    expect(await titlesByKind('wolverhampton', grace)).toEqual({ people: ['Shy Wolverhampton'] })
  })
})

test('searches are rate-limited per network', async () => {
  const replies = await Promise.all(Array.from({ length: 601 }, () => api('GET /api/v1/palette', { query: {} })))
  expect(replies.some(({ status, error }) => status === 429 && error?.code === 'too-many-requests')).toBe(true)
})
