import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { slugOf } from '../companies/companies.factory.ts'
import { writeStory } from '../professionals/story/stories.factory.ts'
import { docxOf, paragraph } from '../resumes/resume-files.factory.ts'
import { joinAsEmployer, joinAsProfessional, logInAs, type SignedInClient } from '../session/accounts.factory.ts'
import {
  joinAsApplicant,
  openSmartApply,
  saveJobChange,
  storeResume,
  uploadResume,
  withStory,
} from './applications.factory.ts'

const { world, app, api } = useWorld()
let owner: SignedInClient
let ada: SignedInClient

beforeAll(async () => {
  await world.mailbox.all('nobody@example.com')
})
beforeEach(async () => {
  owner = await joinAsEmployer(world, app, { companyName: 'Harbour Works' })
  ada = await joinAsApplicant(world, app)
})

const question = (change: object = {}) => ({
  ...{ id: world.ctx.newId(), kind: 'yes-no', text: 'Do you have a crane licence?', options: [], required: true },
  ...{ wanted: [], ...change },
})
const formOf = (client: SignedInClient, slug: string) =>
  client.api('GET /api/v1/jobs/{slug}/application', { params: { slug } })
const send = (client: SignedInClient, slug: string, body: object = {}, id = world.ctx.newId()) =>
  client.api('PUT /api/v1/jobs/{slug}/applications/{id}', { params: { slug, id }, body: { ...withStory, ...body } })
const ownList = async (client: SignedInClient, show: 'applied' | 'archive' = 'applied') =>
  (await client.api('GET /api/v1/applications', { query: { show } })).result
const close = async (id: string, state = 'closed') =>
  owner.call('PUT', `/api/v1/companies/${await slugOf(owner)}/written-jobs/${id}/state`, { state })

