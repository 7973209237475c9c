import type { EmailName, Emails } from '../../../platform/mail/emails.ts'
import type { MailExample } from '../../../platform/mail/mail-gallery.ts'
import { samplePeople } from './sample-people.ts'

const { ada, aisha, harbour } = samplePeople

/** Emails with a link to unsubscribe. */
const optional: readonly EmailName[] = [
  'broadcast',
  'digest',
  'digest-note',
  'event-changed',
  'notification',
  'notification-summary',
  'sequence',
]

/** Returns the sample data of all emails as a list of examples. */
export function mailExamples(publicUrl: string): MailExample[] {
  const samples = Object.entries(samplesFor(publicUrl)) as [EmailName, Emails[EmailName]][]
  return samples.map(([name, props]) => ({ key: name, name, props, isOptional: optional.includes(name) }))
}

/** Returns sample data for each email, about invented people. */
export function samplesFor(publicUrl: string): { readonly [K in EmailName]: Emails[K] } {
  const url = `${publicUrl}/settings?token=sample`
  const until = '2026-06-22T09:00:00.000Z'
  const price = { amount: 900, currency: 'EUR', term: 'month' }
  return {
    'account-data': { firstName: 'Ada', url },
    'delete-account': { firstName: 'Ada', url },
    'account-deleted': { firstName: 'Ada', eraseOn: '2026-12-21T09:00:00.000Z', url },
    'account-suspended': {
      firstName: 'Ada',
      reason: 'You posted the same advertisement in eleven conversations.',
      url,
    },
    'address-changed': { firstName: 'Ada', url, newAddress: 'ada@example.com' },
    'admin-invitation': { inviter: 'grace@example.com', role: 'admin-support', url },
    broadcast: {
      firstName: 'Ada',
      title: 'Meet us on Friday',
      text: 'We open the doors at six, with soup and three short talks about changing jobs at forty.\nBring a friend.',
      url,
    },
    'appeal-answered': {
      firstName: 'Ada',
      granted: false,
      words: 'The post was an advertisement, and you’d been asked to stop twice.',
      url,
    },
    'application-declined': {
      firstName: 'Ada',
      company: harbour,
      jobTitle: 'Crane operator',
      message:
        'Thank you for the time you took for us, and for the story about the storm in March. We chose someone who already has the licence for the large crane.\n\nWe’d be glad to hear from you when you have yours.\n\nMarta and the team',
      url,
    },
    'change-address': { firstName: 'Ada', url, newAddress: 'ada@example.com' },
    'company-claim': { companyName: 'Salt and Rope', url },
    'company-claim-granted': { firstName: 'Ada', companyName: 'Salt and Rope', url },
    'company-claim-refused': {
      firstName: 'Ada',
      companyName: 'Salt and Rope',
      reason: 'We couldn’t reach anyone there.',
      url,
    },
    'company-domain': { companyName: 'Salt and Rope', domain: 'salt-rope.example', url },
    'company-invitation': { inviter: aisha, company: harbour, role: 'editor', url },
    'confirm-address': { firstName: 'Ada', url, newsletter: false },
    digest: {
      firstName: 'Ada',
      basis: 'story',
      daily: false,
      jobs: [
        {
          title: 'Lighthouse keeper',
          company: 'Salt and Rope',
          logo: null,
          facts: ['Kiel, Germany · Onsite', '€2,900 – €3,400 a month'],
          match: 82,
          why: 'You know knots, radio and first aid.',
          url: `${publicUrl}/jobs/keeper`,
          notThisKindUrl: `${publicUrl}/jobs/digest?not=token`,
        },
        {
          title: 'Crane operator, nights',
          company: 'Harbour Works',
          logo: null,
          facts: ['Hamburg, Germany · Onsite'],
          match: 64,
          why: 'You have the licence that it asks for',
          url: `${publicUrl}/jobs/crane`,
          notThisKindUrl: `${publicUrl}/jobs/digest?not=token`,
        },
      ],
      url,
    },
    'digest-note': { firstName: 'Ada', lookedAt: 1_200, best: 31, url },
    'event-changed': {
      host: aisha,
      title: 'Bridges by night',
      cancelled: false,
      date: { weekday: 'Thu', day: '10', month: 'Jun' },
      when: 'Thu 10 Jun 2027, 18:00, Europe/Zurich',
      where: 'Harbour 9, Zurich',
      url,
      ics: { name: 'bridges.ics', content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' },
    },
    'google-linked': { firstName: 'Ada', url },
    'invited-joined': { newcomer: aisha, url: `${publicUrl}/professional/aisha-rahman` },
    'log-in-link': { firstName: 'Ada', url },
    notification: {
      ...{ actor: ada, text: 'replied to you', discreetSubject: null, kind: 'Replies to you', isEach: false },
      things: [
        {
          quote: 'We moved the handover to seven, and no one has missed a pill since.',
          about: 'On “What would you change?”',
        },
      ],
      ...{ action: 'Read the reply', url },
    },
    'notification-summary': {
      why: 'quiet',
      isDiscreet: false,
      items: [
        { title: 'Ada Brook follows you', url: `${publicUrl}/professional/ada`, face: ada, words: '' },
        {
          title: 'Aisha Rahman replied to you',
          url: `${publicUrl}/real-talk/handover`,
          face: aisha,
          words: 'We moved the handover to seven, and no one has missed a pill since.',
        },
        { title: '“Rigger” closes on 5 Dec 2026', url: `${publicUrl}/company/jobs`, face: null, words: '' },
      ],
      more: 3,
      url,
    },
    'mentoring-request': {
      asker: aisha,
      topic: 'Changing careers',
      message:
        'I’ve been a nurse for eleven years and I’d like to move into software for hospitals. How did you begin, and what would you skip?',
      url,
      settingsUrl: `${publicUrl}/professional/edit-mentoring-topics`,
    },
    'password-changed': { firstName: 'Ada', url },
    'plan-declined': { firstName: 'Ada', plan: 'Pro', message: 'Not yet. Ask again in spring.', url },
    'plan-trial-ending': { firstName: 'Ada', plan: 'Creator', until, price, url },
    'plan-payment-failed': { firstName: 'Ada', plan: 'Creator', stage: 'failed', until, url },
    'reset-password': { firstName: 'Ada', url },
    'reset-unknown': { url },
    'reward-answered': {
      firstName: 'Ada',
      reward: 'points75',
      state: 'fulfilled',
      words: 'See you there.',
      link: null,
      url,
    },
    sequence: {
      subject: 'News from {{productName}}',
      body: '<h2>What’s new</h2><p>Hello {{firstName}}, <strong>three</strong> things, with <a href="https://example.com">a link</a>:</p><ul><li>one</li><li>two</li></ul>',
      values: { firstName: 'Ada', productName: 'Rise', email: 'ada@example.com' },
    },
    'second-factor': { firstName: 'Ada', change: 'added', url },
  }
}
