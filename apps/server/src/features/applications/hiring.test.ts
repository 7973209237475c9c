import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { joinTeam, slugOf } from '../companies/companies.factory.ts'
import { notificationsOf, settled } from '../notifications/notifications.factory.ts'
import { joinAsEmployer, logInAs, type SignedInClient } from '../session/accounts.factory.ts'
import { joinAsApplicant, openSmartApply, withStory } from './applications.factory.ts'
import { forgetClosed } from './tasks/forget-closed.task.ts'
import { remindUnanswered } from './tasks/remind-unanswered.task.ts'
import { updateReplyFigures } from './tasks/update-reply-figures.task.ts'

const { world, app } = useWorld()
const DAY_MS = 86_400_000
let owner: SignedInClient
let ada: SignedInClient
let slug: string
let jobId: string
let jobSlug: string
let id: string

beforeAll(async () => {
  await world.mailbox.all('nobody@example.com')
  await world.backend.queue.work(world.ctx)
})
beforeEach(async () => {
  owner = await joinAsEmployer(world, app, { companyName: 'Harbour Works' })
  slug = await slugOf(owner)
  ada = await joinAsApplicant(world, app)
  ;({ id: jobId, jobSlug } = await openSmartApply(world, owner))
  id = await applyAs(ada)
})

async function applyAs(client: SignedInClient, body: object = {}): Promise<string> {
  const params = { slug: jobSlug, id: world.ctx.newId() }
  const { result } = await client.api('PUT /api/v1/jobs/{slug}/applications/{id}', {
    params,
    body: { ...withStory, ...body },
  })
  return result._id
}
const read = (client = owner, application = id) =>
  client.api('GET /api/v1/companies/{slug}/applications/{id}', { params: { slug, id: application } })
const open = (client = owner) =>
  client.api('PUT /api/v1/companies/{slug}/applications/{id}/opening', { params: { slug, id } })
const move = (client: SignedInClient, stage: 'review' | 'interview' | 'hired' | 'received', version = 1) =>
  client.api('PUT /api/v1/companies/{slug}/applications/{id}/stage', { params: { slug, id }, body: { stage, version } })
const decline = (version: number, client = owner) =>
  client.api('PUT /api/v1/companies/{slug}/applications/{id}/decline', {
    params: { slug, id },
    body: { version, reason: 'other-candidate', message: 'Dear Ada,\n\nthank you. <b>All</b> the best.' },
  })
const list = (query: object = {}) =>
  owner.api('GET /api/v1/companies/{slug}/written-jobs/{id}/applicants', { params: { slug, id: jobId }, query })
const readOwn = async () => (await ada.api('GET /api/v1/applications/{id}', { params: { id } })).result
const notificationsTo = (client: SignedInClient) => notificationsOf(world, client)

/** Returns the names of notifications, sorted, because notifications of the same instant come in any order. */
const namesTo = async (client: SignedInClient) => (await notificationsTo(client)).map(({ name }) => name).toSorted()

