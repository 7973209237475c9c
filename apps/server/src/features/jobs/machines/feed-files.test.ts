import { beforeAll, expect, test } from 'vitest'
import { readXml, textsOf } from '../../../../test/read-xml.ts'
import { useWorld } from '../../../../test/use-world.ts'
import { storeBoard } from '../../postings/index.ts'
import { makePlace, makePosting, sourcedValue } from '../../postings/posting.factory.ts'

const { world, app, api } = useWorld()

beforeAll(async () => {
  const berlin = makePlace({ locality: 'Berlin', country: 'DE' })
  const cooks = Array.from({ length: 60 }, (_, index) =>
    makePosting({
      title: sourcedValue(`Cook ${index}`),
      department: sourcedValue('hospitality'),
      workType: sourcedValue(index % 2 === 0 ? 'Remote' : 'Onsite'),
      places: [berlin],
      datePosted: sourcedValue(new Date(Date.UTC(2026, 4, 1, index))),
    }),
  )
  const engineer = makePosting({
    title: sourcedValue('Rust <Engineer> & "more"'),
    department: sourcedValue('engineering'),
    workType: sourcedValue('Onsite'),
    places: [berlin],
    skills: sourcedValue(['Rust']),
    datePosted: sourcedValue(new Date('2026-04-01T00:00:00Z')),
  })
  const postings = [...cooks, engineer].map((posting) => ({ posting }))
  await storeBoard(world.ctx, { kind: 'lever', companyName: 'Big Kitchen' }, postings)
})

const titlesOf = async (url: string) => {
  const reply = await app.inject(url)
  expect(reply.statusCode, url).toBe(200)
  if (url.includes('feed.json')) return (reply.json().items as { title: string }[]).map(({ title }) => title)
  return textsOf(readXml(reply.body), 'title').slice(1)
}

test('the feed of all jobs has the newest fifty, newest first', async () => {
  const titles = await titlesOf('/jobs/feed.rss')
  expect(titles).toHaveLength(50)
  expect(titles[0]).toBe('Cook 59 at Big Kitchen')
  expect(titles).toEqual(await titlesOf('/jobs/feed.json'))
  expect(new Set(titles).size).toBe(50)
})

test.for([
  ['/jobs/all/engineering/feed.rss', 'Engineering jobs | Rise'],
  ['/jobs/onsite/engineering/feed.rss', 'Onsite Engineering jobs | Rise'],
  ['/jobs/all/engineering/berlin-germany/feed.rss', 'Engineering jobs in Berlin, Germany | Rise'],
  ['/jobs/k/rust/feed.rss', 'Jobs for “rust” | Rise'],
  ['/jobs/onsite/feed.rss?category=engineering', 'Onsite Engineering jobs | Rise'],
  ['/company/big-kitchen/feed.rss?keyword=rust', 'Jobs at Big Kitchen | Rise'],
] as const)('%s is the feed of that list', async ([url, title]) => {
  const [place] = await world.ctx.db.selectFrom('place').select('slug').execute()
  const rss = readXml((await app.inject(url.replace('berlin-germany', place?.slug ?? ''))).body)
  expect(textsOf(rss, 'title')).toEqual([title, 'Rust <Engineer> & "more" at Big Kitchen'])
  expect(textsOf(rss, 'link')[0]).toBe(
    world.ctx.config.publicUrl + url.replace('/feed.rss', '').replace('berlin-germany', place?.slug ?? ''),
  )
})

test('an item has company, place and work type in words, and the API’s fields for programs', async () => {
  const feed = (await app.inject('/jobs/k/rust/feed.json')).json()
  const [card] = (await api('GET /api/v1/jobs', { query: { keyword: 'rust' } })).result.items
  expect(feed.items[0]).toMatchObject({
    content_text: 'Big Kitchen · Berlin, Germany · Onsite',
    tags: ['Engineering', 'Rust'],
    date_published: '2026-04-01T00:00:00.000Z',
    _job: card,
  })
  expect(feed.items[0].url).toMatch(/^http:\/\/localhost:3000\/jobs\/rust-engineer/)
})

test.for([
  ['/jobs/hidden/feed.rss', 404],
  ['/jobs/remote/engineering/berlin/feed.rss', 404],
  ['/jobs/all/alchemy/feed.rss', 404],
  ['/jobs/all/engineering/atlantis/feed.json', 404],
  ['/company/nobody/feed.rss', 404],
  [`/jobs/k/${'x'.repeat(201)}/feed.rss`, 400],
  ['/jobs/k/%00/feed.rss', 404],
  ['/jobs/k/node.js/feed.json', 200],
  ['/jobs/k/%C3%A9t%C3%A9%20%22x/feed.rss', 200],
] as const)('%s returns %i', async ([url, status]) => {
  expect((await app.inject(url)).statusCode).toBe(status)
})

test('a client that already has the feed gets a 304', async () => {
  const { headers } = await app.inject('/jobs/remote/feed.rss')
  const secondReply = await app.inject({
    url: '/jobs/remote/feed.rss',
    headers: { 'if-none-match': String(headers.etag) },
  })
  expect([secondReply.statusCode, secondReply.body]).toEqual([304, ''])
  expect(headers['last-modified']).toBeDefined()
})
