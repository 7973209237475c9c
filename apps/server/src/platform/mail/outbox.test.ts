import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { useWorld } from '../../../test/use-world.ts'
import { mailGallery } from '../../features/features.ts'

const { world, app } = useWorld()
const link = 'http://localhost:3000/confirm?token=abc&x=1'

beforeAll(async () => {
  for (const [to, firstName] of [
    ['ada@example.com', 'Ada'],
    ['grace@example.com', '<b>Grace'],
  ] as const) {
    const props = { firstName, url: link, newsletter: false }
    await world.ctx.db.transaction().execute((tx) => world.ctx.mail.send(tx, 'confirm-address', { to, props }))
    world.clock.advance(1_000)
  }
  await world.backend.queue.work(world.ctx)
  await eventually(async () => {
    const renderedMails = await world.ctx.db.selectFrom('mail').select('id').where('html', 'is not', null).execute()
    expect(renderedMails).toHaveLength(2)
  })
})

const read = async (query = '') => (await app.inject(`/dev/mail.json${query}`)).json().mails

test('without a mail server, rendered emails are in the outbox, newest first, each with its link', async () => {
  const mails = await read()
  expect(mails.map(({ to }: { to: string }) => to)).toEqual(['grace@example.com', 'ada@example.com'])
  expect(mails[1]).toMatchObject({
    name: 'confirm-address',
    subject: 'Confirm your email address for Rise',
    link,
    sentAt: null,
  })
  expect(mails[1].text).toContain('Hello Ada,')
})

test('the outbox of one address is read regardless of letter case', async () => {
  expect(await read('?to=ADA@example.com')).toHaveLength(1)
  expect(await read('?to=nobody@example.com')).toEqual([])
})

test('the list page and the pages of emails run no script and are never cached', async () => {
  const [{ id }] = await read('?to=grace@example.com')
  const list = await app.inject('/dev/mail')
  expect(list.body).toContain(`<a class="mail" href="/dev/mail/${id}">`)
  const page = await app.inject(`/dev/mail/${id}`)
  expect(page.body).toContain(`<iframe title="The mail" src="/dev/mail/${id}/html" sandbox="allow-popups`)
  expect(page.body).toContain('Hello &#60;b&#62;Grace,')
  for (const { statusCode, headers } of [list, page]) {
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' })
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; frame-src 'self';/,
    )
  }
  const mail = await app.inject(`/dev/mail/${id}/html`)
  expect(mail.body).toContain('Hello &lt;b&gt;Grace,')
  expect(mail.headers['content-security-policy']).toMatch(/^default-src 'none'.*sandbox allow-popups/)
  expect(mail.headers['content-security-policy']).not.toContain('allow-scripts')
})

test('the gallery shows each email in both themes and as text, with the same protection', async () => {
  const page = await app.inject('/dev/mail/all')
  expect(page.statusCode).toBe(200)
  expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  const keys = mailGallery.examples(world.ctx).map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
  for (const key of keys) expect(page.body).toContain(`src="/dev/mail/all/${key}/dark"`)
  const dark = await app.inject('/dev/mail/all/digest/dark')
  expect(dark.body).toContain('@media all{')
  expect(dark.headers['content-security-policy']).toMatch(/^default-src 'none'.*sandbox allow-popups/)
  expect(dark.headers['content-security-policy']).not.toContain('allow-scripts')
  const script = /<script>(.*?)<\/script>/s.exec(page.body)?.[1] ?? ''
  const hash = createHash('sha256').update(script).digest('base64')
  expect(page.headers['content-security-policy']).toContain(`script-src 'sha256-${hash}'`)
  expect((await app.inject('/dev/mail/all/digest/light')).body).toContain('@media not all{')
})

test.for([
  '/dev/mail/none',
  '/dev/mail/01a1fcee-46d6-763c-b318-8db54d0159fd',
  '/dev/mail/none/html',
  '/dev/mail/all/none/dark',
  '/dev/mail/all/digest/sepia',
])('%s gets a 404, because there is no such email', async (url) => {
  expect((await app.inject(url)).statusCode).toBe(404)
})

describe('no one else reads the outbox', () => {
  const paths = ['/dev/mail', '/dev/mail.json', '/dev/mail/all', '/dev/mail/all/digest/dark']

  test.for([
    ['from another machine', { remoteAddress: '10.0.0.7' }],
    ['through a proxy', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
    ['under a host name from another site', { headers: { host: 'evil.example:3000' } }],
  ] as const)('%s', async ([, request]) => {
    for (const url of paths) {
      const answer = await app.inject({ url, ...request })
      expect([answer.statusCode, /ada@example\.com|<iframe|Lighthouse/.test(answer.body)]).toEqual([404, false])
    }
  })

  test('in live mode', async () => {
    const liveApp = await world.app({ config: { ...world.ctx.config, mode: 'live' } })
    for (const url of paths) expect((await liveApp.inject(url)).statusCode).toBe(404)
  })
})
