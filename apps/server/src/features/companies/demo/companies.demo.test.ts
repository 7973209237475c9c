import { expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { loadDemo as loadProfessionals } from '../../professionals/demo/professionals.demo.ts'
import { loadDemo as loadStories } from '../../professionals/demo/stories.demo.ts'
import { findCompany } from '../find-company.ts'
import { isUnclaimed, loadDemo } from './companies.demo.ts'
import { demoCompanies } from './demo-companies.ts'
import galleries from './material/galleries.json' with { type: 'json' }

const { world } = useWorld()

test('loading adds each company once, even in repeated and simultaneous runs', async () => {
  const addedCounts = await Promise.all([loadDemo(world.ctx), loadDemo(world.ctx)])
  expect(addedCounts.toSorted((a, b) => a - b)).toEqual([0, 60])
  const before = await world.ctx.db.selectFrom('company').selectAll().orderBy('actor_id').execute()
  world.clock.advance(86_400_000)
  expect(await loadDemo(world.ctx)).toBe(0)
  expect(await world.ctx.db.selectFrom('company').selectAll().orderBy('actor_id').execute()).toEqual(before)
})

test('the page of each company shows the texts written for it', async () => {
  await loadDemo(world.ctx)
  for (const {
    name,
    slug,
    story,
    industry,
    hiring: _hiring,
    voice: _voice,
    teamSize: _teamSize,
    ...rest
  } of demoCompanies().filter((company) => !isUnclaimed(company))) {
    const page = await findCompany(world.ctx, slug)
    expect(page).toMatchObject({ companyName: name, story, imported: false, ...rest })
    expect(page.industry?.slug).toBe(industry)
    expect(page.teamSize).not.toBe('No info')
  }
})

test('one page looks like an imported one, so that claiming can be tried', async () => {
  await loadDemo(world.ctx)
  const [unclaimedCompany] = demoCompanies().filter(isUnclaimed)
  expect(await findCompany(world.ctx, unclaimedCompany?.slug ?? '')).toMatchObject({
    companyName: unclaimedCompany?.name,
    website: unclaimedCompany?.website,
    imported: true,
    story: null,
    values: [],
  })
})

test('some companies have gallery pictures, each with a description and all of its files', async () => {
  await loadDemo(world.ctx)
  const { gallery } = await findCompany(world.ctx, 'lumenfield')
  expect(gallery).toHaveLength(3)
  for (const { alt, sources } of gallery) {
    expect(alt).toMatch(/\w+ \w+/)
    expect(sources).toHaveLength(4)
    for (const { url } of sources) {
      const file = await world.ctx.files.get(url.slice(1))
      expect(file?.size, url).toBeGreaterThan(0)
      file?.stream.destroy()
    }
  }
  const pictureCounts = await world.ctx.db
    .selectFrom('company_picture')
    .innerJoin('picture', 'picture.id', 'company_picture.picture_id')
    .where('picture.uses', '=', 1)
    .where('picture.unused_since', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(Number(pictureCounts.count)).toBe(galleries.flatMap(({ pictures }) => pictures).length)
})

test('some companies name people who work there', async () => {
  await loadDemo(world.ctx)
  await loadProfessionals(world.ctx)
  await loadStories(world.ctx)
  const { people } = await findCompany(world.ctx, 'larch-and-lintel')
  expect(people.map(({ name }) => name).toSorted()).toEqual(['Jonas Lindqvist', 'Noor Haddad'])
})
