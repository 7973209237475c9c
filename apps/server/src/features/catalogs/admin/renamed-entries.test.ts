import { afterAll, beforeAll, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { slugOf } from '../../companies/companies.factory.ts'
import { addCompanies, addJobs } from '../../jobs/search/searched-jobs.factory.ts'
import { writeStory } from '../../professionals/story/stories.factory.ts'
import { joinAsAdmin, joinAsEmployer, joinAsProfessional, type SignedInClient } from '../../session/accounts.factory.ts'
import { refreshCatalogs } from '../refresh-catalogs.ts'

const { world, app, api } = useWorld()

beforeAll(async () => {
  const admin = await joinAsAdmin(world, app, 'admin-content')
  const names = { group: 'Renamed', aliases: [], retired: false, version: 0 }
  for (const [name, slug, { aliases, ...written }] of [
    ['skills', 'postgresql', { ...names, name: 'The elephant database', aliases: ['Postgres'] }],
    ['benefits', 'health-insurance', { ...names, name: 'Care for your health' }],
    ['interests', 'hiking', { ...names, name: 'Rambling' }],
  ] as const) {
    const body = { ...written, aliases: [...aliases] }
    const { status } = await admin.api('PUT /api/v1/admin/catalogs/{name}/{slug}', { params: { name, slug }, body })
    expect(status).toBe(200)
  }
})
/** Restores the files' entries for other tests of this process. */
afterAll(async () => {
  await world.ctx.db.deleteFrom('catalog_entry').execute()
  await world.ctx.db
    .updateTable('catalog_revision')
    .set(({ eb }) => ({ revision: eb('revision', '+', '1') }))
    .execute()
  await refreshCatalogs(world.ctx)
})

async function readResume(text: string) {
  const form = new FormData()
  form.append('resume', new Blob([text]), 'resume.txt')
  const request = new Request('http://localhost/', { method: 'POST', body: form })
  const headers = { 'content-type': request.headers.get('content-type') ?? '' }
  const payload = Buffer.from(await request.arrayBuffer())
  return (await app.inject({ method: 'POST', url: '/api/v1/resume-readings', headers, payload })).json().result
}

test('a résumé read in a worker process keeps its own words for skills, and gets the current names of interests', async () => {
  const { resume, interests } = await readResume(
    'Ada Moore\n\nSkills\nPostgres, PostgreSQL, React, Origami\n\nInterests\nRambling\n',
  )
  expect(resume.skills).toEqual(['Postgres', 'PostgreSQL', 'React', 'Origami'].map((name) => ({ name })))
  expect(interests).toEqual([{ slug: 'hiking', name: 'Rambling' }])
  expect((await readResume('Ada Moore\n\nInterests\nHiking\n')).interests).toEqual([
    { slug: 'hiking', name: 'Rambling' },
  ])
})

test('earlier choices in a story show the current name, and other words stay as they were written', async () => {
  const ada = await joinAsProfessional(world, app)
  await writeStory(ada, { resume: { skills: [{ name: 'Postgres', years: 4 }, { name: 'Reactjs' }] } })
  const { slug } = (await ada.api('GET /api/v1/story')).result
  const { result } = await api('GET /api/v1/professionals/{slug}/story', { params: { slug } })
  expect(result.skills.map(({ name, years }) => [name, years])).toEqual([
    ['The elephant database', 4],
    ['Reactjs', null],
  ])
})

test('jobs show the current names of skills read from their texts, on their page and in lists', async () => {
  const companies = await addCompanies(world.ctx, ['Lamp House'])
  const names = { skills: ['PostgreSQL', 'Wicks'], benefits: ['Health insurance', 'Free lamps'] }
  await addJobs(world.ctx, [{ title: 'Keeper', company: 'lamp-house', ...names }], companies)
  const { items } = (await api('GET /api/v1/jobs', { query: { company: 'lamp-house' } })).result
  expect(items[0]?.skills).toEqual(['The elephant database', 'Wicks'])
  const { job } = (await api('GET /api/v1/jobs/{slug}', { params: { slug: items[0]?.slug ?? '' } })).result
  expect([job.skills, job.benefits]).toEqual([
    ['The elephant database', 'Wicks'],
    ['Care for your health', 'Free lamps'],
  ])
})

test('a pasted description fills in the form with the current names', async () => {
  const owner: SignedInClient = await joinAsEmployer(world, app)
  const text = `Database engineer\n\nYou run PostgreSQL and Kubernetes for us in Berlin, day by day, with care.\n\nBenefits\n- Health insurance\n- Bike to work\n`
  const { result } = await owner.api('POST /api/v1/companies/{slug}/job-readings', {
    params: { slug: await slugOf(owner) },
    body: { text, url: '' },
  })
  expect(result.fields.skills).toContain('The elephant database')
  expect(result.fields.benefits).toEqual(expect.arrayContaining(['Care for your health', 'Bike to work']))
  expect(JSON.stringify(result.fields.benefits)).not.toContain('Health insurance')
})
