import type { NoticeSettings } from '../notice.ts'

/** The notices of this feature. */
export const applicationsNotices = {
  'application:received': {
    title: 'New applications',
    hint: 'Someone applies for a job that your team wrote, or withdraws.',
    live: 'application:receive',
    mail: true,
    of: 'employer',
  },
  'application:opened': {
    title: 'Opened applications',
    hint: 'An employer opens your application.',
    live: 'application:open',
    mail: false,
    of: 'professional',
  },
  'application:moved': {
    title: 'Progress of applications',
    hint: 'An employer moves your application to another stage.',
    live: 'application:move',
    mail: true,
    of: 'professional',
  },
  'application:answered': {
    title: 'Answers about applications',
    hint: 'An employer declines your application, or one side writes to the other.',
    live: 'application:answer',
    mail: true,
  },
  'interview:proposed': {
    title: 'Interview invitations',
    hint: 'An employer offers times for an interview, or cancels it.',
    live: 'interview:propose',
    mail: true,
    of: 'professional',
  },
  'interview:picked': {
    title: 'Chosen interview times',
    hint: 'A candidate chooses a time for an interview.',
    live: 'interview:pick',
    mail: true,
    of: 'employer',
  },
  'application:unanswered': {
    title: 'Applications without an answer',
    hint: 'An application has had no answer for 21 days.',
    live: 'application:wait',
    mail: true,
  },
  'application:closed': {
    title: 'Closed jobs',
    hint: 'A job that you applied for closes before there is a decision.',
    live: 'application:close',
    mail: true,
    of: 'professional',
  },
} as const satisfies NoticeSettings
