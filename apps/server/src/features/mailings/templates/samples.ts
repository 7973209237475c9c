import type { EmailName, Emails } from '../../../platform/mail/emails.ts'

/** Props for each email, as an admin looks at it: about no one. */
export function samplesFor(publicUrl: string): { readonly [K in EmailName]: Emails[K] } {
  const url = `${publicUrl}/settings?token=sample`
  return {
    'account-data': { firstName: 'Ada', url },
    'account-deleted': { firstName: 'Ada', eraseOn: '2026-12-21T09:00:00.000Z', url },
    'account-suspended': { firstName: 'Ada', reason: 'You posted advertisements.', url },
    'address-changed': { firstName: 'Ada', url, newAddress: 'ada@example.com' },
    'admin-invitation': { inviter: 'grace@example.com', role: 'admin-support', url },
    'appeal-answered': { firstName: 'Ada', granted: false, words: 'It was spam.', url },
    'application-declined': {
      firstName: 'Ada',
      companyName: 'Harbour Works',
      jobTitle: 'Crane operator',
      message: 'Dear Ada,\n\nwe wish you all the best.',
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
    'company-invitation': { inviter: 'Grace', companyName: 'Salt and Rope', role: 'editor', url },
    'confirm-address': { firstName: 'Ada', url, newsletter: false },
    digest: {
      firstName: 'Ada',
      basis: 'story',
      daily: false,
      jobs: [
        {
          title: 'Lighthouse keeper',
          company: 'Salt and Rope',
          facts: ['Kiel'],
          match: 82,
          why: 'You know knots',
          url: `${publicUrl}/jobs/keeper`,
          notThisKindUrl: `${publicUrl}/jobs/digest?not=token`,
        },
      ],
      url,
    },
    'digest-note': { firstName: 'Ada', lookedAt: 1_200, best: 31, url },
    'google-linked': { firstName: 'Ada', url },
    'invited-joined': { firstName: 'Ada', name: 'Grace' },
    'log-in-link': { firstName: 'Ada', url },
    notification: { firstName: 'Ada', name: 'Grace Hopper', text: 'follows you', url },
    'notification-summary': {
      firstName: 'Ada',
      why: 'quiet',
      items: [{ title: 'Grace Hopper follows you', url: `${publicUrl}/professional/grace` }],
      more: 3,
      url,
    },
    'mentoring-request': {
      firstName: 'Ada',
      asker: 'Grace Hopper',
      topic: 'Changing careers',
      message: 'How did you begin?',
      url,
      settingsUrl: `${publicUrl}/professional/edit-mentoring-topics`,
    },
    'password-changed': { firstName: 'Ada', url },
    'plan-declined': { firstName: 'Ada', plan: 'Pro', message: 'Not yet. Ask again in spring.', url },
    'plan-payment-failed': { firstName: 'Ada', plan: 'Creator', stage: 'failed', until: '22 Jun 2026', url },
    'reset-password': { firstName: 'Ada', url },
    'reset-unknown': { url },
    'reward-answered': {
      firstName: 'Ada',
      reward: 'Coaching',
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
