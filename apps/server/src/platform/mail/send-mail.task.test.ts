import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { eventually } from '../../../test/eventually.ts'
import { type RecordedLog, recordLog } from '../../../test/recorded-log.ts'
import { startWorld, type World } from '../../../test/world.ts'
import { loadConfig } from '../../load-config.ts'
import { builtEmails } from './built-emails.ts'
import type { EmailName, Emails } from './emails.ts'
import { forgetMails } from './forget-mails.task.ts'
import type { Letter } from './mail.ts'
import { signMailId } from './message-id.ts'
import { createSmtp } from './smtp.ts'
import { listenForMail, listenInSilence, type Refusals, type SmtpListener } from './smtp-listener.fixture.ts'

const secret = 'k3J9xQ2mV7'
const url = `https://rise.example/reset?token=${secret}`
const letter = { to: 'Ada@example.com', props: { firstName: 'Ada', url } }

let world: World
let log: RecordedLog
const cleanups: (() => unknown)[] = []
afterEach(async () => {
  await world.stop()
  for (const end of cleanups.splice(0)) await end()
  // Login links must never be in the log.
  expect(log.text()).not.toContain(secret)
})

async function start(smtpUrl: string, options: Parameters<typeof startWorld>[0] = {}): Promise<void> {
  log = recordLog()
  const config = loadConfig({
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'Rise <hello@rise.example>',
    PUBLIC_URL: 'https://rise.example',
  })
  world = await startWorld({ config, log: log.log, ...options })
}

async function startWithListener(refusals: Refusals = {}): Promise<SmtpListener> {
  const listener = await listenForMail(refusals)
  cleanups.push(listener.stop)
  await start(listener.url)
  return listener
}

const work = () => world.backend.queue.work(world.ctx)

async function send<K extends EmailName>(name: K, mail: Letter<K>): Promise<string> {
  await world.ctx.db.transaction().execute((tx) => world.ctx.mail.send(tx, name, mail))
  const { id } = await world.ctx.db.selectFrom('mail').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  return id
}

const row = (id: string) => world.ctx.db.selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** Makes failed tasks due immediately. */
const makeRetriesDue = () =>
  sql`update task.job set start_after = now() where name = 'mail-send' and state = 'retry'`.execute(world.ctx.db)

const failures = () => log.lines().filter(({ msg, task }) => msg === 'task failed' && task === 'mail-send')

const field = ({ arrived }: SmtpListener, name: string) =>
  arrived.flatMap(({ headers }) => headers.filter(([key]) => key === name).map(([, value]) => value))

function joinedProps(name: string, line: string | null = null): Emails['invited-joined'] {
  return { newcomer: { name, line, picture: null, isRound: true }, url: 'https://rise.example/professional/grace' }
}