describe('the team of a company', () => {
  test('opens, moves and declines an application, and the candidate sees each step', async () => {
    expect((await list()).result).toMatchObject({
      total: 1,
      items: [{ _id: id, name: 'Ada Lovelace', stage: 'received', version: 1 }],
      counts: { received: 1, review: 0 },
      job: { title: 'Crane operator', takesApplications: true },
    })
    for (const _time of [1, 2])
      expect((await open()).result).toMatchObject({ memberId: ada.id, openedAt: expect.anything() })
    expect(await readOwn()).toMatchObject({ stage: 'received', daysUnanswered: 0 })
    expect((await move(owner, 'review')).result).toMatchObject({ stage: 'review', version: 2 })
    expect(await readOwn()).toMatchObject({ stage: 'review', daysUnanswered: null })
    expect((await decline(2)).result).toMatchObject({ stage: 'declined', version: 3 })
    const { steps, reason } = await readOwn()
    expect(reason).toBe('other-candidate')
    expect(steps.map(({ kind, person }) => [kind, person])).toEqual(
      ['applied', 'opened', 'moved', 'declined'].map((kind) => [kind, null]),
    )
    const mail = await world.mailbox.latest(ada.email, 'application-declined')
    expect(mail.text).toContain('thank you.')
    expect(mail.html).not.toContain('<b>All</b>')
    expect(await namesTo(ada)).toEqual(expect.arrayContaining(['application:answered', 'application:opened']))
    const receivedNotice = (await notificationsTo(owner)).find(({ name }) => name === 'application:received')
    expect(receivedNotice).toMatchObject({
      text: 'applied for “Crane operator”',
      to: `/company/jobs/${jobId}/applicants?applicant=${id}`,
    })
  })

  test('when two members move an applicant at the same time, the second gets a 409 with the current stage', async () => {
    const recruiter = await joinTeam(world, app, owner, 'recruiter')
    const moves = await Promise.all([move(owner, 'review'), move(recruiter, 'interview')])
    const [firstMove, lateMove] = moves.toSorted((one, other) => one.status - other.status)
    expect([firstMove?.status, lateMove?.status, lateMove?.error?.code]).toEqual([200, 409, 'application-moved'])
    const name = { review: 'In review', interview: 'Interview' }[firstMove?.result.stage as 'review' | 'interview']
    expect(lateMove?.error?.message).toContain(`in “${name}” now`)
  })

  test('moves several applications in one call, and back again', async () => {
    const bob = await joinAsApplicant(world, app, { firstName: 'Bob' })
    const other = await applyAs(bob)
    const items = [id, other].map((one) => ({ id: one, version: 1 }))
    const moveAll = (stage: 'interview' | 'received', those: typeof items) =>
      owner.api('PUT /api/v1/companies/{slug}/application-stages', { params: { slug }, body: { stage, items: those } })
    const { result } = await moveAll('interview', items)
    expect(result.moved.map(({ from, version }) => [from, version])).toEqual([
      ['received', 2],
      ['received', 2],
    ])
    expect((await moveAll('interview', items)).result.moved).toEqual([])
    expect((await moveAll('received', result.moved)).result.moved).toHaveLength(2)
    expect((await list({ stage: 'received' })).result.total).toBe(2)
  })

  test('declines all undecided applicants in one step, each with a personalised message', async () => {
    const [bob, carl, dora] = [
      await joinAsApplicant(world, app, { firstName: 'Bob' }),
      await joinAsApplicant(world, app, { firstName: 'Carl' }),
      await joinAsApplicant(world, app, { firstName: 'Dora' }),
    ]
    for (const applicant of [bob, carl]) await applyAs(applicant)
    const withdrawnId = await applyAs(dora)
    await dora.api('PUT /api/v1/applications/{id}/withdrawal', { params: { id: withdrawnId } })
    await move(owner, 'hired')
    const readApplicantCounts = async () => {
      const { result } = await owner.api('GET /api/v1/companies/{slug}/jobs', { params: { slug } })
      return result.items[0]?.applicants
    }
    expect(await readApplicantCounts()).toMatchObject({ total: 4, undecided: 2 })
    const body = { reason: 'filled', message: 'Dear {name}, we hired someone else.' } as const
    const declineOpen = (client: SignedInClient) =>
      client.api('PUT /api/v1/companies/{slug}/written-jobs/{id}/open-applicants', {
        params: { slug, id: jobId },
        body,
      })
    const otherEmployer = await joinAsEmployer(world, app, { companyName: 'Other Works' })
    const editor = await joinTeam(world, app, owner, 'editor')
    expect([(await declineOpen(otherEmployer)).status, (await declineOpen(editor)).status]).toEqual([403, 403])
    const replies = await Promise.all([declineOpen(owner), declineOpen(owner)])
    expect(replies.map(({ result }) => result.declined).toSorted()).toEqual([0, 2])
    expect(replies.map(({ result }) => result.left)).toEqual([0, 0])
    expect(await readApplicantCounts()).toMatchObject({ total: 4, undecided: 0 })
    expect((await world.mailbox.latest(carl.email, 'application-declined')).text).toContain('Dear Carl Lovelace')
    expect((await list()).result.counts).toMatchObject({ hired: 1, declined: 2, withdrawn: 1 })
  })

  test('treats scripts in any text as plain text', async () => {
    const script = '<script>alert(1)</script>'
    await owner.api('POST /api/v1/companies/{slug}/applications/{id}/messages', {
      params: { slug, id },
      body: { id: world.ctx.newId(), text: script },
    })
    await decline(1)
    expect((await readOwn()).steps.find(({ kind }) => kind === 'message')?.text).toBe(script)
    await settled(world)
    for (const mail of await world.mailbox.all(ada.email)) expect(mail.html).not.toMatch(/<script|<b>All/)
  })

  test('writes notes that only their author can change and the candidate never sees, and averages its ratings', async () => {
    const recruiter = await joinTeam(world, app, owner, 'recruiter')
    const note = { slug, id, noteId: world.ctx.newId() }
    const path = 'PUT /api/v1/companies/{slug}/applications/{id}/notes/{noteId}'
    await owner.api(path, { params: note, body: { text: 'Calm in a storm.' } })
    await recruiter.api(path, { params: note, body: { text: 'Changed by another.' } })
    for (const [client, stars] of [
      [owner, 5],
      [recruiter, 4],
    ] as const) {
      await client.api('PUT /api/v1/companies/{slug}/applications/{id}/rating', {
        params: { slug, id },
        body: { stars },
      })
    }
    const { result } = await read(recruiter)
    expect(result).toMatchObject({ rating: 4.5, notes: 1, teamNotes: [{ text: 'Calm in a storm.', own: false }] })
    expect(JSON.stringify(await readOwn())).not.toContain('storm')
  })

  test('exports the visible data, escapes what looks like a formula, and records each export', async () => {
    const eve = await joinAsApplicant(world, app, { firstName: '=HYPERLINK("http://evil")', lastName: 'Eve' })
    await applyAs(eve, { note: '@SUM(1)\n<script>alert(1)</script>' })
    const exportReply = await owner.api('POST /api/v1/companies/{slug}/written-jobs/{id}/applicant-exports', {
      params: { slug, id: jobId },
    })
    const { csv, name } = exportReply.result
    expect(name).toMatch(/^applicants-crane-operator-\d{4}-\d\d-\d\d\.csv$/)
    expect(csv).toContain('Ada Lovelace')
    expect(csv).toContain(`"'=HYPERLINK(""http://evil"") Eve"`)
    expect(csv).toContain(`"'@SUM(1)`)
    expect(csv).not.toMatch(/(^|,)"?[=+@-]/m)
    const rows = await world.ctx.db
      .selectFrom('application_export')
      .selectAll()
      .where('written_job_id', '=', jobId)
      .execute()
    expect(rows).toMatchObject([{ applicants: 2 }])
  })

  test('exchanges messages with the candidate and agrees on an interview time', async () => {
    const message = { id: world.ctx.newId(), text: 'Can you come on Monday?' }
    for (const _time of [1, 2]) {
      await owner.api('POST /api/v1/companies/{slug}/applications/{id}/messages', {
        params: { slug, id },
        body: message,
      })
    }
    const answer = { id: world.ctx.newId(), text: 'I can.' }
    await ada.api('POST /api/v1/applications/{id}/messages', { params: { id }, body: answer })
    const interviewId = world.ctx.newId()
    const times = [2, 3].map((days) => new Date(world.clock.now().getTime() + days * DAY_MS).toISOString())
    const proposal = { minutes: 45, zone: 'Europe/Zurich', place: 'Pier 3', times }
    const params = { slug, id, interviewId }
    await owner.api('PUT /api/v1/companies/{slug}/applications/{id}/interviews/{interviewId}', {
      params,
      body: proposal,
    })
    const pickTime = (time: string) =>
      ada.api('PUT /api/v1/applications/{id}/interviews/{interviewId}', { params: { id, interviewId }, body: { time } })
    expect((await pickTime('2020-01-01T10:00:00.000Z')).error?.code).toBe('interview-time-gone')
    expect((await pickTime(times[1] ?? '')).result.interviews).toMatchObject([
      { picked: times[1], zone: 'Europe/Zurich' },
    ])
    expect((await read()).result.steps.map(({ kind, by }) => [kind, by])).toEqual([
      ['applied', 'candidate'],
      ['message', 'team'],
      ['message', 'candidate'],
      ['interview-proposed', 'team'],
      ['interview-picked', 'candidate'],
    ])
    expect(await namesTo(ada)).toEqual(['application:answered', 'interview:proposed'])
    expect(await namesTo(owner)).toEqual(
      expect.arrayContaining(['application:answered', 'application:received', 'interview:picked']),
    )
    await owner.api('DELETE /api/v1/companies/{slug}/applications/{id}/interviews/{interviewId}', { params })
    expect((await pickTime(times[0] ?? '')).error?.code).toBe('interview-time-gone')
    // Each interview is emailed, even twice in a day.
    await settled(world)
    const mails = await world.mailbox.all(ada.email)
    expect(mails.filter(({ text }) => text.includes('an interview about “Crane operator”'))).toHaveLength(2)
    // Lock screens show the subject and the preheader.
    const mailTexts = mails.map(({ subject, html }) => subject + /skip-in-text="true">([^<]*)/.exec(html)?.[1])
    expect(mailTexts.join()).not.toMatch(/interview|appli|crane/i)
  })
})

describe('an application', () => {
  test('isn’t found through another company, and is refused to strangers and editors, on every endpoint', async () => {
    const otherEmployer = await joinAsEmployer(world, app, { companyName: 'Elsewhere' })
    const otherJob = await openSmartApply(world, otherEmployer)
    const editor = await joinTeam(world, app, owner, 'editor')
    const noteId = world.ctx.newId()
    const times = [new Date(world.clock.now().getTime() + DAY_MS).toISOString()]
    const calls = [
      ['GET', `applications/${id}`],
      ['PUT', `applications/${id}/opening`],
      ['PUT', `applications/${id}/stage`, { version: 1, stage: 'review' }],
      ['PUT', `applications/${id}/decline`, { version: 1, reason: 'other', message: 'No.' }],
      ['POST', `applications/${id}/messages`, { id: noteId, text: 'Hello' }],
      ['PUT', `applications/${id}/interviews/${noteId}`, { minutes: 30, zone: 'UTC', place: '', times }],
      ['DELETE', `applications/${id}/interviews/${noteId}`],
      ['PUT', `applications/${id}/notes/${noteId}`, { text: 'Mine' }],
      ['DELETE', `applications/${id}/notes/${noteId}`],
      ['PUT', `applications/${id}/rating`, { stars: 1 }],
      ['POST', `applications/${id}/file-links`],
      ['POST', `applications/${id}/answers/${noteId}/file-links`],
      ['GET', `written-jobs/${jobId}/applicants`],
      ['POST', `written-jobs/${jobId}/applicant-exports`],
    ] as const
    const otherSlug = await slugOf(otherEmployer)
    for (const [method, path, body] of calls) {
      const reply = await otherEmployer.call(method, `/api/v1/companies/${otherSlug}/${path}`, body)
      expect(reply.statusCode, `${method} ${path}`).toBe(404)
      for (const client of [otherEmployer, editor]) {
        const refusal = await client.call(method, `/api/v1/companies/${slug}/${path}`, body)
        expect(refusal.statusCode, `${method} ${path}`).toBe(403)
      }
    }
    const bulk = { stage: 'review', items: [{ id, version: 1 }] }
    const moveReply = await otherEmployer.call('PUT', `/api/v1/companies/${otherSlug}/application-stages`, bulk)
    expect(moveReply.json().result.moved).toEqual([])
    const letter = { reason: 'other', message: 'No.', items: [{ id, version: 1 }] }
    const declineReply = await otherEmployer.call('PUT', `/api/v1/companies/${otherSlug}/application-declines`, letter)
    expect(declineReply.json().result.declined).toEqual([])
    for (const [path, body] of [
      ['application-stages', bulk],
      ['application-declines', letter],
    ] as const) {
      for (const client of [otherEmployer, editor]) {
        expect((await client.call('PUT', `/api/v1/companies/${slug}/${path}`, body)).statusCode, path).toBe(403)
      }
    }
    expect((await read()).result).toMatchObject({ stage: 'received', version: 1, notes: 0 })
    expect(otherJob.id).toBeTruthy()
  })

  test('reminds both sides once after 21 days without an answer', async () => {
    world.clock.advance(21 * DAY_MS)
    for (const _time of [1, 2]) await remindUnanswered.handle(world.ctx, {})
    ;[ada, owner] = [await logInAs(app, ada.email), await logInAs(app, owner.email)]
    expect((await notificationsTo(ada)).filter(({ name }) => name === 'application:unanswered')).toHaveLength(1)
    expect((await notificationsTo(owner)).filter(({ name }) => name === 'application:unanswered')).toHaveLength(1)
    expect(await readOwn()).toMatchObject({ daysUnanswered: 21 })
  })

  test('is hidden from the employer 180 days after it closed, and the candidate keeps the receipt', async () => {
    await owner.api('PUT /api/v1/companies/{slug}/applications/{id}/rating', {
      params: { slug, id },
      body: { stars: 2 },
    })
    await decline(1)
    world.clock.advance(179 * DAY_MS)
    await forgetClosed.handle(world.ctx, {})
    owner = await logInAs(app, owner.email)
    expect((await read()).result.sent).not.toBeNull()
    world.clock.advance(DAY_MS)
    await forgetClosed.handle(world.ctx, {})
    ;[ada, owner] = [await logInAs(app, ada.email), await logInAs(app, owner.email)]
    expect((await read()).result).toMatchObject({
      name: null,
      memberId: null,
      sent: null,
      steps: [],
      rating: null,
      stage: 'declined',
    })
    expect((await readOwn()).sent.note).toBe(withStory.note)
    expect((await list()).result).toMatchObject({ total: 1 })
  })

  test('without a decision notifies the candidate when the job closes, and is hidden from the employer 180 days later', async () => {
    const decidedApplicant = await joinAsApplicant(world, app)
    const other = await applyAs(decidedApplicant)
    await owner.api('PUT /api/v1/companies/{slug}/applications/{id}/stage', {
      params: { slug, id: other },
      body: { stage: 'hired', version: 1 },
    })
    const params = { slug, id: jobId }
    const close = () =>
      owner.api('PUT /api/v1/companies/{slug}/written-jobs/{id}/state', {
        params,
        body: { state: 'closed', reason: 'hired-here' },
      })
    expect((await close()).status).toBe(200)
    await expect.poll(() => namesTo(ada)).toContain('application:closed')
    expect(await namesTo(decidedApplicant)).not.toContain('application:closed')
    expect(await readOwn()).toMatchObject({ closed: true, daysUnanswered: null, stage: 'received' })

    world.clock.advance(179 * DAY_MS)
    await forgetClosed.handle(world.ctx, {})
    owner = await logInAs(app, owner.email)
    expect((await read()).result.sent).not.toBeNull()
    world.clock.advance(DAY_MS)
    await forgetClosed.handle(world.ctx, {})
    ;[ada, owner] = [await logInAs(app, ada.email), await logInAs(app, owner.email)]
    expect((await read()).result).toMatchObject({ name: null, sent: null, steps: [] })
    expect((await readOwn()).sent.note).toBe(withStory.note)
  })

  test('keeps no personal data of an erased account, and stays in the counts', async () => {
    const note = { slug, id, noteId: world.ctx.newId() }
    await owner.api('PUT /api/v1/companies/{slug}/applications/{id}/notes/{noteId}', {
      params: note,
      body: { text: 'Ada was calm in a storm.' },
    })
    await move(owner, 'interview')
    await world.ctx.db.deleteFrom('actor').where('id', '=', ada.id).execute()
    expect((await list()).result).toMatchObject({
      total: 1,
      items: [{ name: null, slug: null }],
      counts: { interview: 1 },
    })
    const { result } = await read()
    expect(result).toMatchObject({ name: null, memberId: null, sent: null, steps: [], interviews: [], teamNotes: [] })
    expect(JSON.stringify([result, (await list()).result])).not.toMatch(/Ada|Lovelace|start in May/)
    const exportReply = await owner.api('POST /api/v1/companies/{slug}/written-jobs/{id}/applicant-exports', {
      params: { slug, id: jobId },
    })
    expect(exportReply.result.csv).not.toContain('Ada')
  })

  test('counts towards the reply rate once there are ten applications', async () => {
    expect((await list()).result.figures).toBeNull()
    for (let n = 0; n < 9; n += 1) await applyAs(await joinAsApplicant(world, app))
    world.clock.advance(2 * DAY_MS)
    owner = await logInAs(app, owner.email)
    await move(owner, 'review')
    await updateReplyFigures.handle(world.ctx, {})
    expect((await list()).result.figures).toBeNull()
    world.clock.advance(5 * DAY_MS)
    await updateReplyFigures.handle(world.ctx, {})
    owner = await logInAs(app, owner.email)
    expect((await list()).result.figures).toEqual({ of: 'job', applications: 10, percent: 10, medianDays: 2 })
    const second = (await list()).result.items.find(({ _id }) => _id !== id)?._id ?? ''
    const params = { slug, id: second }
    const body = { stage: 'review' as const, version: 1 }
    await owner.api('PUT /api/v1/companies/{slug}/applications/{id}/stage', { params, body })
    // An answer updates the figures without waiting for the hourly task.
    const readFigures = async () => (await list()).result.figures
    await expect.poll(readFigures).toMatchObject({ percent: 20, medianDays: 4.5 })
  })
})
