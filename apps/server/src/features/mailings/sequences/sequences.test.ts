import { beforeEach, describe, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import {
  joinAsAdmin,
  joinAsProfessional,
  logInAs,
  loginIdOf,
  type SignedInClient,
} from '../../session/accounts.factory.ts'
import { readNewsToken } from '../consent/news-token.ts'
import { runSequences } from './run-sequences.task.ts'
import { stepLetter } from './step-letter.ts'

const { world, app } = useWorld()

const HOUR_MS = 3_600_000
const everyone = { role: 'everyone', plan: 'any', joinedWithinDays: null, inactiveForDays: null } as const
const step = (subject: string, delayHours = 0) => ({ delayHours, subject, body: '<p>Hello {{firstName}}</p>' })
const draft = (steps: object[], more: object = {}) => ({
  ...{ name: 'Welcome', trigger: 'start', audience: everyone, stops: [], quiet: null, timeZone: 'UTC', steps },
  ...more,
})

let admin: SignedInClient

beforeEach(async () => {
  await world.ctx.db.deleteFrom('mail_sequence').execute()
  await world.ctx.db.deleteFrom('news_consent').execute()
  admin = await joinAsAdmin(world, app)
})

async function reader(): Promise<SignedInClient> {
  const member = await joinAsProfessional(world, app)
  await member.api('PUT /api/v1/account/news', { body: { agreed: true } })
  return member
}

async function startNewSequence(body: object, people: number) {
  const writeReply = await admin.call('POST', '/api/v1/admin/emails/sequences', body)
  if (writeReply.statusCode !== 200) throw new Error(writeReply.body)
  const { result } = writeReply.json()
  const params = { id: result._id as string }
  const start = await admin.api('POST /api/v1/admin/emails/sequences/{id}/start', { params, body: { people } })
  expect([start.status, start.error?.code]).toEqual([200, undefined])
  return start.result
}

const run = () => runSequences.handle(world.ctx, {})
const receivedSubjects = async (member: SignedInClient) =>
  (await world.mailbox.all(member.email)).filter(({ name }) => name === 'sequence').map(({ subject }) => subject)

describe('a sequence', () => {
  test('is sent only to members who agreed, step by step, each step once over any number of runs', async () => {
    const member = await reader()
    const silent = await joinAsProfessional(world, app)
    await startNewSequence(draft([step('First'), step('Second', 24)]), 1)

    await Promise.all([run(), run(), run()])
    expect([await receivedSubjects(member), await receivedSubjects(silent)]).toEqual([['First'], []])
    world.clock.advance(23 * HOUR_MS)
    await run()
    expect(await receivedSubjects(member)).toEqual(['First'])
    world.clock.advance(HOUR_MS)
    await run()
    await run()
    expect((await receivedSubjects(member)).toSorted()).toEqual(['First', 'Second'])
  })

  test('stops once a member unsubscribes by the email’s one-click link', async () => {
    const member = await reader()
    await startNewSequence(draft([step('First'), step('Second', 24)]), 1)
    await run()
    const mail = await world.ctx.db
      .selectFrom('mail')
      .select('unsubscribe_url')
      .where('to_address', '=', member.email)
      .where('name', '=', 'sequence')
      .executeTakeFirstOrThrow()
    const url = new URL(mail.unsubscribe_url ?? '')
    expect(readNewsToken(world.ctx, url.searchParams.get('token') ?? '')).toBe(await loginIdOf(world, member))
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const click = await app.inject({
      method: 'POST',
      url: url.pathname + url.search,
      headers,
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(click.statusCode).toBe(200)
    world.clock.advance(24 * HOUR_MS)
    await run()
    expect(await receivedSubjects(member)).not.toContain('Second')
    const forgedReply = await app.inject({
      method: 'POST',
      url: '/api/v1/news/unsubscribe?token=forged',
      headers,
      payload: 'x=1',
    })
    expect(forgedReply.statusCode).toBe(400)
  })

  test('counts a clicked link once, only for members who allow it, and always redirects', async () => {
    const [countedMember, silentMember] = [await reader(), await reader()]
    await countedMember.api('PUT /api/v1/account/news', { body: { agreed: true, countsClicks: true } })
    const goal = 'https://elsewhere.example/a?b=1&c=2'
    const body = `<p>Read <a href="${goal.replace('&', '&amp;')}">this</a>, <a href="https://two.example">or this</a></p>`
    await startNewSequence(draft([{ delayHours: 0, subject: 'Linked', body }]), 2)
    await run()
    const letters = await Promise.all(
      [countedMember, silentMember].map(async ({ email }) => (await world.mailbox.latest(email, 'sequence')).html),
    )
    expect(letters[1]).toContain('https://elsewhere.example/a?b=1&amp;c=2')
    expect(letters[0]).not.toContain('elsewhere.example')
    const [path = ''] = /\/mail-links\/[\w-]+\.html/.exec(letters[0] ?? '') ?? []
    const stateOf = async ({ email: q }: SignedInClient) => {
      admin = await logInAs(app, admin.email)
      const { items } = (await admin.api('GET /api/v1/admin/emails/sent', { query: { q } })).result
      return items.find(({ template }) => template === 'sequence')?.state
    }
    expect(await stateOf(countedMember)).toBe('waiting')
    const openReply = await app.inject({ url: path })
    expect([openReply.statusCode, openReply.headers.location]).toEqual([302, goal])
    expect([await stateOf(countedMember), await stateOf(silentMember)]).toEqual(['clicked', 'waiting'])
    expect((await admin.api('GET /api/v1/admin/emails/figures')).result.clicked).toBe(1)

    for (const forgedUrl of [
      `${path.slice(0, -9)}AAAA.html`,
      '/mail-links/x.html',
      '/mail-links/aHR0cHM6Ly9ldmlsLmV4YW1wbGU.html',
    ]) {
      expect((await app.inject({ url: forgedUrl })).statusCode, forgedUrl).toBe(404)
    }
    await world.ctx.db.updateTable('mail').set({ clicked_at: null }).execute()
    await countedMember.api('PUT /api/v1/account/news', { body: { agreed: false } })
    const secondConsent = await countedMember.api('PUT /api/v1/account/news', { body: { agreed: true } })
    expect(secondConsent.result).toMatchObject({ agreed: true, countsClicks: false })
    world.clock.advance(10_000)
    expect((await app.inject({ url: path })).statusCode).toBe(302)
    expect(await stateOf(countedMember)).toBe('waiting')
  })

  test('rechecks members when sending: members who withdrew, were suspended or were deleted get nothing', async () => {
    const members = [await reader(), await reader(), await reader()]
    const sequence = await startNewSequence(draft([step('First')]), 3)
    const [away, suspendedId, gone] = await Promise.all(members.map((member) => loginIdOf(world, member)))
    const stepId = sequence.steps[0]?._id ?? ''
    const fill = (loginId = '') =>
      stepLetter.fill(world.ctx, { loginId, stepId }, '0197a0a0-0000-7000-8000-000000000000')
    expect(await fill(away)).toMatchObject({ subject: 'First', values: { firstName: 'Ada' } })
    await members[0]?.api('PUT /api/v1/account/news', { body: { agreed: false } })
    const { db } = world.ctx
    await db
      .updateTable('login')
      .set({ suspended_at: world.clock.now(), suspension_reason: 'Spam.' })
      .where('id', '=', suspendedId ?? '')
      .execute()
    await db
      .updateTable('login')
      .set({ deleted_at: world.clock.now() })
      .where('id', '=', gone ?? '')
      .execute()
    expect(await Promise.all([away, suspendedId, gone].map(fill))).toEqual([undefined, undefined, undefined])
  })

  test('keeps members on their step when it is edited, and skips a removed step', async () => {
    const member = await reader()
    const sequence = await startNewSequence(draft([step('First'), step('Second', 24), step('Third', 24)]), 1)
    await run()
    const [first, second, third] = sequence.steps.map((one) => ({ ...step(one.subject, one.delayHours), _id: one._id }))
    const params = { id: sequence._id }
    const body = {
      ...draft([
        { ...step('Before'), delayHours: 0 },
        first,
        { ...second, subject: 'Second, better' },
        third,
      ] as object[]),
      version: 1,
    }
    const editReply = await admin.call('PUT', `/api/v1/admin/emails/sequences/${sequence._id}`, body)
    expect(editReply.json().result.steps.map((step: { waiting: number }) => step.waiting)).toEqual([0, 0, 1, 0])
    expect((await admin.call('PUT', `/api/v1/admin/emails/sequences/${sequence._id}`, body)).json().result.code).toBe(
      'sequence-changed',
    )
    await admin.call('PUT', `/api/v1/admin/emails/sequences/${sequence._id}`, {
      ...draft([first, third] as object[]),
      version: 2,
    })
    world.clock.advance(24 * HOUR_MS)
    await run()
    expect((await receivedSubjects(member)).toSorted()).toEqual(['First', 'Third'])
    admin = await logInAs(app, admin.email)
    expect((await admin.api('GET /api/v1/admin/emails/sequences/{id}', { params })).result).toMatchObject({
      waiting: 0,
      finished: 1,
    })
  })

  test('pauses when its trigger changes until it is started for the new audience, and sends no one a step twice', async () => {
    const member = await reader()
    world.clock.advance(1_000)
    const join = draft([step('First'), step('Second', 24)], { trigger: 'join' })
    const sequence = await startNewSequence(join, 1)
    await run()
    expect(await receivedSubjects(member)).toEqual([])
    const steps = sequence.steps.map(({ _id, subject, delayHours }) => ({ ...step(subject, delayHours), _id }))
    const url = `/api/v1/admin/emails/sequences/${sequence._id}`
    const editReply = await admin.call('PUT', url, { ...draft(steps), version: 1 })
    expect(editReply.json().result).toMatchObject({ state: 'paused', trigger: 'start', waiting: 0 })
    await run()
    expect(await receivedSubjects(member)).toEqual([])

    const params = { id: sequence._id }
    const start = (people: number) =>
      admin.api('POST /api/v1/admin/emails/sequences/{id}/start', { params, body: { people } })
    expect((await start(5)).error?.code).toBe('audience-changed')
    expect((await start(1)).result.state).toBe('running')
    await run()
    expect(await receivedSubjects(member)).toEqual(['First'])

    await admin.call('PUT', url, { ...draft(steps, { trigger: 'join' }), version: 2 })
    await admin.call('PUT', url, { ...draft(steps), version: 3 })
    await start(1)
    await run()
    expect(await receivedSubjects(member)).toEqual(['First'])
    world.clock.advance(24 * HOUR_MS)
    await run()
    expect((await receivedSubjects(member)).toSorted()).toEqual(['First', 'Second'])
  })

  test('stops according to its conditions, waits for the end of quiet hours, and can be paused', async () => {
    const member = await reader()
    const from = world.clock.now().getUTCHours()
    const quiet = { from, to: (from + 2) % 24 }
    const sequence = await startNewSequence(draft([step('First'), step('Second', 1)], { quiet, stops: ['paid'] }), 1)
    await run()
    expect(await receivedSubjects(member)).toEqual([])
    world.clock.advance(2 * HOUR_MS)
    const params = { id: sequence._id }
    admin = await logInAs(app, admin.email)
    expect((await admin.api('POST /api/v1/admin/emails/sequences/{id}/pause', { params })).status).toBe(200)
    await run()
    expect(await receivedSubjects(member)).toEqual([])
    await world.ctx.db.updateTable('mail_sequence').set({ state: 'running' }).execute()
    await run()
    expect(await receivedSubjects(member)).toEqual(['First'])
    await world.ctx.db.updateTable('actor').set({ plan: 'Creator' }).where('id', '=', member.id).execute()
    world.clock.advance(HOUR_MS)
    await run()
    expect(await receivedSubjects(member)).toEqual(['First'])
    const runRows = await world.ctx.db.selectFrom('mail_run').select(['state', 'why']).execute()
    expect(runRows).toEqual([{ state: 'stopped', why: 'paid' }])
  })

  test('sends a member at most three emails a week', async () => {
    const member = await reader()
    await startNewSequence(draft([step('1'), step('2'), step('3'), step('4')]), 1)
    for (let time = 0; time < 6; time += 1) await run()
    expect(await receivedSubjects(member)).toHaveLength(3)
    world.clock.advance(7 * 24 * HOUR_MS)
    await run()
    expect(await receivedSubjects(member)).toHaveLength(4)
  })
})

describe('writing a sequence', () => {
  test('refuses unknown placeholders, an empty text, and admins without permission', async () => {
    const url = '/api/v1/admin/emails/sequences'
    const unknownReply = await admin.call('POST', url, draft([{ ...step('Hello {{fristName}}') }]))
    expect([unknownReply.statusCode, unknownReply.json().result.fields['body.steps[0].subject']]).toEqual([
      400,
      expect.stringContaining('{{fristName}}'),
    ])
    expect((await admin.call('POST', url, draft([{ ...step('Empty'), body: '<p> </p>' }]))).statusCode).toBe(400)
    expect((await admin.call('POST', url, draft([]))).statusCode).toBe(400)
    const support = await joinAsAdmin(world, app, 'admin-support')
    expect((await support.call('POST', url, draft([step('x')]))).statusCode).toBe(404)
  })

  test('removes scripts; starting a sequence requires the confirmed size of its audience', async () => {
    await reader()
    const writeReply = await admin.call(
      'POST',
      '/api/v1/admin/emails/sequences',
      draft([{ ...step('x'), body: '<p onclick="x()">Hi<script>x()</script></p>' }]),
    )
    const { result } = writeReply.json()
    expect(result.steps[0].body).toBe('<p>Hi</p>')
    const params = { id: result._id }
    const wrongStart = await admin.api('POST /api/v1/admin/emails/sequences/{id}/start', {
      params,
      body: { people: 2 },
    })
    expect(wrongStart.error?.code).toBe('audience-changed')
    expect((await admin.api('POST /api/v1/admin/emails/audience', { body: everyone })).result.people).toBe(1)
    const test = await admin.api('POST /api/v1/admin/emails/sequences/{id}/steps/{step}/test', {
      params: { ...params, step: result.steps[0]._id },
    })
    expect(test.status).toBe(200)
    expect(await receivedSubjects(admin)).toEqual(['x'])
    await admin.api('POST /api/v1/admin/emails/sequences/{id}/start', { params, body: { people: 1 } })
    expect((await admin.api('DELETE /api/v1/admin/emails/sequences/{id}', { params })).error?.code).toBe(
      'sequence-running',
    )
  })
})
