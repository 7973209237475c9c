import { beforeAll, expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { listJobs, skillKey, skillNumber } from '../jobs/index.ts'
import { storeBoard } from '../postings/index.ts'
import { makePlace, makePosting, sourcedValue } from '../postings/posting.factory.ts'
import { writeStory } from '../professionals/story/stories.factory.ts'
import { joinAsProfessional, type SignedInClient } from '../session/accounts.factory.ts'

const { world, app, api } = useWorld()
let ada: SignedInClient

const description = `<h3>You bring</h3><ul><li>Python</li><li>PostgreSQL</li><li>Docker</li></ul>
  <h3>Nice to have</h3><ul><li>Kubernetes</li><li>Terraform</li><li>Docker</li></ul>
  <h3>What we offer</h3><ul><li>A quiet office.</li></ul>`
const posting = makePosting({
  title: sourcedValue('Backend Engineer'),
  description: sourcedValue(description),
  places: [makePlace({ locality: 'Porto', country: 'PT' })],
})

/** Imports the posting for a new company. Returns the job. */
async function importPosting(companyName: string) {
  await storeBoard(world.ctx, { kind: 'lever', companyName }, [{ posting }])
  const company = companyName.toLowerCase().replaceAll(' ', '-')
  const { items } = await listJobs(world.ctx, { list: ['all'], company, page: 1 })
  const { result } = await api('GET /api/v1/jobs/{slug}', { params: { slug: items[0]?.slug ?? '' } })
  return result.job
}

beforeAll(async () => {
  ada = await joinAsProfessional(world, app)
  await writeStory(ada, {
    resume: {
      basics: { label: 'Backend engineer' },
      skills: [{ name: 'Python' }, { name: 'Postgres' }, { name: 'k8s' }],
    },
  })
})

test('nice-to-have skills are shown separately on the job’s page, with the words that make them optional', async () => {
  const job = await importPosting('Quarrystone')
  expect(job.skills).toEqual(['Docker', 'Python', 'PostgreSQL', 'Kubernetes', 'Terraform'])
  expect(job.preferredSkills).toEqual(['Kubernetes', 'Terraform'])
  expect(job.provenance).toContainEqual(
    expect.objectContaining({ field: 'preferredSkills', quote: 'Nice to have … Kubernetes' }),
  )
  const { body } = await app.inject(`/jobs/${job.slug}.md`)
  expect(body).toContain('- Skills: Docker, Python, PostgreSQL\n- Nice to have: Kubernetes, Terraform\n')
})

test('a match lists only required skills as missing, and gives a little credit for nice-to-have skills', async () => {
  const { _id: id } = await importPosting('Mill Street')
  const { result } = await ada.api('GET /api/v1/matches/{id}', { params: { id } })
  const skills = result.parts.find(({ part }) => part === 'skills')
  expect(skills).toMatchObject({
    ...{ judged: 30, points: Math.round((30 * 2.15) / 3), preferred: ['Terraform'] },
    ...{ have: ['Python', 'PostgreSQL', 'Kubernetes'], missing: ['Docker'] },
  })
})

test('a search finds a job by all its skills, but only its required skills are match keys', async () => {
  const { _id: id } = await importPosting('Night Watch')
  const jobs = await api('GET /api/v1/jobs', { query: { keyword: 'terraform' } })
  expect(jobs.result.items.map(({ _id }) => _id)).toContain(id)
  const row = await world.ctx.db
    .selectFrom('job_search')
    .select(['match_keys', 'match_skills'])
    .where('job_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(row.match_skills).toBe(3)
  expect(row.match_keys).toContain(skillNumber(skillKey('Docker')))
  expect(row.match_keys).not.toContain(skillNumber(skillKey('Terraform')))
})

test('a posting stored by an older version of Rise is reparsed when its board is read again', async () => {
  const { _id: id, slug } = await importPosting('Old Harbour')
  const { db } = world.ctx
  await db.updateTable('posting').set({ hash: 'of an earlier version' }).where('job_id', '=', id).execute()
  await db.updateTable('job').set({ preferred_skills: [] }).where('id', '=', id).execute()
  expect((await api('GET /api/v1/jobs/{slug}', { params: { slug } })).result.job.preferredSkills).toEqual([])
  expect((await importPosting('Old Harbour')).preferredSkills).toEqual(['Kubernetes', 'Terraform'])
})