describe('with a mail server', () => {
  test('an email arrives as text and HTML, and neither its links nor its text stay in the database', async () => {
    const listener = await startWithListener()
    const id = await send('reset-password', letter)
    await work()
    await eventually(async () => expect((await row(id)).sent_at).toEqual(world.clock.now()))

    const [mail] = listener.arrived
    expect(mail).toMatchObject({ from: 'hello@rise.example', recipients: ['Ada@example.com'] })
    expect(field(listener, 'from')).toEqual(['Rise <hello@rise.example>'])
    expect(field(listener, 'to')).toEqual(['Ada@example.com'])
    expect(field(listener, 'subject')).toEqual(['Set a new password for Rise'])
    expect(field(listener, 'message-id')).toEqual([`<${signMailId(world.ctx.keys, id)}@rise.example>`])
    expect(field(listener, 'auto-submitted')).toEqual(['auto-generated'])
    expect(field(listener, 'list-unsubscribe')).toEqual([])
    expect(field(listener, 'content-type')[0]).toContain('multipart/alternative')
    expect(mail?.body).toContain(`Set a new password ${url}`)
    expect(mail?.body).toContain(`href="${url}"`)
    const clearedColumns = { props: null, html: null, text: null, unsubscribe_url: null, failure: null }
    expect(await row(id)).toMatchObject({ ...clearedColumns, subject: 'Set a new password for Rise' })
  })

  test('an email with an unsubscribe address has the headers for one-click unsubscribing', async () => {
    const listener = await startWithListener()
    const unsubscribeUrl = 'https://rise.example/api/unsubscribe?token=abc'
    const props = joinedProps('Grace')
    await send('invited-joined', { to: 'ada@example.com', props, unsubscribeUrl })
    await work()
    await eventually(() => expect(listener.arrived).toHaveLength(1))

    expect(field(listener, 'list-unsubscribe')).toEqual([`<${unsubscribeUrl}>`])
    expect(field(listener, 'list-unsubscribe-post')).toEqual(['List-Unsubscribe=One-Click'])
    expect(listener.arrived[0]?.body).toContain(`Unsubscribe ${unsubscribeUrl}`)
  })

  test('an attachment arrives with its name and type', async () => {
    const listener = await startWithListener()
    const ics = { name: 'brücken.ics', content: 'BEGIN:VCALENDAR\r\nSUMMARY:Brücken 🌉\r\nEND:VCALENDAR\r\n' }
    const event = { title: 'Brücken', cancelled: false, when: 'Thu 10 Jun 2027, 18:00, Europe/Zurich', where: '' }
    const host = { name: 'Grace', line: null, picture: null, isRound: true }
    const props = { host, date: { weekday: 'Thu', day: '10', month: 'Jun' }, url, ...event, ics }
    await world.ctx.db
      .transaction()
      .execute((tx) => world.ctx.mail.sendSample(tx, 'event-changed', { to: 'ada@example.com', props }))
    await work()
    await eventually(() => expect(listener.arrived).toHaveLength(1))
    expect(field(listener, 'content-type')[0]).toContain('multipart/mixed')
    const [{ body = '' } = {}] = listener.arrived
    expect(body).toContain('text/calendar')
    expect(body).toContain('method=PUBLISH')
    expect(body.replaceAll(/\s/g, '')).toContain(Buffer.from(ics.content).toString('base64').slice(0, 40))
  })

  test('a picture arrives inside the email, next to the HTML that shows it', async () => {
    const listener = await startWithListener()
    const picture = { cid: 'face@mail', type: 'image/jpeg', content: Buffer.from('a small picture') } as const
    await createSmtp(
      listener.url,
      () => 'hello@rise.example',
    )({
      ...{ signedId: 'one', to: 'ada@example.com', subject: 'Hello', text: 'Hello', html: '<img src="cid:face@mail">' },
      ...{ unsubscribeUrl: null, replyTo: null, attachments: [], pictures: [picture] },
    })
    const [{ body = '' } = {}] = listener.arrived
    expect(body).toContain('multipart/related')
    expect(body).toMatch(/content-id: <face@mail>/i)
    expect(body).toMatch(/content-disposition: inline/i)
  })

  test('text by people never becomes a header, a recipient or markup', async () => {
    const listener = await startWithListener()
    const evil = joinedProps('Eve\r\nBcc: you\r\nX-Evil: 1', '<script>alert(1)</script>\u2028X-Evil: 1')
    const unsubscribeUrl = 'https://rise.example/u?a=\r\nX-Evil: 1>'
    await send('invited-joined', { to: 'ada@example.com', props: evil, unsubscribeUrl })
    await work()
    await eventually(() => expect(listener.arrived).toHaveLength(1))

    const [mail] = listener.arrived
    expect(mail?.recipients).toEqual(['ada@example.com'])
    expect(field(listener, 'subject')).toEqual(['Eve Bcc: you X-Evil: 1 has joined Rise'])
    expect(mail?.headers.map(([key]) => key)).not.toContain('bcc')
    expect(mail?.headers.map(([key]) => key)).not.toContain('x-evil')
    const html = (mail?.body ?? '').split('text/html').slice(1).join()
    expect(html).toContain('&lt;script')
    expect(html).not.toContain('<script')
  })

  test('replies go to the email’s Reply-To, which is a single header whatever it contains', async () => {
    const listener = await startWithListener()
    const props = joinedProps('Grace')
    await send('invited-joined', { to: 'ada@example.com', props, replyTo: 'grace@example.com' })
    await work()
    await eventually(() => expect(listener.arrived).toHaveLength(1))
    expect(field(listener, 'reply-to')).toEqual(['grace@example.com'])
    const evil = 'grace@example.com, eve@example.com'
    await expect(send('invited-joined', { to: 'ada@example.com', props, replyTo: evil })).rejects.toThrow('one address')
  })

  test('even an unchecked address and subject become one recipient and one header', async () => {
    const listener = await startWithListener()
    const text = { html: '<p>Hello</p>', text: 'Hello' }
    const to = 'ada@example.com>\r\nRCPT TO:<eve@example.com'
    const email = {
      ...text,
      signedId: 'one',
      to,
      subject: 'Hello\r\nBcc: eve@example.com\r\n\r\nX',
      unsubscribeUrl: null,
      replyTo: null,
      attachments: [],
      pictures: [],
    }
    const sendBySmtp = createSmtp(listener.url, () => 'hello@rise.example')

    await sendBySmtp(email).catch(() => undefined)
    await sendBySmtp({ ...email, to: 'ada@example.com, eve@example.com' }).catch(() => undefined)
    await sendBySmtp({ ...email, to: 'ada@example.com' })

    for (const { recipients, headers } of listener.arrived) {
      expect(recipients).toHaveLength(1)
      expect(recipients).not.toContain('eve@example.com')
      expect(headers.map(([key]) => key)).not.toContain('bcc')
    }
    expect(listener.arrived.at(-1)?.recipients).toEqual(['ada@example.com'])
  })

  test('at most four emails are being sent at a time', async () => {
    let openCount = 0
    let most = 0
    let release = () => {}
    const untilReleased = new Promise<void>((resolve) => {
      release = resolve
    })
    const onMail = async () => {
      openCount += 1
      most = Math.max(most, openCount)
      await untilReleased
      openCount -= 1
    }
    const listener = await startWithListener({ onMail })
    for (const number of [1, 2, 3, 4, 5, 6]) await send('reset-password', { ...letter, to: `ada${number}@example.com` })
    await work()
    await eventually(() => expect(openCount).toBe(4))
    release()
    await eventually(() => expect(listener.arrived).toHaveLength(6))

    expect(most).toBe(4)
  })
})

