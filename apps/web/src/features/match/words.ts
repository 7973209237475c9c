import type { MatchPartName, RefusalReason } from '@rise/contract/match/kinds'
import { type Message, msg } from '@rise/texts'

/** The unknown fact of each part, of the job or of the viewer, as listed below "We don’t know these". */
export const unknownWords: Readonly<Record<MatchPartName, { readonly job: Message; readonly you: Message }>> = {
  skills: { job: msg('which skills this job asks for'), you: msg('your skills') },
  title: { job: msg('what this title stands for'), you: msg('what you do or look for') },
  place: { job: msg('where this job is'), you: msg('where you live') },
  seniority: { job: msg('this job’s seniority'), you: msg('your seniority') },
  language: { job: msg('which language it needs'), you: msg('which languages you speak') },
  workType: { job: msg('this job’s work type'), you: msg('the work type you want') },
  pay: { job: msg('what it pays in your currency'), you: msg('the pay you want') },
  employmentType: { job: msg('this job’s kind of employment'), you: msg('the employment you want') },
}

export const reasonWords: Readonly<Record<RefusalReason, Message>> = {
  'too-junior': msg('Too junior'),
  'too-senior': msg('Too senior'),
  'wrong-place': msg('Wrong place'),
  pay: msg('Pay'),
  'wrong-field': msg('Wrong field'),
  other: msg('Another reason'),
}

/** The same within a sentence. */
export const reasonsInText: Readonly<Record<RefusalReason, Message>> = {
  'too-junior': msg('too junior', 'why a job isn’t for someone; in brackets'),
  'too-senior': msg('too senior', 'why a job isn’t for someone; in brackets'),
  'wrong-place': msg('wrong place', 'why a job isn’t for someone; in brackets'),
  pay: msg('pay', 'why a job isn’t for someone; in brackets'),
  'wrong-field': msg('wrong field', 'why a job isn’t for someone; in brackets'),
  other: msg('another reason', 'why a job isn’t for someone; in brackets'),
}

/** The share of the relevant information, in percent, below which a match says that little is known. */
export const LITTLE_KNOWN = 50
