import { describe, expect, test } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { useWorld } from '../../../test/use-world.ts'
import { loadConfig } from '../../load-config.ts'
import { signMailId } from '../../platform/mail/message-id.ts'
import {
  joinAsAdmin,
  joinAsEmployer,
  joinAsProfessional,
  newEmail,
  PASSWORD,
  send,
} from '../session/accounts.factory.ts'

const SECRET = 'a-secret-of-the-mail-provider-long-enough'
const { world, app, api } = useWorld({ config: { ...loadConfig({ MAIL_EVENTS_SECRET: SECRET }), rateLimit: 0 } })

const eventsUrl = '/api/v1/mail-events'
const report = (event: object, token = SECRET) => send(app, 'POST', eventsUrl, { token, body: { events: [event] } })

describe('news by email', () => {
  test('is off until the member agrees, keeps the time and wording of the consent, and can be switched off again', async () => {
    const member = await joinAsProfessional(world, app)
    expect((await member.api('GET /api/v1/account/news')).result).toMatchObject({ agreed: false, since: null })
    const since = world.clock.now().toISOString()
    const on = await member.api('PUT /api/v1/account/news', { body: { agreed: true } })
    expect(on.result).toMatchObject({ agreed: true, since, wording: expect.stringContaining('news') })
    world.clock.advance(1_000)
    expect((await member.api('PUT /api/v1/account/news', { body: { agreed: true } })).result.since).toBe(since)
    expect((await member.api('PUT /api/v1/account/news', { body: { agreed: false } })).result.agreed).toBe(false)
    expect((await api('PUT /api/v1/account/news', { body: { agreed: true } })).status).toBe(401)
    expect((await member.call('PUT', '/api/v1/account/news', { agreed: 'yes' })).statusCode).toBe(400)
  })

  test('is switched on at sign-up only if the box was ticked', async () => {
    await world.backend.queue.work(world.ctx)
    const emails = [newEmail('quiet'), newEmail('keen')]
    for (const [index, email] of emails.entries()) {
      const user = { email, password: PASSWORD, firstName: 'Ada', news: index === 1 }
      await send(app, 'POST', '/api/v1/professionals/register', { body: { user } })
    }
    const agreedAddresses = async () => {
      const rows = await world.ctx.db
        .selectFrom('news_consent')
        .innerJoin('login', 'login.id', 'news_consent.login_id')
        .select('login.email')
        .where('login.email', 'in', emails)
        .execute()
      return rows.map(({ email }) => email)
    }
    await eventually(async () => expect(await agreedAddresses()).toEqual([emails[1]]))
  })
})

describe('the templates', () => {
  test('have a preview with marked sample data, which opens only with its token', async () => {
    const admin = await joinAsAdmin(world, app)
    const templates = (await admin.api('GET /api/v1/admin/emails/templates')).result
    expect(templates.find(({ name }) => name === 'sequence')?.purpose).toBe('news')
    expect(templates.find(({ name }) => name === 'reset-password')?.purpose).toBe('service')
    const template = await admin.api('GET /api/v1/admin/emails/templates/{name}', {
      params: { name: 'reset-password' },
    })
    expect(template.result.text).toContain('Hello Ada,')
    const page = await app.inject({ method: 'GET', url: template.result.path })
    expect([page.statusCode, page.headers['content-security-policy']]).toEqual([
      200,
      expect.stringContaining('sandbox'),
    ])
    expect(page.headers['content-security-policy']).not.toContain('allow-scripts')
    expect(page.body).toContain('@media not all{')
    const dark = await app.inject({ method: 'GET', url: `${template.result.path}?theme=dark` })
    expect(dark.body).toContain('@media all{')
    expect((await app.inject({ method: 'GET', url: '/email-previews/none/reset-password.html' })).statusCode).toBe(404)
    const unknownReply = await admin.api('GET /api/v1/admin/emails/templates/{name}', { params: { name: 'none' } })
    expect(unknownReply.status).toBe(404)
  })

  test('can be sent as a test only to the requesting admin', async () => {
    const admin = await joinAsAdmin(world, app)
    const params = { name: 'digest' }
    expect((await admin.api('POST /api/v1/admin/emails/templates/{name}/test', { params })).status).toBe(200)
    expect(
      (await world.ctx.db.selectFrom('mail').select('name').where('to_address', '=', admin.email).execute()).at(-1),
    ).toEqual({
      name: 'digest',
    })
    const strangers = [await joinAsProfessional(world, app), await joinAsAdmin(world, app, 'admin-support')]
    for (const other of strangers) {
      expect((await other.api('POST /api/v1/admin/emails/templates/{name}/test', { params })).status).toBe(404)
      expect((await other.api('GET /api/v1/admin/emails/sent')).status).toBe(404)
    }
  })
})