describe('applying to a job', () => {
  test('sends the story, a note and answers, and stores a receipt of exactly these', async () => {
    const licence = question({ wanted: ['yes'] })
    const { jobSlug } = await openSmartApply(world, owner, { questions: [licence] })
    expect((await api('GET /api/v1/jobs/{slug}', { params: { slug: jobSlug } })).result.job).toMatchObject({
      applicationType: 'Smart Apply',
      applyUrl: null,
    })
    const { result: form } = await formOf(ada, jobSlug)
    expect(form).toMatchObject({ open: true, application: null, questions: [licence], name: 'Ada Lovelace' })
    const answers = [{ questionId: licence.id, question: licence.text, answer: 'no' }]
    const { status, result } = await send(ada, jobSlug, { answers })
    expect(status, JSON.stringify(result)).toBe(200)
    expect(result).toMatchObject({
      stage: 'received',
      daysUnanswered: 0,
      job: { title: 'Crane operator', companyName: 'Harbour Works', slug: jobSlug },
      sent: { name: 'Ada Lovelace', resume: form.story, file: null, note: 'I can start in May.' },
      steps: [{ kind: 'applied', by: 'candidate' }],
    })
    expect(result.sent.answers).toEqual([
      { questionId: licence.id, kind: 'yes-no', question: licence.text, answer: 'no', missed: true },
    ])
    expect((await ownList(ada)).items).toMatchObject([{ _id: result._id }])
    expect((await ownList(ada)).counts).toEqual({ applied: 1, interviews: 0, offers: 0, archive: 0 })
    expect((await formOf(ada, jobSlug)).result.application).toMatchObject({ _id: result._id })
  })

  test('creates one application from fifty simultaneous requests with one id, and refuses a second application', async () => {
    const { jobSlug } = await openSmartApply(world, owner)
    const id = world.ctx.newId()
    const replies = await Promise.all(Array.from({ length: 50 }, () => send(ada, jobSlug, {}, id)))
    expect(new Set(replies.map(({ status, result }) => `${status} ${result._id}`))).toEqual(new Set([`200 ${id}`]))
    const bob = await joinAsApplicant(world, app)
    const bobsReplies = await Promise.all(Array.from({ length: 10 }, () => send(bob, jobSlug)))
    expect(bobsReplies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(bobsReplies.filter(({ error }) => error?.code === 'already-applied')).toHaveLength(9)
    expect((await send(bob, jobSlug, {}, id)).error?.code).toBe('already-applied')
  })

  test('either succeeds or is refused with the reason if the job closes at the same time', async () => {
    const { id, jobSlug } = await openSmartApply(world, owner)
    const [sendReply] = await Promise.all([send(ada, jobSlug), close(id)])
    const { items } = await ownList(ada)
    expect(sendReply.status === 200 ? items.length : sendReply.error?.code).toBe(
      sendReply.status === 200 ? 1 : 'job-closed',
    )
    const lateApplicant = await joinAsApplicant(world, app)
    expect((await formOf(lateApplicant, jobSlug)).result.open).toBe(false)
    expect([(await send(lateApplicant, jobSlug)).error?.code]).toEqual(['job-closed'])
  })

  test('is refused if the job takes no applications on this site, across a block, and before the email is confirmed', async () => {
    const direct = await openSmartApply(world, owner, { applicationType: 'Apply Directly', apply: 'harbour.example' })
    expect((await send(ada, direct.jobSlug)).error?.code).toBe('job-takes-no-applications')
    const { jobSlug } = await openSmartApply(world, owner, { title: 'Pilot' })
    const pendingMember = await joinAsApplicant(world, app, { confirmed: false })
    expect((await send(pendingMember, jobSlug)).error?.code).toBe('email-not-confirmed')
    await owner.api('PUT /api/v1/connections/blocked/{userId}', { params: { userId: ada.id } })
    expect((await formOf(ada, jobSlug)).error?.code).toBe('job-takes-no-applications')
  })

  test('requires each required answer, and only accepts offered options', async () => {
    const shift = question({ kind: 'choice', text: 'Which shift suits you?', options: ['Day', 'Night'] })
    const years = question({ kind: 'number', text: 'How many years on a crane?', wanted: ['3'] })
    const more = question({ kind: 'text', text: 'Anything else?', required: false })
    const { jobSlug } = await openSmartApply(world, owner, { questions: [shift, years, more] })
    const answer = (of: typeof shift, text: string) => ({ questionId: of.id, question: of.text, answer: text })
    const wrongReply = await send(ada, jobSlug, { answers: [answer(shift, 'Noon'), answer(years, 'many')] })
    expect([wrongReply.error?.code, Object.keys(wrongReply.error?.fields ?? {})]).toEqual([
      'invalid-input',
      [`body.answers.${shift.id}`, `body.answers.${years.id}`],
    ])
    const { result } = await send(ada, jobSlug, { answers: [answer(shift, 'Night'), answer(years, '2')] })
    expect(result.sent.answers.map(({ answer: givenAnswer, missed }) => [givenAnswer, missed])).toEqual([
      ['Night', false],
      ['2', true],
      ['', false],
    ])
  })

  test('stores the question as it was asked; once the question changes, an answer to the old one is refused', async () => {
    const licence = question()
    const { id, jobSlug } = await openSmartApply(world, owner, { questions: [licence] })
    const answers = [{ questionId: licence.id, question: licence.text, answer: 'yes' }]
    const { result } = await send(ada, jobSlug, { answers })
    const changedQuestion = { ...licence, text: 'Do you have a licence for large cranes?' }
    expect((await saveJobChange(owner, id, { questions: [changedQuestion] })).statusCode).toBe(200)
    const receipt = await ada.api('GET /api/v1/applications/{id}', { params: { id: result._id } })
    expect(receipt.result.sent).toEqual(result.sent)
    const bob = await joinAsApplicant(world, app)
    expect((await send(bob, jobSlug, { answers })).error?.code).toBe('questions-changed')
  })

  test('offers the earlier answer when another job asks the same question, except for sensitive questions', async () => {
    const [licence, pay] = [question(), question({ kind: 'text', text: 'Which salary do you expect?' })]
    const first = await openSmartApply(world, owner, { questions: [licence, pay] })
    const answers = [licence, pay].map(({ id, text, kind }) => ({
      ...{ questionId: id, question: text },
      answer: kind === 'text' ? '48,000' : 'yes',
    }))
    expect((await send(ada, first.jobSlug, { answers })).status).toBe(200)
    const [again, more] = [question(), question({ kind: 'text', text: 'Which salary do you expect?' })]
    const { jobSlug } = await openSmartApply(world, owner, { title: 'Pilot', questions: [again, more] })
    expect((await formOf(ada, jobSlug)).result.remembered).toEqual({ [again.id]: 'yes' })
  })

  test('never offers the earlier answer to a question for which the employer had to state a reason', async () => {
    const born = () =>
      question({ kind: 'text', text: 'When were you born?', reason: 'The law wants the age of pilots on record.' })
    const birthQuestion = born()
    const first = await openSmartApply(world, owner, { questions: [birthQuestion] })
    const answers = [{ questionId: birthQuestion.id, question: birthQuestion.text, answer: '10 December 1995' }]
    expect((await send(ada, first.jobSlug, { answers })).status).toBe(200)
    const { jobSlug } = await openSmartApply(world, owner, { title: 'Pilot', questions: [born()] })
    expect((await formOf(ada, jobSlug)).result.remembered).toEqual({})
  })

  test('creates an application that can be withdrawn, even twice, but not by another candidate', async () => {
    const { jobSlug } = await openSmartApply(world, owner)
    const { _id: id } = (await send(ada, jobSlug)).result
    for (const _time of [1, 2]) {
      const { status, result } = await ada.api('PUT /api/v1/applications/{id}/withdrawal', { params: { id } })
      expect([status, result.stage, result.steps.length]).toEqual([200, 'withdrawn', 2])
    }
    expect((await ownList(ada, 'archive')).items).toMatchObject([{ _id: id }])
    const bob = await joinAsApplicant(world, app)
    expect((await bob.api('GET /api/v1/applications/{id}', { params: { id } })).status).toBe(404)
    expect((await bob.api('PUT /api/v1/applications/{id}/withdrawal', { params: { id } })).status).toBe(404)
  })
})

describe('a candidate who applies with the story', () => {
  test('has their email address in the receipt, the record and the export', async () => {
    const { id: jobId, jobSlug } = await openSmartApply(world, owner)
    expect((await formOf(ada, jobSlug)).result.email).toBe(ada.email)
    const { result } = await send(ada, jobSlug)
    expect(result.sent.resume).toMatchObject({ basics: { email: ada.email } })
    const slug = await slugOf(owner)
    const read = await owner.api('GET /api/v1/companies/{slug}/applications/{id}', { params: { slug, id: result._id } })
    expect(read.result.sent?.resume).toMatchObject({ basics: { email: ada.email } })
    const params = { slug, id: jobId }
    const { result: exportFile } = await owner.api(
      'POST /api/v1/companies/{slug}/written-jobs/{id}/applicant-exports',
      {
        params,
      },
    )
    expect(exportFile.csv).toContain(ada.email)
  })

  test('sends the email address and phone number from the story', async () => {
    const bob = await joinAsProfessional(world, app)
    const basics = { label: 'Rigger', email: 'bob@rigging.example', phone: '+49 40 123456' }
    await writeStory(bob, { resume: { basics } })
    const { jobSlug } = await openSmartApply(world, owner)
    const { result } = await send(bob, jobSlug)
    expect(result.sent.resume).toMatchObject({ basics: { email: basics.email, phone: basics.phone } })
  })

  test('is refused while the story is empty, unless a file is sent instead', async () => {
    const bob = await joinAsProfessional(world, app)
    const { jobSlug } = await openSmartApply(world, owner)
    const refusal = await send(bob, jobSlug)
    expect([refusal.status, refusal.error?.code]).toEqual([409, 'story-empty'])
    const fileId = await storeResume(app, bob)
    expect((await send(bob, jobSlug, { resume: { kind: 'file', fileId } })).status).toBe(200)
  })
})

describe('a question', () => {
  test.each([
    'How old are you?',
    'Are you married?',
    'Do you plan to have children?',
    'Which religion do you belong to?',
    'Do you have any disabilities?',
    'What is your nationality?',
    'Wie alt sind Sie?',
  ])('is refused, with an explanation, if employers may not ask it: %s', async (text) => {
    const { url, fields } = await draftWith({ kind: 'text', text })
    expect((await owner.call('PUT', url, { version: 0, fields })).statusCode).toBe(200)
    const refusal = await owner.call('PUT', `${url}/state`, { state: 'open' })
    expect(refusal.statusCode).toBe(400)
    expect(refusal.json().result.fields['body.fields.questions.0.reason']).toContain('employers may not ask')
  })

  test('needs a reason, shown only to the team, if it is usually not allowed', async () => {
    const reason = 'The law wants the age of pilots on record.'
    const { url, fields } = await draftWith({ kind: 'text', text: 'When were you born?', reason })
    await owner.call('PUT', url, { version: 0, fields })
    const openReply = await owner.call('PUT', `${url}/state`, { state: 'open' })
    expect(openReply.statusCode).toBe(200)
    expect((await owner.call('GET', url)).json().result.fields.questions).toMatchObject([{ reason }])
    const { slug } = openReply.json().result
    const form = await ada.call('GET', `/api/v1/jobs/${slug}/application`)
    expect(form.json().result.questions).toMatchObject([{ text: 'When were you born?' }])
    const data = (await owner.api('GET /api/v1/account/data')).result
    expect([form.body.includes(reason), JSON.stringify(data).includes(reason)]).toEqual([false, true])
  })

  test('is refused if it asks about past pay, even with a reason', async () => {
    const reason = 'We match what people earned before.'
    const { url, fields } = await draftWith({ kind: 'text', text: 'What is your current salary?', reason })
    await owner.call('PUT', url, { version: 0, fields })
    const refusal = await owner.call('PUT', `${url}/state`, { state: 'open' })
    expect(refusal.json().result.fields['body.fields.questions.0.text']).toContain('past or present pay')
  })

  async function draftWith(change: object) {
    const url = `/api/v1/companies/${await slugOf(owner)}/written-jobs/${world.ctx.newId()}`
    const fields = {
      ...{ title: 'Pilot', description: 'You bring ships into the harbour, and out again.', workType: 'Remote' },
      ...{ places: [], employmentType: null, payFrom: null, payTo: null, payCurrency: '', payPeriod: 'YEAR' },
      ...{ apply: '', applicationType: 'Smart Apply', questions: [question(change)] },
    }
    return { url, fields }
  }
})

describe('a résumé file', () => {
  test('opens only for authorised readers, through a five-minute link, even once the candidate has deleted it', async () => {
    const { jobSlug } = await openSmartApply(world, owner)
    const fileId = await storeResume(app, ada)
    const { result } = await send(ada, jobSlug, { resume: { kind: 'file', fileId } })
    expect(result.sent).toMatchObject({
      file: { name: 'Ada Ferreira.docx' },
      resume: { basics: { email: 'ada@example.org' } },
    })
    const slug = await slugOf(owner)
    const params = { slug, id: result._id }
    const link = await owner.api('POST /api/v1/companies/{slug}/applications/{id}/file-links', { params })
    const { url } = link.result
    const fileReply = await app.inject({ url })
    expect([
      fileReply.statusCode,
      fileReply.headers['content-disposition'],
      fileReply.headers['cache-control'],
    ]).toEqual([200, "attachment; filename*=UTF-8''Ada%20Ferreira.docx", 'private, no-store'])
    const [, folder, file, token] = url.split('/')
    const links = [`/${folder}/${file}/resume.docx`, `/${folder}/${file}/2${token?.slice(1)}/resume.docx`]
    for (const badUrl of [...links, url.replace(file ?? '', world.ctx.newId())]) {
      expect((await app.inject({ url: badUrl })).statusCode, badUrl).toBe(404)
    }
    const [bob, stranger] = [await joinAsApplicant(world, app), await joinAsEmployer(world, app)]
    const ownParams = { params: { id: result._id } }
    expect((await bob.api('POST /api/v1/applications/{id}/file-links', ownParams)).status).toBe(404)
    expect((await ada.api('POST /api/v1/applications/{id}/file-links', ownParams)).status).toBe(200)
    const strangersParams = { params: { slug: await slugOf(stranger), id: result._id } }
    expect(
      (await stranger.api('POST /api/v1/companies/{slug}/applications/{id}/file-links', strangersParams)).status,
    ).toBe(404)
    world.clock.advance(5 * 60_000)
    expect((await app.inject({ url })).statusCode).toBe(404)
    ada = await logInAs(app, ada.email)
    await ada.api('DELETE /api/v1/resume-files/{id}', { params: { id: fileId } })
    expect((await formOf(ada, jobSlug)).result.files).toEqual([])
    const secondLink = await ada.api('POST /api/v1/applications/{id}/file-links', ownParams)
    expect((await app.inject({ url: secondLink.result.url })).statusCode).toBe(200)
  })

  test('is refused if it is too large, neither PDF nor Word, contains macros, or belongs to another member', async () => {
    const { jobSlug } = await openSmartApply(world, owner)
    const largeUpload = await uploadResume(app, ada, new Uint8Array(30 * 1024 * 1024), 'large.pdf')
    expect(largeUpload.statusCode).toBe(413)
    const fake = await uploadResume(app, ada, Buffer.from('%PDF-1.7 and nothing else'), 'fake.pdf')
    expect([400, 415]).toContain(fake.statusCode)
    const macro = docxOf(paragraph('Ada'), { 'word/vbaProject.bin': 'x' })
    expect((await uploadResume(app, ada, macro, 'macro.docx')).json().result.code).toBe('resume-unsafe')
    const text = await uploadResume(app, ada, Buffer.from('Ada Ferreira\nada@example.org\nEngineer'), 'ada.txt')
    expect(text.json().result.code).toBe('resume-file-kind')
    const bob = await joinAsApplicant(world, app)
    const fileId = await storeResume(app, bob)
    expect((await send(ada, jobSlug, { resume: { kind: 'file', fileId } })).error?.code).toBe('resume-file-not-found')
  })
})
