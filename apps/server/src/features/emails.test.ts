import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { builtEmails } from '../platform/mail/built-emails.ts'
import type { EmailName, Emails } from '../platform/mail/emails.ts'
import { renderEmail } from './emails.ts'

const frame = { productName: 'Rise', publicUrl: 'https://rise.example', brandColor: null, logo: null }
const url = 'https://rise.example/confirm?token=abc&x=1'
const longName = `${'Ünïcödé '.repeat(12)}end`

const examples: { readonly [K in EmailName]: Emails[K] } = {
  'account-data': { firstName: 'Ada', url },
  'delete-account': { firstName: 'Ada', url },
  'account-deleted': { firstName: 'Ada', eraseOn: '2026-12-21T09:00:00.000Z', url },
  'account-suspended': { firstName: 'Ada', reason: 'You posted\n<i>advertisements</i>.', url },
  'address-changed': { firstName: 'Ada', url, newAddress: 'ada@new.example' },
  'admin-invitation': { inviter: 'grace@example.com', role: 'admin-support', url },
  broadcast: { firstName: 'Ada', title: 'A <b>meetup</b>', text: 'On Friday.\nCome & see.', url },
  'appeal-answered': { firstName: 'Ada', granted: false, words: 'It <b>was</b> spam.', url },
  'application-declined': {
    firstName: 'Ada',
    companyName: 'Harbour Works',
    jobTitle: 'Crane operator',
    message: 'Dear Ada,\n\nwe wish you all the best.',
    url,
  },
  'change-address': { firstName: 'Ada', url, newAddress: 'ada@new.example' },
  'company-claim': { companyName: 'Salt & Rope', url },
  'company-claim-granted': { firstName: 'Ada', companyName: 'Salt & Rope', url },
  'company-claim-refused': { firstName: 'Ada', companyName: 'Salt & Rope', reason: 'We know <b>nothing</b>.', url },
  'company-domain': { companyName: 'Salt & Rope', domain: 'salt-rope.example', url },
  'company-invitation': { inviter: 'Grace', companyName: 'Salt & Rope', role: 'editor', url },
  'confirm-address': { firstName: 'Ada', url, newsletter: false },
  digest: {
    firstName: 'Ada',
    basis: 'story',
    daily: false,
    jobs: [
      {
        title: 'Keeper <b>& more</b>',
        company: 'Salt & Rope',
        facts: ['Kiel'],
        match: 82,
        why: 'You know knots',
        url: 'https://rise.example/jobs/keeper',
        notThisKindUrl: 'https://rise.example/jobs/digest?not=token',
      },
    ],
    url,
  },
  'digest-note': { firstName: 'Ada', lookedAt: 1_200, best: 31, url },
  'event-changed': {
    firstName: 'Ada',
    hostName: 'Grace & Co',
    title: 'Bridges <b>by night</b>',
    cancelled: false,
    when: 'Thu 10 Jun 2027, 18:00, Europe/Zurich',
    where: 'Harbour 9, Zurich',
    url,
    ics: { name: 'bridges.ics', content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' },
  },
  'google-linked': { firstName: 'Ada', url },
  'invited-joined': { firstName: 'Ada', name: 'Grace' },
  'log-in-link': { firstName: 'Ada', url },
  notification: { firstName: 'Ada', name: longName, text: 'follows you', url },
  'notification-summary': {
    firstName: 'Ada',
    why: 'quiet',
    items: [{ title: 'Grace <b>Hopper</b> follows you', url: 'https://rise.example/professional/grace' }],
    more: 3,
    url,
  },
  'mentoring-request': {
    firstName: 'Ada',
    asker: 'Grace Hopper',
    topic: 'Changing careers',
    message: 'How did you\n<b>begin</b>?',
    url,
    settingsUrl: 'https://rise.example/professional/edit-mentoring-topics',
  },
  'password-changed': { firstName: 'Ada', url },
  'plan-trial-ending': { firstName: 'Ada', plan: 'Creator', until: '22 Jun 2026', price: '€9 a month', url },
  'plan-payment-failed': { firstName: 'Ada', plan: 'Creator', stage: 'failed', until: '22 Jun 2026', url },
  'plan-declined': { firstName: 'Ada', plan: 'Pro', message: 'Not yet.\nAsk again in <b>spring</b>.', url },
  'reset-password': { firstName: 'Ada', url },
  'reset-unknown': { url },
  'reward-answered': {
    ...{ firstName: 'Ada', reward: 'Featured blog spotlight', state: 'fulfilled', words: 'Here it is.' },
    ...{ link: 'https://blog.example/ada', url },
  },
  sequence: {
    subject: 'News from {{productName}}',
    body: '<p>Hello {{firstName}},</p>',
    values: { firstName: 'Ada', productName: 'Rise', email: 'ada@example.com' },
  },
  'second-factor': { firstName: 'Ada', change: 'added', url },
}

describe.for(Object.entries(examples))('%s', ([name, props]) => {
  test('says the same in HTML and as text, and why it comes', async () => {
    const { subject, html, text } = await renderEmail(name, props, frame)

    // A notification's subject is only what happened: the preheader names the product.
    if (name !== 'notification') expect(subject).toContain('Rise')
    expect(subject.length).toBeLessThanOrEqual(60)
    expect(text).toContain('You’re getting this email because')
    expect(text.trim().endsWith('Rise https://rise.example')).toBe(true)
    if ('firstName' in props) expect(text).toContain('Hello Ada,')
    if ('url' in props) {
      expect(text.split(url)).toHaveLength(2)
      expect(html.split(`href="${url.replaceAll('&', '&amp;')}"`)).toHaveLength(3)
    }
    expect(`${subject}${text}`).not.toMatch(/undefined|null|\[object|&(?:lt|amp|#)/)
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>')
    expect(html).not.toMatch(/<(script|img|link)\b/)
  })
})

test('the weekly mail is announced to those who asked for it, and to nobody else', async () => {
  const wanted = await renderEmail('confirm-address', { ...examples['confirm-address'], newsletter: true }, frame)
  const plain = await renderEmail('confirm-address', examples['confirm-address'], frame)

  expect(wanted.text).toContain('Your weekly email with new jobs starts once you’ve confirmed.')
  expect(plain.text).not.toContain('weekly')
})

test('a date is written out, and a reason keeps its lines as text', async () => {
  expect((await renderEmail('account-deleted', examples['account-deleted'], frame)).text).toContain(
    'On 21 December 2026',
  )
  const { html } = await renderEmail('account-suspended', examples['account-suspended'], frame)
  expect(html).toContain('You posted\n&lt;i&gt;advertisements&lt;/i&gt;.')
})

test('a declined plan comes with the admin’s words, or without any', async () => {
  const { html } = await renderEmail('plan-declined', examples['plan-declined'], frame)
  expect(html).toContain('Not yet.\nAsk again in &lt;b&gt;spring&lt;/b&gt;.')
  const bare = await renderEmail('plan-declined', { ...examples['plan-declined'], message: null }, frame)
  expect(bare.text).toContain('We can’t grant it right now')
  expect(bare.text).not.toMatch(/null|spring/)
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
])('somebody called %j is greeted with %j', async ([firstName = '', greeting = '']) => {
  const { text } = await renderEmail('password-changed', { firstName, url }, frame)
  expect(text).toContain(`${greeting}\n`)
})

test('an email that no template is for is an error that names it', async () => {
  await expect(renderEmail('unheard-of', {}, frame)).rejects.toThrow('no template for the email "unheard-of"')
})

test('the build renders mails where no JSX is known', async () => {
  const built = await builtEmails(fileURLToPath(new URL('../../dist/emails.js', import.meta.url)))()
  const { html, text } = await built('reset-password', examples['reset-password'], frame)

  expect(text).toContain(url)
  expect(html).toContain('<meta name="color-scheme" content="light dark"/>')
})
