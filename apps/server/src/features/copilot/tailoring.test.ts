import { beforeAll, beforeEach, expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { joinAsProfessional, type SignedInClient } from '../session/accounts.factory.ts'
import { addCopilotJobs, writeEngineerStory } from './copilot.factory.ts'

const { world, app } = useWorld()
let ada: SignedInClient
let job: string

beforeAll(async () => {
  job = (await addCopilotJobs(world))[0] ?? ''
})
beforeEach(async () => {
  ada = await joinAsProfessional(world, app)
  await writeEngineerStory(ada)
})

async function readTailoring() {
  const { result } = await ada.api('GET /api/v1/copilot/tailorings/{id}', { params: { id: job } })
  if (!result) throw new Error('There is no tailoring')
  return result
}

async function save(lines: { facts: string[]; text: string }[]) {
  return ada.api('POST /api/v1/copilot/tailored-resumes', { body: { jobId: job, lines } })
}

test('a tailored résumé has lines chosen and ordered from the story, each with its fact, in the spelling of the job', async () => {
  const { sections, skills } = await readTailoring()
  const work = sections.find(({ title }) => title === 'Experience')
  expect(work?.entry).toBe('Backend engineer at Mill')
  expect(work?.lines.filter(({ chosen }) => chosen).map(({ text }) => text)).toEqual([
    'Moved the billing system to PostgreSQL, trained five colleagues',
    'Wrote services in Node.js',
  ])
  expect(work?.lines[0]?.facts).toMatchObject([
    { text: 'Moved the billing system to Postgres, trained five colleagues' },
  ])
  expect(skills).toEqual(['Node.js', 'SQL'])
})

test('a tailored résumé includes the lines about what the member is proud of', async () => {
  const { preferences } = (await ada.api('GET /api/v1/copilot', {})).result ?? {}
  if (!preferences) throw new Error('There are no preferences')
  const phoneLine = async () =>
    (await readTailoring()).sections.flatMap(({ lines }) => lines).find(({ text }) => text === 'Answered the phone')
  expect((await phoneLine())?.chosen).toBe(false)
  await ada.api('PUT /api/v1/copilot/preferences', { body: { ...preferences, proudOf: 'How I answered the phone' } })
  expect((await phoneLine())?.chosen).toBe(true)
})

test('saving a tailored résumé names any words that the PDF can’t show', async () => {
  const chosenLines = async () =>
    (await readTailoring()).sections.flatMap((section) =>
      section.lines
        .filter((line) => line.chosen)
        .map(({ facts, text }) => ({ facts: facts.map(({ _id }) => _id), text })),
    )
  expect((await save(await chosenLines())).result?.undrawn).toEqual([])
  expect((await ada.call('PUT', `/api/v1/professionals/${ada.id}`, { user: { firstName: 'ᏣᎳᎩ' } })).statusCode).toBe(
    200,
  )
  expect((await save(await chosenLines())).result?.undrawn).toEqual(['ᏣᎳᎩ'])
})

test('a tailored résumé is saved as a PDF that is offered when applying, and opens by a link', async () => {
  const { sections } = await readTailoring()
  const lines = sections.flatMap((section) =>
    section.lines
      .filter(({ chosen }) => chosen)
      .map(({ facts, text }) => ({ facts: facts.map(({ _id }) => _id), text })),
  )
  const saveReply = await save(lines)
  expect(saveReply.result).toMatchObject({ jobTitle: 'Backend Engineer', companyName: 'Harbour Works' })
  const params = { id: saveReply.result?._id ?? '' }
  const { result: link } = await ada.api('POST /api/v1/copilot/tailored-resumes/{id}/file-links', { params })
  const file = await app.inject({ method: 'GET', url: link?.url ?? '' })
  expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  const savedResume = await world.ctx.db
    .selectFrom('resume_file')
    .select(['name', 'kept'])
    .where('actor_id', '=', ada.id)
    .execute()
  expect(savedResume).toEqual([{ name: 'Backend Engineer, Harbour Works.pdf', kept: true }])
  const bob = await joinAsProfessional(world, app, { firstName: 'Bob' })
  expect((await bob.api('POST /api/v1/copilot/tailored-resumes/{id}/file-links', { params })).status).toBe(404)
  await bob.api('DELETE /api/v1/copilot/tailored-resumes/{id}', { params })
  expect((await ada.api('GET /api/v1/copilot/tailored-resumes', {})).result).toHaveLength(1)
  await ada.api('DELETE /api/v1/copilot/tailored-resumes/{id}', { params })
  expect((await ada.api('GET /api/v1/copilot/tailored-resumes', {})).result).toEqual([])
  expect(await world.ctx.db.selectFrom('resume_file').select('id').where('actor_id', '=', ada.id).execute()).toEqual([])
})

test('a tailored résumé with lines that have no fact or go beyond their facts is refused', async () => {
  const { sections } = await readTailoring()
  const fact = sections.flatMap(({ lines }) => lines).find(({ text }) => text.startsWith('Moved'))?.facts[0]?._id ?? ''
  const refusal = await save([{ facts: [fact], text: 'Led the billing system to PostgreSQL' }])
  expect(refusal.error).toMatchObject({ code: 'line-without-fact' })
  expect(refusal.error?.fields?.['body.lines.0.text']).toContain('“Led”')
  expect((await save([{ facts: [], text: 'Answered the phone' }])).error?.code).toBe('line-without-fact')
  expect((await save([{ facts: ['made-up'], text: 'Answered the phone' }])).error?.code).toBe('line-without-fact')
  expect((await save([{ facts: [fact], text: 'Moved the billing system to Postgres' }])).status).toBe(200)
})

test('a tailored résumé of an empty story is refused', async () => {
  const eve = await joinAsProfessional(world, app, { firstName: 'Eve' })
  const refusal = await eve.api('GET /api/v1/copilot/tailorings/{id}', { params: { id: job } })
  expect(refusal.error?.code).toBe('story-empty')
})