describe('an email that the mail server doesn’t accept', () => {
  test.for([
    ['refused for its recipient', { recipient: (address: string) => `550 <${address}> is no user here` }],
    ['refused for its content', { data: () => `554 Spam: ${url}` }],
  ] as const)('is not retried if it was permanently %s, and its row has the reason', async ([, refusals]) => {
    const listener = await startWithListener(refusals)
    const id = await send('reset-password', letter)
    await work()
    await eventually(async () => expect((await row(id)).failed_at).toEqual(world.clock.now()))

    const { failure, ...rest } = await row(id)
    expect(failure).toMatch(/^55\d (\[address\] is no user here|Spam: \[link\])$/)
    expect(rest).toMatchObject({ props: null, html: null, text: null, sent_at: null })
    expect([listener.arrived, failures()]).toEqual([[], []])
  })

  test('is retried until the server accepts it, with the Message-ID derived from its id', async () => {
    const messageIds: string[] = []
    const listener = await startWithListener({
      recipient: (address) => {
        messageIds.push(address)
        return messageIds.length === 1 ? '450 Come back later' : undefined
      },
    })
    const id = await send('reset-password', letter)
    await work()
    await eventually(() => expect(failures()).toHaveLength(1))
    expect(await row(id)).toMatchObject({ sent_at: null, failed_at: null, props: { url } })
    await eventually(async () => {
      await makeRetriesDue()
      expect(listener.arrived).toHaveLength(1)
    })

    expect(field(listener, 'message-id')).toEqual([`<${signMailId(world.ctx.keys, id)}@rise.example>`])
    expect(failures()[0]?.err).toMatchObject({ message: expect.stringContaining('450 Come back later') })
  })

  test('is no longer retried after two days', async () => {
    await startWithListener({ recipient: () => '450 Come back later' })
    const id = await send('reset-password', letter)
    world.clock.advance(48 * 3_600_000 + 1)
    await work()
    await eventually(async () => expect((await row(id)).failed_at).not.toBeNull())

    expect(await row(id)).toMatchObject({ props: null, failure: expect.stringContaining('450 Come back later') })
  })

  test('delays only other emails if the server hangs', async () => {
    const silentServer = await listenInSilence(3_000)
    cleanups.push(silentServer.stop)
    const handledNames: string[] = []
    const otherTask = { name: 'other', data: z.object({}), handle: async () => void handledNames.push('other') }
    await start(silentServer.url, { tasks: [otherTask] })
    const id = await send('reset-password', letter)
    await work()
    await eventually(() => expect(silentServer.connections).toHaveLength(1))

    await world.ctx.tasks.send(world.ctx.db, otherTask, {})
    await eventually(() => expect(handledNames).toEqual(['other']))

    expect(await row(id)).toMatchObject({ sent_at: null, failed_at: null, props: { url } })
    expect(failures()).toEqual([])
  })

  test('is retried later if the server sends no greeting or is unreachable', async () => {
    const silentServer = await listenInSilence(200)
    cleanups.push(silentServer.stop)
    await start(silentServer.url)
    const id = await send('reset-password', letter)
    await work()
    await eventually(() => expect(failures()).toHaveLength(1))
    silentServer.stop()
    await eventually(async () => {
      await makeRetriesDue()
      expect(failures()).toHaveLength(2)
    })

    const messages = failures().map(({ err }) => (err as { message: string }).message)
    expect(messages[0]).toContain('Greeting never received')
    expect(messages[1]).toContain('ECONNREFUSED')
    expect(await row(id)).toMatchObject({ sent_at: null, failed_at: null, props: { url } })
  })
})

test('emails sent before the templates are built wait for them', async () => {
  await start('smtp://127.0.0.1:9', { emails: builtEmails('/nowhere/emails.js') })
  const id = await send('reset-password', letter)
  await work()
  await eventually(() => expect(failures()).toHaveLength(1))

  const missingMessage = 'The email templates are not built: /nowhere/emails.js is missing. Run: npm run build'
  expect(failures()[0]?.err).toMatchObject({ message: missingMessage })
  expect(await row(id)).toMatchObject({ failed_at: null, props: { url } })
})

test('the nightly clean-up deletes emails after 30 days', async () => {
  await startWithListener()
  await send('reset-password', letter)
  world.clock.advance(30 * 24 * 3_600_000 + 1)
  await send('reset-password', { ...letter, to: 'grace@example.com' })

  await forgetMails.handle(world.ctx, {})

  const remainingMails = await world.ctx.db.selectFrom('mail').select('to_address').execute()
  expect(remainingMails).toEqual([{ to_address: 'grace@example.com' }])
})
