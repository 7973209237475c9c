import { fileURLToPath } from 'node:url'
import { notificationKinds } from '@rise/contract/notifications/kinds'
import { describe, expect, test } from 'vitest'
import { builtEmails } from '../platform/mail/built-emails.ts'
import type { LoadEmailPictures } from '../platform/mail/email-template.ts'
import type { Emails } from '../platform/mail/emails.ts'
import { renderEmail } from './emails.ts'
import './features.ts'
import { mailExamples } from './mailings/index.ts'
import { samplesFor } from './mailings/templates/samples.ts'
import { noticeExamples } from './notifications/examples/examples.ts'
import { noticeMailExamples } from './notifications/index.ts'
import { allNotices } from './notifications/notices.ts'

const publicUrl = 'https://rise.example'
const frame = { productName: 'Rise', publicUrl, language: 'en', pagePrefix: '', brandColor: null, logo: null }
const url = `${publicUrl}/settings?token=sample`
const longName = `${'Ünïcödé '.repeat(12)}end`
const examples = samplesFor(publicUrl)
const everyExample = [...noticeMailExamples(publicUrl), ...mailExamples(publicUrl)]

/** Words that subject and preheader of private emails must not contain, because lock screens show both. */
const privateWords = /appli|report|suspen|interview|crane/i
const isPrivate = (key: string) => /application|interview|report|moderation|suspended|appeal|auto-apply/.test(key)

const loadPictures: LoadEmailPictures = async (paths) =>
  new Map(
    paths.map((path) => [
      path,
      { cid: `${path.replace(':', '-')}@mail`, type: 'image/jpeg' as const, content: Buffer.alloc(4_000) },
    ]),
  )

/** Returns the hidden words at the start of an email. */
const preheaderOf = (html: string) =>
  /data-skip-in-text="true">([^<\u200c]*)/
    .exec(html)?.[1]
    ?.replace(/\u034f.*/s, '')
    .trim() ?? ''

test('each notice that is emailed has an example', () => {
  const mailedNotices = allNotices().filter(
    ([name, { crowd }]) => notificationKinds[name].mail !== null && !crowd?.letters,
  )
  expect(Object.keys(noticeExamples).toSorted()).toEqual(mailedNotices.map(([name]) => name).toSorted())
})

