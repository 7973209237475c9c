import type { EmailThing } from '../../../platform/mail/email-content.ts'
import { samplePeople } from '../../mailings/index.ts'

export const crane: EmailThing = {
  face: samplePeople.harbour,
  title: 'Crane operator, nights',
  lines: ['Harbour Works · Hamburg, Germany · Onsite'],
  pay: '€3,100 – €3,600 a month',
}

/** A job for emails that already show the company above the job. */
export const craneJob: EmailThing = { title: crane.title, lines: ['Hamburg, Germany · Onsite'], pay: crane.pay }

export const keeper: EmailThing = {
  face: samplePeople.salt,
  title: 'Lighthouse keeper',
  lines: ['Salt and Rope · Kiel, Germany · Onsite'],
}

export const bridges: EmailThing = {
  date: { weekday: 'Thu', day: '10', month: 'Dec' },
  title: 'Bridges by night',
  lines: ['Thu 10 Dec 2026, 18:30, Europe/Zurich', 'Harbour 9, Zurich'],
}
