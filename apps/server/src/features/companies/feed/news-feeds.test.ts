import { expect, test } from 'vitest'
import { readXml, textsOf } from '../../../../test/read-xml.ts'
import { useWorld } from '../../../../test/use-world.ts'
import { publishCase, startCase } from '../../portfolio/portfolio.factory.ts'
import { storeBoard } from '../../postings/index.ts'
import { makePosting, sourcedValue } from '../../postings/posting.factory.ts'
import { joinAsEmployer } from '../../session/accounts.factory.ts'
import { slugOf } from '../companies.factory.ts'

const { world, app } = useWorld()

test('a company’s news feed holds its notes and published cases, newest first, each with its address', async () => {
  const owner = await joinAsEmployer(world, app, { companyName: 'Harbour Works' })
  const slug = await slugOf(owner)
  await owner.api('POST /api/v1/companies/{slug}/news', { params: { slug }, body: { text: 'We moved to\nthe pier.' } })
  world.clock.advance(60_000)
  const address = await publishCase(owner, 'A crane', { summary: 'It lifts <itself>.' })
  await startCase(owner, 'A draft')
  const json = await app.inject(`/company/${slug}/news/feed.json`)
  expect(json.statusCode).toBe(200)
  const { items, home_page_url } = json.json()
  expect(items).toMatchObject([
    { title: 'A crane', content_text: 'It lifts <itself>.', tags: ['Case'], _news: { kind: 'case' } },
    { title: 'We moved to the pier.', tags: ['News'], url: `${home_page_url}#news` },
  ])
  expect(items[0].url).toBe(`${home_page_url}/portfolio/${address}`)
  const rss = readXml((await app.inject(`/company/${slug}/news/feed.rss`)).body)
  expect(textsOf(rss, 'title').slice(1)).toEqual(['A crane', 'We moved to the pier.'])
})

test('a company’s news feed holds its open jobs; an unknown or hidden page has no feed', async () => {
  const job = makePosting({ title: sourcedValue('Crane driver') })
  await storeBoard(world.ctx, { kind: 'lever', companyName: 'Big Cranes' }, [{ posting: job }])
  const { id, slug } = await world.ctx.db
    .selectFrom('actor')
    .innerJoin('company', 'company.actor_id', 'actor.id')
    .select(['actor.id', 'actor.slug'])
    .where('company.name', '=', 'Big Cranes')
    .executeTakeFirstOrThrow()
  const titles = async () => {
    world.clock.advance(3_600_000)
    const { items } = (await app.inject(`/company/${slug}/news/feed.json`)).json()
    return items.map(({ title }: { title: string }) => title)
  }
  expect(await titles()).toEqual(['Crane driver'])
  expect((await app.inject('/company/nobody-at-all/news/feed.rss')).statusCode).toBe(404)
  await world.ctx.db.updateTable('actor').set({ listed: false }).where('id', '=', id).execute()
  expect((await app.inject(`/company/${slug}/news/feed.rss`)).statusCode).toBe(404)
})
