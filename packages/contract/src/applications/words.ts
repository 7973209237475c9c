import type { DeclineReason, Stage } from './kinds.ts'

/** Names of stages, for candidates and teams. */
export const stageNames: Readonly<Record<Stage, string>> = {
  received: 'Received',
  review: 'In review',
  interview: 'Interview',
  offer: 'Offer',
  hired: 'Hired',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
}

/** Why an application was declined, as the candidate reads it. */
export const declineWords: Readonly<Record<DeclineReason, string>> = {
  experience: 'We’re looking for a different kind of experience',
  skills: 'We need other skills for this role',
  location: 'The location doesn’t work',
  pay: 'Our pay doesn’t match what you’re looking for',
  'other-candidate': 'We’ve chosen someone else',
  filled: 'The role is filled',
  other: 'Another reason',
}

/** Returns the default text of a decline. */
export function kindDecline(name: string, jobTitle: string): string {
  return `Dear ${name},\n\nThank you for applying for “${jobTitle}” and for the time you put into it. We won’t be taking your application further. We read it with care, and we wish you all the best for your search.`
}

/** Returns an answer in words; a yes-or-no answer becomes Yes or No. */
export function answerWords(kind: string, value: string): string {
  if (value === '') return 'Not answered'
  if (kind !== 'yes-no') return value
  return value === 'yes' ? 'Yes' : 'No'
}

const sensitive =
  /\b(salary|pay|earn\w*|wage\w*|compensation|rate|visa|work permit|right to work|criminal|convict\w*|notice period|reference\w*|gehalt\w*)\b/i

/** Whether answers to this question are never offered again, so that candidates answer it each time. */
export function isSensitiveQuestion(text: string): boolean {
  return sensitive.test(text)
}
