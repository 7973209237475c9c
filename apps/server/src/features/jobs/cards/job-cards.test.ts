import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { storeBoard } from '../../postings/index.ts'
import { makePosting, sourcedValue } from '../../postings/posting.factory.ts'
import { jobCardsOf, listJobCards } from './job-cards.ts'

const { world } = useWorld()

/** Replaces the company's jobs with jobs with these titles, newest first. */
async function board(companyName: string, titles: readonly string[]): Promise<void> {
  const postings = titles.map((title, index) =>
    makePosting({
      key: `${companyName} ${index}`,
      title: sourcedValue(title),
      datePosted: sourcedValue(new Date(Date.UTC(2026, 4, 20 - index))),
    }),
  )
  await storeBoard(
    world.ctx,
    { kind: 'lever', companyName },
    postings.map((posting) => ({ posting })),
  )
}

const idsOf = (companyName: string) =>
  sql`select job_id from job_search where company_id = (select actor_id from company where name = ${companyName})`
const list = async (companyName: string) => (await listJobCards(world.ctx.db, idsOf(companyName))).items
const titles = async (companyName: string) => (await list(companyName)).map(({ title }) => title)

test('a card shows its job’s current facts, even if it was shown before', async () => {
  await board('Tidewater', ['Pilot', 'Stoker'])
  expect(await titles('Tidewater')).toEqual(['Pilot', 'Stoker'])
  await board('Tidewater', ['Harbour pilot', 'Stoker'])
  expect(await titles('Tidewater')).toEqual(['Harbour pilot', 'Stoker'])
  expect(await titles('Tidewater')).toEqual(['Harbour pilot', 'Stoker'])
})

test('a card that was shown before is read from the cache', async () => {
  await board('Millrace', ['Miller', 'Carter'])
  const [first] = await list('Millrace')
  const [again] = await list('Millrace')
  expect(first).toBeDefined()
  expect(again).toBe(first)
})

test('cards come in the order of the requested ids, cached and new ones mixed, without closed jobs', async () => {
  await board('Saltworks', ['Raker', 'Boiler', 'Packer'])
  const [raker, boiler, packer] = await list('Saltworks')
  await board('Saltworks', ['Raker', 'Boiler'])
  const ids = [boiler, packer, raker].map((card) => card?._id ?? '')
  expect((await jobCardsOf(world.ctx.db, ids)).map(({ title }) => title)).toEqual(['Boiler', 'Raker'])
})

test('the least recently shown cards are evicted, but not those of the current list', async () => {
  await board('Granary', ['Thresher'])
  const [before] = await list('Granary')
  const many = Array.from({ length: 2_100 }, (_, index) => `Clerk ${index}`)
  await board('Registry', many)
  expect(await titles('Registry')).toEqual(many)
  const [after] = await list('Granary')
  expect(after).not.toBe(before)
  expect(after).toEqual(before)
})
