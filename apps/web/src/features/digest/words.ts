import type { DigestBasis } from '@rise/contract/digest/kinds'
import type { MatchPartName } from '@rise/contract/match/kinds'

/** A sentence about each basis on which jobs are chosen. */
export const basisWords: Readonly<Record<Exclude<DigestBasis, 'note'>, string>> = {
  story: 'Chosen by how well they match your story.',
  searches: 'Your story is empty, so these are new jobs in your searches.',
  seen: 'Your story is empty, so these are new jobs in the fields of jobs you opened or saved.',
  newest: 'Your story is empty, so these are simply the newest jobs.',
}

/** For each part of a match, the link to the page where members add the fact if it is missing. */
export const missingFactLinks: Readonly<Record<MatchPartName, { readonly label: string; readonly to: string }>> = {
  skills: { label: 'Add your skills', to: '/professional/edit-experience' },
  title: { label: 'Add what you do or look for', to: '/professional/edit-experience' },
  place: { label: 'Add your location', to: '/professional/edit' },
  seniority: { label: 'Add when you began your jobs', to: '/professional/edit-experience' },
  language: { label: 'Add the languages you speak', to: '/professional/edit-education' },
  workType: { label: 'Choose remote, hybrid or onsite', to: '/professional/edit' },
  pay: { label: 'Add the pay you want', to: '/jobs/digest/review-my-info#wish' },
  employmentType: { label: 'Choose your kinds of employment', to: '/jobs/digest/review-my-info#wish' },
}
