import { beforeAll, beforeEach, expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { addCompanies, addJobs } from '../jobs/search/searched-jobs.factory.ts'
import { writeStory } from '../professionals/story/stories.factory.ts'
import { joinAsEmployer, joinAsProfessional, type SignedInClient } from '../session/accounts.factory.ts'

const { world, app, api } = useWorld()
let ada: SignedInClient

const titles = ['Lamp Fitter', 'Senior Lamp Fitter', 'Lamp Fitter at Sea', 'Lamp Fitter by Night', 'Head Chef']

beforeAll(async () => {
  const companies = await addCompanies(world.ctx, ['Lantern Yard', 'Other Yard'])
  const fitter = { company: 'lantern-yard', skills: ['Wiring', 'Soldering', 'Optics'], work_type: 'Remote' as const }
  await addJobs(
    world.ctx,
    titles.map((title) =>
      title === 'Head Chef' ? { title, company: 'other-yard', skills: ['HACCP'] } : { ...fitter, title },
    ),
    companies,
  )
})
beforeEach(async () => {
  ada = await joinAsProfessional(world, app)
  await writeStory(ada, {
    resume: {
      work: [{ name: 'Mill', position: 'Lamp fitter', startDate: '2016-09' }],
      skills: [{ name: 'Wiring' }, { name: 'Soldering' }, { name: 'Optics' }],
    },
  })
})

const fitting = async (member = ada) => (await member.api('GET /api/v1/fitting-jobs', {})).result
const shown = async () => (await fitting()).items.map(({ _id }) => _id)

test('a member is offered the three best matches, and no weak one', async () => {
  const { items, scores, known } = await fitting()
  expect(items).toHaveLength(3)
  expect(items.map(({ title }) => title)).not.toContain('Head Chef')
  expect(scores.map(({ _id }) => _id)).toEqual(items.map(({ _id }) => _id))
  expect(scores.every(({ score }) => (score ?? 0) >= 40)).toBe(true)
  expect(known).toBe(true)
})

test('a job that was hidden, applied for elsewhere or closed makes room for the next one', async () => {
  const [first = '', second = '', third = ''] = await shown()
  await ada.api('PUT /api/v1/outside-jobs/{id}', { params: { id: first } })
  expect(await shown()).not.toContain(first)
  expect(await shown()).toHaveLength(3)
  await world.ctx.db
    .insertInto('hidden_job')
    .values({ actor_id: ada.id, job_id: second, hidden_at: world.clock.now() })
    .execute()
  expect(await shown()).not.toContain(second)
  await world.ctx.db.deleteFrom('job_search').where('job_id', '=', third).execute()
  expect(await shown()).not.toContain(third)
})

test('jobs of a company that the member hid are not shown', async () => {
  const [first] = (await fitting()).items
  await ada.api('PUT /api/v1/hidden-companies/{id}', { params: { id: first?.company._id ?? '' } })
  expect(await shown()).toEqual([])
})

test('without any good match, the closest weaker ones are shown', async () => {
  const cook = await joinAsProfessional(world, app)
  await writeStory(cook, {
    resume: {
      work: [{ name: 'Galley', position: 'Head gardener', startDate: '2016-09' }],
      skills: [{ name: 'Pruning' }, { name: 'Optics' }],
    },
  })
  const { items, scores, known } = await fitting(cook)
  expect(known).toBe(true)
  expect(items.length).toBeGreaterThan(0)
  expect(scores.every(({ score }) => (score ?? 0) > 0 && (score ?? 0) < 40)).toBe(true)
})

test('for an empty story, no job is offered, and the reply says that matches are unknown', async () => {
  expect(await fitting(await joinAsProfessional(world, app))).toEqual({ items: [], scores: [], known: false })
})

test('only professionals can list the jobs that fit them', async () => {
  expect((await api('GET /api/v1/fitting-jobs', {})).status).toBe(401)
  expect((await (await joinAsEmployer(world, app)).api('GET /api/v1/fitting-jobs', {})).status).toBe(403)
})
