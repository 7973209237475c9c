import type { Decision, ReportReason } from '@rise/contract/moderation/kinds'

/** The reported content: a comment on a headline, a professional's page, or other content of the demo world. */
type ReportedDemoContent =
  | { readonly kind: 'comment'; readonly below: string; readonly text: string }
  | { readonly kind: 'professional' }
  | { readonly kind: 'headline' | 'post' }

interface DemoAppeal {
  readonly text: string
  readonly hoursLater: number
  readonly answer?: {
    readonly by: string
    readonly words: string
    readonly hoursLater: number
    readonly granted: boolean
  }
}

/** A decided report of the demo world. */
export interface DecidedCase {
  /** Identifies the author, so that several cases can have the same one. Absent for a case about existing content. */
  readonly author?: 0 | 1 | 2 | 3
  readonly thing: ReportedDemoContent
  readonly reason: ReportReason
  readonly reporterWords: string
  /** The number of members who reported the content. */
  readonly times: number
  readonly daysAgo: number
  readonly decision: Decision
  /** The email address of the moderator's demo account. */
  readonly by: string
  readonly words: string
  /** Hours from the first report to the decision. */
  readonly hoursLater: number
  /** The length of a temporary suspension. */
  readonly days?: number
  readonly note?: string
  readonly appeal?: DemoAppeal
}

const [noa, sven, alma] = ['content@demo.example', 'support@demo.example', 'admin@demo.example'] as const

export const decidedCases: readonly DecidedCase[] = [
  {
    ...{ author: 2, thing: { kind: 'professional' }, reason: 'scam', times: 3, daysAgo: 24, by: sven },
    reporterWords: 'Offered me an interview at my own company. HR doesn’t know them.',
    ...{ decision: 'suspend', hoursLater: 6 },
    words:
      'You wrote to members as a recruiter of a company that doesn’t know you, and asked for copies of their passports.',
    note: 'Called the company’s switchboard: no such recruiter, and they’d like to hear of anyone who sent a passport.',
    appeal: {
      text: 'this is a misunderstanding, I work for an agency that works for them. please unlock, I lose candidates every day',
      hoursLater: 20,
      answer: {
        by: alma,
        words:
          'We asked which agency, and for anyone there who could confirm it, and didn’t hear back. Your account stays suspended.',
        ...{ hoursLater: 71, granted: false },
      },
    },
  },
  {
    ...{ author: 1, reason: 'harassment', times: 1, daysAgo: 17, by: noa },
    thing: {
      kind: 'comment',
      below: 'Show the boring screen first',
      text: 'Says the woman who showed me nothing but boring screens for four years. Sit down, Mireille.',
    },
    reporterWords: 'That’s not a tone I want to read here.',
    ...{ decision: 'warn', hoursLater: 15 },
    words: 'Please write about the article and not about its author.',
    appeal: {
      text: 'Mireille and I shared a desk from 2017 to 2021. “Sit down” is how we ended every meeting. Ask her, she laughed!',
      hoursLater: 3,
      answer: {
        by: sven,
        words: 'We asked her, and she did. Sorry, we’ve taken the warning back.',
        ...{ hoursLater: 22, granted: true },
      },
    },
  },
  {
    ...{ thing: { kind: 'headline' }, reason: 'other', times: 1, daysAgo: 11, by: noa },
    reporterWords: 'This is just wrong. Somebody should check these things before they go up.',
    ...{ decision: 'dismiss', hoursLater: 4, words: '' },
    note: 'An opinion, and marked as one. Disagreeing is what the comments are for.',
  },
  {
    ...{ author: 3, reason: 'spam', times: 2, daysAgo: 9, by: noa },
    thing: {
      kind: 'comment',
      below: 'What a chair taught me about estimates',
      text: 'Lovely text!! If anyone needs a planning tool, here’s my code for 20% off: PLAN20. I get a month free for each of you 🙏',
    },
    reporterWords: 'Third time I see that code.',
    ...{ decision: 'warn', hoursLater: 7 },
    words: 'Your comment stays, but please don’t post discount codes. The next one will be hidden.',
  },
  {
    ...{ author: 0, reason: 'scam', times: 2, daysAgo: 8, by: noa },
    thing: {
      kind: 'comment',
      below: 'I read four hundred applications. Here is what I did not need',
      text: 'Tired of applications? Data entry from home, 38 € an hour, no interview, start on Monday. Only 60 € deposit for the laptop, you get it back. Write me: fastdesk_hr',
    },
    reporterWords: 'You never pay for a job.',
    ...{ decision: 'hide', hoursLater: 2 },
    words: 'Jobs that cost money before they start aren’t allowed here. Please don’t post this again.',
  },
  {
    ...{ thing: { kind: 'post' }, reason: 'spam', times: 2, daysAgo: 6, by: sven },
    reporterWords: 'Posts every day. Is that a person?',
    ...{ decision: 'dismiss', hoursLater: 19, words: '' },
  },
  {
    ...{ author: 0, reason: 'scam', times: 4, daysAgo: 5, by: noa },
    thing: {
      kind: 'comment',
      below: 'Five sentences to look for before you sign a contract of employment',
      text: 'No contract needed with us. 38 € an hour, typing from home, five places left. Deposit 60 €, back with the first pay. fastdesk_hr',
    },
    reporterWords: 'Same person, other article. My brother paid. There’s no laptop.',
    ...{ decision: 'suspend', hoursLater: 1, days: 30 },
    words: 'You asked people again to pay for a job, three days after we had told you that it isn’t allowed.',
    note: 'Told the brother how to report it to his bank. Reporter agreed that we keep the copy.',
    appeal: {
      text:
        'I didn’t know. A man on Telegram gave me these texts and 2 € for each comment, I thought it’s advertising like any other. ' +
        'I’ve blocked him. I’m looking for work myself, so you can imagine. Please let me back in, I won’t post anything.',
      hoursLater: 31,
    },
  },
]
