import { expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { slugOf } from '../../companies/companies.factory.ts'
import { pdfOf } from '../../resumes/resume-files.factory.ts'
import { joinAsEmployer, logInAs } from '../../session/accounts.factory.ts'
import { joinAsApplicant, openSmartApply, storeAnswer, uploadResume, withStory } from '../applications.factory.ts'
import { removeGoneFiles } from './remove-gone-files.task.ts'

const { world, app } = useWorld()

test('a file can answer a question, and opens through a five-minute link only for the candidate and the team', async () => {
  const owner = await joinAsEmployer(world, app, { companyName: 'Harbour Works' })
  const [ada, bob] = [await joinAsApplicant(world, app), await joinAsApplicant(world, app)]
  const question = {
    id: world.ctx.newId(),
    kind: 'file',
    text: 'Your licence?',
    options: [],
    required: true,
    wanted: [],
  }
  const { jobSlug } = await openSmartApply(world, owner, { questions: [question] })
  const send = (client: typeof ada, answer: string, id = world.ctx.newId()) =>
    client.api('PUT /api/v1/jobs/{slug}/applications/{id}', {
      params: { slug: jobSlug, id },
      body: { ...withStory, answers: [{ questionId: question.id, question: question.text, answer }] },
    })
  const fileId = await storeAnswer(app, ada, 'Licence.docx')
  for (const wrongId of ['', 'Licence.docx', world.ctx.newId()]) {
    expect((await send(ada, wrongId)).error?.code, wrongId).toBe('invalid-input')
  }
  expect((await send(bob, fileId)).error?.code).toBe('invalid-input')
  const { result } = await send(ada, fileId)
  expect(result.sent.answers).toMatchObject([{ kind: 'file', answer: 'Licence.docx', missed: false }])
  const form = await bob.api('GET /api/v1/jobs/{slug}/application', { params: { slug: jobSlug } })
  expect(form.result.files).toEqual([])
  const params = { id: result._id, questionId: question.id }
  const link = await ada.api('POST /api/v1/applications/{id}/answers/{questionId}/file-links', { params })
  expect((await app.inject({ url: link.result.url })).statusCode).toBe(200)
  expect((await bob.api('POST /api/v1/applications/{id}/answers/{questionId}/file-links', { params })).status).toBe(404)
  const ofTeam = 'POST /api/v1/companies/{slug}/applications/{id}/answers/{questionId}/file-links'
  const teamLink = await owner.api(ofTeam, { params: { ...params, slug: await slugOf(owner) } })
  expect((await app.inject({ url: teamLink.result.url })).statusCode).toBe(200)
  const otherEmployer = await joinAsEmployer(world, app)
  expect((await otherEmployer.api(ofTeam, { params: { ...params, slug: await slugOf(otherEmployer) } })).status).toBe(
    404,
  )
  world.clock.advance(5 * 60_000)
  expect((await app.inject({ url: teamLink.result.url })).statusCode).toBe(404)
})

test('an answer file that was never sent is deleted after a day; a scan is accepted, and a script is refused', async () => {
  const ada = await joinAsApplicant(world, app)
  const id = await storeAnswer(app, ada, 'Licence.docx')
  const isThere = async () =>
    (await world.ctx.db.selectFrom('resume_file').select('id').where('id', '=', id).execute()).length === 1
  await removeGoneFiles.handle(world.ctx, {})
  expect(await isThere()).toBe(true)
  world.clock.advance(24 * 3_600_000)
  await removeGoneFiles.handle(world.ctx, {})
  expect(await isThere()).toBe(false)
  const adaLater = await logInAs(app, ada.email)
  const scan = await uploadResume(app, adaLater, pdfOf([[]]), 'scan.pdf', '/api/v1/answer-files')
  expect([scan.statusCode, scan.json().result.name], scan.body).toEqual([200, 'scan.pdf'])
  expect((await uploadResume(app, adaLater, pdfOf([[]]), 'scan.pdf')).statusCode).toBe(400)
  const script = new TextEncoder().encode('<script>alert(1)</script>')
  expect((await uploadResume(app, adaLater, script, 'a.pdf', '/api/v1/answer-files')).statusCode).toBe(415)
})