describe.for(everyExample.map((example) => [example.key, example] as const))('%s', ([key, { name, props }]) => {
  test('has the same content in HTML and as text, and states why it was sent', async () => {
    const { subject, html, text } = await renderEmail(name, props, frame)

    // The subject of a notification states only the event.
    if (name !== 'notification') expect(subject).toContain('Rise')
    expect(subject.length).toBeLessThanOrEqual(60)
    expect(text).toContain('You’re getting this email because')
    expect(text.trim().endsWith(`Rise ${publicUrl}`)).toBe(true)
    const { firstName, url: button, things } = props as Partial<Emails['notification']> & { firstName?: string }
    if (firstName) expect(text).toContain('Hello Ada,')
    if (button) {
      expect(text.split(button).length, text).toBeGreaterThan(1)
      expect(html).toContain(`href="${button.replaceAll('&', '&amp;')}"`)
    }
    const line = text.replaceAll(/\s+/g, ' ')
    for (const { title, lines = [], pay, quote, about } of things ?? []) {
      for (const words of [title, ...lines, pay, quote, about]) if (words) expect(line).toContain(words)
    }
    expect(`${subject}${text}`).not.toMatch(/undefined|null|\[object|&(?:lt|amp|#)/)
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>')
    expect(html).not.toMatch(/<(script|img|link)\b/)
  })

  test('shows only pictures that are attached to it, and stays under 60 kB', async () => {
    const { html, pictures } = await renderEmail(name, props, frame, loadPictures)

    const shownSources = [...html.matchAll(/<img[^>]* src="([^"]*)"/g)].map(([, src]) => src)
    expect(shownSources.filter((src) => !src?.startsWith('cid:'))).toEqual([])
    expect(new Set(shownSources)).toEqual(new Set(pictures.map(({ cid }) => `cid:${cid}`)))
    expect(html.length + pictures.reduce((sum, { content }) => sum + content.length, 0)).toBeLessThan(60_000)
  })

  test('has a preheader that its subject doesn’t contain, and no private words or pay in either', async () => {
    const { subject, html } = await renderEmail(name, props, frame)
    const preheader = preheaderOf(html)

    expect(preheader).not.toBe('')
    expect(subject).not.toContain(preheader)
    if (isPrivate(key)) expect(`${subject} ${preheader}`).not.toMatch(privateWords)
    expect(`${subject} ${preheader}`).not.toMatch(/[€$£]\d/)
  })
})

test('the confirmation email announces the weekly email only to members who subscribed to it', async () => {
  const wantedEmail = await renderEmail('confirm-address', { ...examples['confirm-address'], newsletter: true }, frame)
  const plainEmail = await renderEmail('confirm-address', examples['confirm-address'], frame)

  expect(wantedEmail.text).toContain('Your weekly email with new jobs starts once you’ve confirmed.')
  expect(plainEmail.text).not.toContain('weekly')
})

test('emails write dates out, and show an admin’s reason as text with its line breaks', async () => {
  expect((await renderEmail('account-deleted', examples['account-deleted'], frame)).text).toContain(
    'On 21 December 2026',
  )
  const reason = 'You posted\n<i>advertisements</i>.'
  const { html } = await renderEmail('account-suspended', { ...examples['account-suspended'], reason }, frame)
  expect(html).toContain('You posted\n&lt;i&gt;advertisements&lt;/i&gt;.')
})

test('the email about a declined plan has the admin’s words, if there are any', async () => {
  const message = 'Not yet.\nAsk again in <b>spring</b>.'
  const { html } = await renderEmail('plan-declined', { ...examples['plan-declined'], message }, frame)
  expect(html).toContain('Not yet.\nAsk again in &lt;b&gt;spring&lt;/b&gt;.')
  const bareEmail = await renderEmail('plan-declined', { ...examples['plan-declined'], message: null }, frame)
  expect(bareEmail.text).toContain('We can’t grant it right now')
  expect(bareEmail.text).not.toMatch(/null|spring/)
})

test.for([
  ['<b>Ada</b> & "Eve"', 'Hello,'],
  ['<b>Ada & "Eve"', 'Hello <b>Ada & "Eve",'],
  ['Win at evil.com', 'Hello,'],
  ['http://evil', 'Hello,'],
  ['J.R.', 'Hello J.R.,'],
  ['   ', 'Hello,'],
  ['A\r\nB\u202eC', 'Hello A B C,'],
  [longName, `Hello ${[...longName].slice(0, 59).join('').trimEnd()}…,`],
])('a member with the first name %j is greeted with %j', async ([firstName = '', greeting = '']) => {
  const { text } = await renderEmail('password-changed', { firstName, url }, frame)
  expect(text).toContain(`${greeting}\n`)
})

test('rendering an email without a template throws an error with the email’s name', async () => {
  await expect(renderEmail('unheard-of', {}, frame)).rejects.toThrow('no template for the email "unheard-of"')
})

test('the built file renders emails in a runtime without JSX', async () => {
  const built = await builtEmails(fileURLToPath(new URL('../../dist/emails.js', import.meta.url)))()
  const { html, text } = await built('reset-password', examples['reset-password'], frame)

  expect(text).toContain(url)
  expect(html).toContain('<meta name="color-scheme" content="light dark"/>')
})

const notice: Emails['notification'] = examples.notification

test('a notice’s email promises at most one a day, except for kinds that are emailed each time', async () => {
  expect((await renderEmail('notification', notice, frame)).text).toContain('We send at most one of these a day.')
  const urgent = await renderEmail('notification', { ...notice, isEach: true }, frame)
  expect(urgent.text).toContain('We email you each time.')
  expect(urgent.text).not.toContain('a day')
})

test('without a picture, the HTML shows the member’s initials, and the text omits them', async () => {
  const { html, text } = await renderEmail('notification', notice, frame)
  expect(html).toMatch(/class="m-mark"[^>]*>AB</)
  expect(text).not.toContain('AB')
})

test('markup in a notice’s email is escaped, and a name that contains a web address is replaced with “Someone”', async () => {
  const actor = { name: 'Win at evil.com', line: '<b>boss</b>', picture: null, isRound: true }
  const things = [{ quote: '<script>boom()</script>' }]
  const { subject, html } = await renderEmail('notification', { ...notice, actor, things }, frame)
  expect(subject).toBe('Someone replied to you')
  expect(html).not.toMatch(/evil\.com|<script>|<b>boss/)
})

test('a preheader is a single line, and is truncated', async () => {
  const words = `First\nline ${'and more '.repeat(40)}`
  const { html } = await renderEmail('reward-answered', { ...examples['reward-answered'], words }, frame)
  expect(preheaderOf(html)).toMatch(/^First line and more .{100,119}…$/)
})

test('the email about a reward names its gift, or the title that an earlier version stored', async () => {
  const subjectOf = async (reward: string) =>
    (await renderEmail('reward-answered', { ...examples['reward-answered'], reward }, frame)).subject
  expect(await subjectOf('points75')).toBe('Your reward on Rise: Resume boost 1-on-1 coaching')
  expect(await subjectOf('Coaching')).toBe('Your reward on Rise: Coaching')
})

test('a name in the preheader of a sequence is escaped', async () => {
  const values = { ...examples.sequence.values, firstName: 'A <b> B' }
  const { html } = await renderEmail('sequence', { ...examples.sequence, values }, frame)
  expect(preheaderOf(html)).toMatch(/^What’s new Hello A &lt;b&gt; B, three things/)
})
