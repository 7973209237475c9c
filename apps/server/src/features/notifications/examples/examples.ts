import type { NotificationName } from '@rise/contract/notifications/kinds'
import type { EmailActor, EmailThing } from '../../../platform/mail/email-content.ts'
import { samplePeople } from '../../mailings/index.ts'
import { bridges, crane, craneJob, keeper } from './things.ts'

/** The content of an example email, such as the member it is about and the data that the notice stores. */
export interface NoticeExample {
  readonly actor: EmailActor | null
  readonly data?: object
  readonly things?: readonly EmailThing[]
  /** The kind of the reader; a professional by default. */
  readonly role?: 'employer'
  readonly isEach?: boolean
}

const { ada, aisha, yuki, tomasz, harbour, salt } = samplePeople
const content = { slug: 'a', path: '/a', by: 'a', said: '', poll: false }
const question = 'What did you learn in your worst week at work?'
const reply = 'We moved the handover to seven, and no one has missed a pill since.'
const application = { id: 'a', jobId: 'a', title: 'Crane operator, nights' }
const event = { slug: 'bridges', title: 'Bridges by night', eventId: 'a' }

/** An example of each notice that is emailed, about invented people. */
export const noticeExamples: Readonly<Partial<Record<NotificationName, NoticeExample>>> = {
  'new-follower': { actor: ada, things: [{ lines: ['Followed by Tomasz and 2 others you follow'] }] },
  'profile-viewed': { actor: yuki, things: [{ lines: ['Followed by Aisha'] }] },
  'page-claimed': { actor: salt, data: { slug: 'salt', own: false } },
  'invitation-accepted': { actor: tomasz, data: { role: 'editor', slug: 'harbour' }, role: 'employer' },
  'page-consent': { actor: harbour, data: { kind: 'gettoknow' } },
  'case-published': {
    actor: tomasz,
    data: { slug: 'a', title: 'A chair for waiting rooms' },
    things: [{ title: 'A chair for waiting rooms' }],
  },
  'case:credit': {
    actor: tomasz,
    data: { slug: 'a', title: 'A chair for waiting rooms' },
  },
  'new-badge': {
    actor: null,
    data: { badges: ['first-light'], page: '/professional/ada' },
    things: [{ title: 'First Light', lines: ['Confirmed the mailbox and took a first look around.'] }],
  },
  'mission:done': {
    actor: null,
    data: { missionKey: 'a', mission: 'Answer three questions', points: 30, progress: 3, progressToComplete: 3 },
  },
  'icebreaker-answer': {
    actor: aisha,
    data: { text: question, slug: 'a' },
    things: [{ quote: 'That the loudest person in the room is rarely the one who knows.', about: `On “${question}”` }],
  },
  'new-icebreaker': { actor: yuki, data: { text: question, slug: 'a' }, things: [{ quote: question }] },
  'question:addReaction': {
    actor: ada,
    data: { ...content, kind: 'answer', reaction: 'love', title: question },
    things: [{ quote: question }],
  },
  'suggestion-published': { actor: null, data: { text: question, slug: 'a' }, things: [{ quote: question }] },
  'headline-answer': {
    actor: yuki,
    data: { ...content, kind: 'headline', title: 'Why our timetable lies' },
    things: [
      { quote: 'It lies because no one who wrote it has ever driven the 42.', about: 'On “Why our timetable lies”' },
    ],
  },
  'headline:addReaction': {
    actor: ada,
    data: { ...content, kind: 'headline', reaction: 'up', title: 'Why our timetable lies' },
    things: [{ quote: 'Why our timetable lies' }],
  },
  'comment:new': {
    actor: aisha,
    data: { ...content, kind: 'post', title: 'First week on the new ward' },
    things: [
      { quote: 'Bring biscuits. It’s the only onboarding that works.', about: 'On “First week on the new ward”' },
    ],
  },
  'comment:reply': {
    actor: aisha,
    data: { ...content, kind: 'post', title: question },
    things: [{ quote: reply, about: `On “${question}”` }],
  },
  'comment:reaction': {
    actor: ada,
    data: { ...content, kind: 'comment', reaction: 'love', title: reply },
    things: [{ quote: reply }],
  },
  mention: {
    actor: tomasz,
    data: { ...content, kind: 'post', title: 'Thanks to the night shift' },
    things: [{ quote: 'Ask @Aisha, she has seen every handover there is.', about: 'On “Thanks to the night shift”' }],
  },
  'new-post': {
    actor: tomasz,
    data: { kind: 'post', title: 'First week on the new ward', path: '/a' },
    things: [{ quote: 'First week on the new ward, and already three new words for “later”.' }],
  },
  'hello:addReaction': {
    actor: ada,
    data: { ...content, kind: 'hello', reaction: 'love', title: 'Hello from Porto' },
    things: [{ quote: 'Hello from Porto' }],
  },
  'post:addReaction': {
    actor: yuki,
    data: { ...content, kind: 'post', reaction: 'up', title: 'First week on the new ward' },
    things: [{ quote: 'First week on the new ward' }],
  },
  'win:answer': {
    actor: yuki,
    data: { ...content, kind: 'win', title: 'Passed the crane exam' },
    things: [{ quote: 'In that wind? Hats off.', about: 'On “Passed the crane exam”' }],
  },
  'win:addReaction': {
    actor: ada,
    data: { ...content, kind: 'win', reaction: 'love', title: 'Passed the crane exam' },
    things: [{ quote: 'Passed the crane exam' }],
  },
  'missed-message': {
    actor: yuki,
    data: { path: '/convos', isRequest: false },
    things: [{ quote: 'Could you talk on Thursday after six? I’m on the early bus that week.' }],
  },
  'poll-closed': {
    actor: harbour,
    data: { pollId: 'a', question: 'How long is your lunch break?', own: false },
    things: [{ title: 'How long is your lunch break?' }],
  },
  'event:participate': {
    actor: ada,
    data: event,
    things: [{ ...bridges, lines: [...(bridges.lines ?? []), '9 of 12 places taken'] }],
  },
  'event:reminder': { actor: aisha, data: { ...event, kind: 'day' }, things: [bridges] },
  'event:note': {
    actor: aisha,
    data: { ...event, kind: 'note' },
    things: [{ quote: 'The slides, the soup recipe and the names of all nine bridges.', about: 'Bridges by night' }],
  },
  'event:place': { actor: null, data: event, things: [bridges] },
  'event:host': { actor: aisha, data: event, things: [bridges] },
  'layoff:ending': { actor: null, data: { slug: 'a', company: 'Godwit', endsAt: '2026-12-12T00:00:00.000Z' } },
  'layoff:decided': { actor: null, data: { slug: 'a', company: 'Godwit', published: true } },
  'job:ending': {
    actor: null,
    role: 'employer',
    data: { id: 'a', title: 'Crane operator, nights', endsAt: '2026-12-12T00:00:00.000Z' },
    things: [crane],
  },
  'application:received': {
    actor: ada,
    role: 'employer',
    data: application,
    things: [{ ...craneJob, about: '5 applicants, 2 to review' }],
  },
  'application:opened': { actor: harbour, data: application, things: [craneJob] },
  'application:moved': { actor: harbour, data: { ...application, to: 'interview' }, things: [craneJob] },
  'application:answered': {
    actor: harbour,
    data: application,
    isEach: true,
    things: [{ quote: 'Could you send us the number of your licence before Tuesday?' }, craneJob],
  },
  'application:unanswered': { actor: harbour, data: application, things: [craneJob] },
  'application:closed': { actor: harbour, data: application, things: [craneJob] },
  'interview:proposed': {
    actor: harbour,
    data: application,
    isEach: true,
    things: [
      {
        title: 'Times to choose from',
        lines: [
          'Tue 8 Dec, 09:30, Europe/Berlin',
          'Wed 9 Dec, 16:00, Europe/Berlin',
          '45 minutes · Pier 3, second floor',
        ],
      },
      craneJob,
    ],
  },
  'interview:picked': {
    actor: ada,
    role: 'employer',
    data: application,
    isEach: true,
    things: [
      {
        date: { weekday: 'Wed', day: '9', month: 'Dec' },
        title: 'Wed 9 Dec, 16:00, Europe/Berlin',
        lines: ['45 minutes · Pier 3, second floor'],
      },
      craneJob,
    ],
  },
  'saved-search': {
    actor: null,
    data: { searches: [{ name: 'By the sea', jobs: 2, to: '/jobs?q=sea' }] },
    things: [keeper, crane],
  },
  'auto-apply:queued': { actor: null, data: { items: 2, leaves: false }, things: [keeper, crane] },
  'report-decided': { actor: null, data: { kind: 'comment', upheld: true, words: '' } },
  'moderation-notice': {
    actor: null,
    data: { kind: 'comment', decision: 'hide', words: 'It names a colleague who didn’t agree to it.', answer: null },
    things: [{ quote: 'It names a colleague who didn’t agree to it.' }],
  },
}
