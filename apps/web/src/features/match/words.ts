import type { MatchPartName, RefusalReason } from '@rise/contract/match/kinds'

/** The unknown fact of each part, of the job or of the viewer, as listed below "We don’t know these". */
export const unknownWords: Readonly<Record<MatchPartName, { readonly job: string; readonly you: string }>> = {
  skills: { job: 'which skills this job asks for', you: 'your skills' },
  title: { job: 'what this title stands for', you: 'what you do or look for' },
  place: { job: 'where this job is', you: 'where you live' },
  seniority: { job: 'this job’s seniority', you: 'your seniority' },
  language: { job: 'which language it needs', you: 'which languages you speak' },
  workType: { job: 'this job’s work type', you: 'the work type you want' },
  pay: { job: 'what it pays in your currency', you: 'the pay you want' },
  employmentType: { job: 'this job’s kind of employment', you: 'the employment you want' },
}

export const reasonWords: Readonly<Record<RefusalReason, string>> = {
  'too-junior': 'Too junior',
  'too-senior': 'Too senior',
  'wrong-place': 'Wrong place',
  pay: 'Pay',
  'wrong-field': 'Wrong field',
  other: 'Another reason',
}

/** Says how much of the relevant information is known; `certainty` is its share in percent. */
export function certaintyWords(certainty: number): string {
  if (certainty >= 85) return 'Based on nearly everything that counts'
  return certainty >= 50 ? 'Based on most of what counts' : 'Based on little: add to your story to be surer'
}
