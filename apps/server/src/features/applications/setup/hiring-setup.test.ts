import { beforeEach, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { joinTeam, slugOf } from '../../companies/companies.factory.ts'
import { joinAsEmployer, type SignedInClient } from '../../session/accounts.factory.ts'
import { joinAsApplicant, openSmartApply, storeResume, withStory } from '../applications.factory.ts'

const { world, app } = useWorld()
let owner: SignedInClient
let slug: string
let jobId: string
let jobSlug: string

beforeEach(async () => {
  owner = await joinAsEmployer(world, app, { companyName: 'Harbour Works' })
  slug = await slugOf(owner)
  const openJob = await openSmartApply(world, owner)
  jobId = openJob.id
  jobSlug = openJob.jobSlug
})

async function applyAs(firstName: string, body: object = {}) {
  const client = await joinAsApplicant(world, app, { firstName })
  const id = world.ctx.newId()
  const params = { slug: jobSlug, id }
  await client.api('PUT /api/v1/jobs/{slug}/applications/{id}', { params, body: { ...withStory, ...body } })
  return { client, id }
}

const saveStages = (
  stages: readonly { id: string; kind: 'review' | 'interview' | 'offer'; name: string }[],
  client = owner,
) => client.api('PUT /api/v1/companies/{slug}/hiring-stages', { params: { slug }, body: { stages: [...stages] } })
const list = async (query: object = {}) =>
  (
    await owner.api('GET /api/v1/companies/{slug}/written-jobs/{id}/applicants', {
      params: { slug, id: jobId },
      query,
    })
  ).result

const stageOf = (name: string) => ({ id: world.ctx.newId(), kind: 'review' as const, name })

test('a company can sort applicants into its own stages, and the candidate sees a stage’s kind but not its name', async () => {
  const [call, trial] = [stageOf('Phone call'), stageOf('Trial day')]
  const stages = [call, trial]
  expect((await saveStages(stages)).result.stages.map(({ name }) => name)).toEqual(['Phone call', 'Trial day'])
  const { client, id } = await applyAs('Ada')
  const move = (stage: 'review' | 'interview', stageId: string | null, version: number) =>
    owner.api('PUT /api/v1/companies/{slug}/applications/{id}/stage', {
      params: { slug, id },
      body: { stage, stageId, version },
    })
  expect((await move('interview', call.id, 1)).error?.code).toBe('stage-not-found')
  expect((await move('review', null, 1)).result).toMatchObject({ stage: 'review', stageId: null, version: 2 })
  // An application without an own stage is in the first stage of its kind, and moving it there changes nothing.
  expect((await move('review', call.id, 2)).result).toMatchObject({ version: 2 })
  expect((await list({ stage: 'review', stageId: call.id })).total).toBe(1)
  expect((await move('review', trial.id, 2)).result).toMatchObject({
    stageId: trial.id,
    steps: [{ kind: 'applied' }, { fromName: 'Received', toName: 'Phone call' }, { toName: 'Trial day' }],
  })
  expect(await list()).toMatchObject({ counts: { review: 1 }, stageCounts: { [call.id]: 0, [trial.id]: 1 } })
  expect((await list({ stage: 'review', stageId: call.id })).items).toEqual([])
  const ownView = (await client.api('GET /api/v1/applications/{id}', { params: { id } })).result
  expect(ownView.stage).toBe('review')
  expect(ownView.steps.map(({ kind }) => kind)).toEqual(['applied', 'moved'])
  expect(JSON.stringify(ownView)).not.toContain('Trial day')
  await saveStages(stages.slice(0, 1))
  expect((await list({ stage: 'review', stageId: call.id })).items).toMatchObject([{ _id: id, stageId: null }])
})

test('a stage keeps its kind, and can’t be used by another company', async () => {
  const call = stageOf('Phone call')
  await saveStages([call])
  expect((await saveStages([{ ...call, kind: 'offer' }])).error?.code).toBe('stage-keeps-kind')
  const otherEmployer = await joinAsEmployer(world, app, { companyName: 'Elsewhere Ltd' })
  const params = { slug: await slugOf(otherEmployer) }
  const reply = await otherEmployer.api('PUT /api/v1/companies/{slug}/hiring-stages', {
    params,
    body: { stages: [call] },
  })
  expect(reply.error?.code).toBe('stage-keeps-kind')
  expect((await saveStages([], otherEmployer)).status).toBe(403)
  const editor = await joinTeam(world, app, owner, 'editor')
  expect((await saveStages([], editor)).status).toBe(403)
})

test('a bulk decline sends each candidate a personalised email', async () => {
  const [ada, bob] = [await applyAs('Ada'), await applyAs('Bob')]
  const withdrawnApplicant = await applyAs('Cem')
  await withdrawnApplicant.client.api('PUT /api/v1/applications/{id}/withdrawal', {
    params: { id: withdrawnApplicant.id },
  })
  const items = [ada, bob, withdrawnApplicant].map(({ id }) => ({ id, version: 1 }))
  const body = {
    reason: 'filled' as const,
    message: 'Dear {First name}, “{job}” at {company} is filled. {unknown}',
    items,
  }
  const decline = () => owner.api('PUT /api/v1/companies/{slug}/application-declines', { params: { slug }, body })
  expect((await decline()).result.declined.toSorted()).toEqual([ada.id, bob.id].toSorted())
  expect((await decline()).result.declined).toEqual([])
  const mail = await world.mailbox.latest(bob.client.email, 'application-declined')
  expect(mail.text).toContain('Dear Bob, “Crane operator” at Harbour Works is filled. {unknown}')
  const ownView = await ada.client.api('GET /api/v1/applications/{id}', { params: { id: ada.id } })
  expect(ownView.result.steps.at(-1)).toMatchObject({ kind: 'declined', reason: 'filled' })
  expect(ownView.result.steps.at(-1)?.text).toContain('Dear Ada')
})

test('only a company’s own team can change its templates', async () => {
  const id = world.ctx.newId()
  const params = { slug, id }
  const body = { purpose: 'decline' as const, name: 'Kind no', text: 'Dear {name}' }
  const { result } = await owner.api('PUT /api/v1/companies/{slug}/message-templates/{id}', { params, body })
  expect(result.templates).toEqual([{ _id: id, ...body }])
  const otherEmployer = await joinAsEmployer(world, app, { companyName: 'Elsewhere Ltd' })
  const strangersParams = { slug: await slugOf(otherEmployer), id }
  const reply = await otherEmployer.api('PUT /api/v1/companies/{slug}/message-templates/{id}', {
    params: strangersParams,
    body,
  })
  expect(reply.error?.code).toBe('template-not-found')
  await otherEmployer.api('DELETE /api/v1/companies/{slug}/message-templates/{id}', { params: strangersParams })
  const setup = () => owner.api('GET /api/v1/companies/{slug}/hiring-setup', { params: { slug } })
  expect((await setup()).result.templates).toHaveLength(1)
  await owner.api('DELETE /api/v1/companies/{slug}/message-templates/{id}', { params })
  expect((await setup()).result.templates).toEqual([])
})

test('applicants can be filtered by an answer or by their match, which by default neither hides nor sorts them', async () => {
  const question = {
    ...{ id: world.ctx.newId(), kind: 'choice', text: 'Which shift?', options: ['Day', 'Night'] },
    ...{ required: true, wanted: [] },
  }
  const jobContent = { title: 'Rope maker', skills: ['Splicing', 'Knots', 'Welding'], questions: [question] }
  const openJob = await openSmartApply(world, owner, jobContent)
  jobId = openJob.id
  jobSlug = openJob.jobSlug
  const answerBody = (answer: string) => ({
    answers: [{ questionId: question.id, question: question.text, answer }],
  })
  const ada = await applyAs('Ada', answerBody('Day'))
  const bob = await applyAs('Bob', answerBody('Night'))
  const all = await list()
  expect(all.total).toBe(2)
  expect(all.job.questions).toMatchObject([{ id: question.id, options: ['Day', 'Night'] }])
  expect((await list({ question: question.id, answer: 'Night' })).items).toMatchObject([{ _id: bob.id }])
  expect((await list({ question: question.id, answer: 'Day' })).items).toMatchObject([{ _id: ada.id }])
  await world.ctx.db
    .updateTable('application_receipt')
    .set({ match: 70 })
    .where('application_id', '=', ada.id)
    .execute()
  expect((await list({ match: 60 })).items).toMatchObject([{ _id: ada.id, match: 70 }])
  expect((await list({ sort: 'match' })).items).toMatchObject([{ _id: ada.id }, { _id: bob.id }])
  expect((await list()).items.map(({ _id }) => _id)).toEqual(all.items.map(({ _id }) => _id))
})

test('both sides see the same match, computed only from the sent data', async () => {
  const openJob = await openSmartApply(world, owner, { title: 'Crane operator', skills: ['Welding', 'Rigging'] })
  jobSlug = openJob.jobSlug
  const ada = await joinAsApplicant(world, app)
  const matchPreferences = { pay: { amount: 90_000, currency: 'EUR' }, employmentTypes: ['Part-time' as const] }
  await ada.api('PUT /api/v1/match-wish', { body: matchPreferences })
  const id = world.ctx.newId()
  const resume = { fileId: await storeResume(app, ada, 'Crane operator.docx'), kind: 'file' as const }
  const params = { slug: jobSlug, id }
  const sendReply = await ada.api('PUT /api/v1/jobs/{slug}/applications/{id}', {
    params,
    body: { ...withStory, resume },
  })
  const teamView = await owner.api('GET /api/v1/companies/{slug}/applications/{id}', { params: { slug, id } })
  expect(teamView.result.match).toBe(sendReply.result.match?.score ?? null)
  expect(teamView.result.matchParts).toEqual(sendReply.result.match?.parts ?? [])
  expect(JSON.stringify(teamView.result)).not.toContain('Part-time')
})
