import { type Message, msg, t } from '@rise/texts'
import type { DeclineReason, Stage } from './kinds.ts'

/** Names of stages, for candidates and teams. */
export const stageNames: Readonly<Record<Stage, Message>> = {
  received: msg('Received', 'the state of an application'),
  review: msg('In review'),
  interview: msg('Interview'),
  offer: msg('Offer', 'the state of an application'),
  hired: msg('Hired', 'the state of an application'),
  declined: msg('Declined', 'the state of an application'),
  withdrawn: msg('Withdrawn', 'the state of an application'),
}

/** Why an application was declined, as the candidate reads it. */
export const declineWords: Readonly<Record<DeclineReason, Message>> = {
  experience: msg('We’re looking for a different kind of experience'),
  skills: msg('We need other skills for this role'),
  location: msg('The location doesn’t work'),
  pay: msg('Our pay doesn’t match what you’re looking for'),
  'other-candidate': msg('We’ve chosen someone else'),
  filled: msg('The role is filled'),
  other: msg('Another reason'),
}

/** Returns the default text of a decline. */
export function kindDecline(name: string, jobTitle: string): string {
  return t(
    'Dear {name},\n\nThank you for applying for “{title}” and for the time you put into it. We won’t be taking your application further. We read it with care, and we wish you all the best for your search.',
    { name, title: jobTitle },
  )
}

/** Returns an answer in words; a yes-or-no answer becomes Yes or No. */
export function answerWords(kind: string, value: string): string {
  if (value === '') return t('Not answered')
  if (kind !== 'yes-no') return value
  return value === 'yes' ? t('Yes') : t('No')
}

const sensitive =
  /\b(salary|pay|earn\w*|wage\w*|compensation|rate|visa|work permit|right to work|criminal|convict\w*|notice period|reference\w*|gehalt\w*)\b/i

/** Whether answers to this question are never offered again, so that candidates answer it each time. */
export function isSensitiveQuestion(text: string): boolean {
  return sensitive.test(text)
}