async function mailTo(address: string): Promise<string> {
  const mails = world.ctx.db.selectFrom('mail').select('id').where('to_address', '=', address)
  return (await mails.executeTakeFirstOrThrow()).id
}

function suppressedBy(address: string) {
  return world.ctx.db.selectFrom('mail_suppression').select('reason').where('address', '=', address).execute()
}

/** Sends a mail server's bounce report. Returns how many emails were found. */
async function sendBounceReport(address: string, messageId: string | undefined): Promise<number> {
  const text = [
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.com',
    '',
    `Final-Recipient: rfc822; ${address}`,
    'Action: failed',
    'Status: 5.1.1',
    'Diagnostic-Code: smtp; 550 5.1.1 unknown',
    '',
    '--b',
    'Content-Type: message/rfc822',
    '',
    ...(messageId === undefined ? [] : [`Message-ID: <${messageId}>`]),
  ].join('\r\n')
  const reply = await send(app, 'POST', eventsUrl, { token: SECRET, body: { report: text } })
  return reply.json().result.noted
}

describe('an event from a mail provider', () => {
  test('requires the secret', async () => {
    const event = { type: 'bounced', address: 'gone@example.com' }
    expect((await report(event, 'another secret')).statusCode).toBe(401)
    expect((await send(app, 'POST', eventsUrl, { body: { events: [event] } })).statusCode).toBe(401)
    expect((await report({ ...event, type: 'opened' })).statusCode).toBe(400)
  })

  test('marks the email and suppresses a permanently bounced address, once; an admin can remove the suppression', async () => {
    const [admin, member] = [await joinAsAdmin(world, app), await joinAsEmployer(world, app)]
    const mail = await world.ctx.db
      .selectFrom('mail')
      .select('id')
      .where('to_address', '=', member.email)
      .executeTakeFirstOrThrow()
    const event = {
      type: 'bounced',
      address: member.email,
      messageId: `<${signMailId(world.ctx.keys, mail.id)}@localhost>`,
      detail: '550 no such user',
    }
    expect((await report({ ...event, temporary: true })).json().result).toEqual({ noted: 0 })
    expect((await report(event)).json().result).toEqual({ noted: 1 })
    await report(event)
    expect((await report({ ...event, address: 'someone@example.com' })).json().result).toEqual({ noted: 0 })

    const query = { q: member.email }
    expect(
      (await admin.api('GET /api/v1/admin/emails/sent', { query: { ...query, state: 'bounced' } })).result.items,
    ).toHaveLength(1)
    expect((await admin.api('GET /api/v1/admin/emails/suppressed', { query })).result).toMatchObject([
      { address: member.email, reason: 'bounced' },
    ])
    const body = { address: member.email }
    expect((await admin.api('POST /api/v1/admin/emails/suppressed/remove', { body })).status).toBe(200)
    expect((await admin.api('POST /api/v1/admin/emails/suppressed/remove', { body })).status).toBe(404)
  })

  test('can be a raw delivery status notification', async () => {
    const member = await joinAsEmployer(world, app)
    const messageId = `${signMailId(world.ctx.keys, await mailTo(member.email))}@rise.example`
    expect(await sendBounceReport(member.email, messageId)).toBe(1)
    expect(await suppressedBy(member.email)).toEqual([{ reason: 'bounced' }])
    expect(
      (await send(app, 'POST', eventsUrl, { token: SECRET, body: { report: 'Hello!' } })).json().result.noted,
    ).toBe(0)
  })

  test('changes nothing if its email was not sent to that address', async () => {
    const [victim, other] = [await joinAsEmployer(world, app), await joinAsEmployer(world, app)]
    const [id, otherId] = [await mailTo(victim.email), await mailTo(other.email)]
    const signedId = (mailId: string) => signMailId(world.ctx.keys, mailId)
    const forgedIds = [
      undefined,
      'none@localhost',
      // An attacker may know the id of an email, but not its signature.
      `${id}@rise.example`,
      `${id}.${'A'.repeat(43)}@rise.example`,
      `${id}.${signedId(otherId).split('.')[1]}@rise.example`,
      // An email by Rise that was sent to another address.
      `${signedId(otherId)}@rise.example`,
      `${signedId(world.ctx.newId())}@rise.example`,
    ]
    for (const messageId of forgedIds) {
      expect(await sendBounceReport(victim.email, messageId)).toBe(0)
      for (const type of ['bounced', 'complained']) {
        const event = { type, address: victim.email, ...(messageId && { messageId: `<${messageId}>` }) }
        expect((await report(event)).json().result).toEqual({ noted: 0 })
      }
    }
    expect(await suppressedBy(victim.email)).toEqual([])
  })
})
