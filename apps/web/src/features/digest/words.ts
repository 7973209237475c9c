import type { DigestBasis } from '@rise/contract/digest/kinds'
import type { MatchPartName } from '@rise/contract/match/kinds'
import { type Message, msg } from '@rise/texts'

/** A sentence about each basis on which jobs are chosen. */
export const basisWords: Readonly<Record<Exclude<DigestBasis, 'note'>, Message>> = {
  story: msg('Chosen by how well they match your story.'),
  searches: msg('Your story is empty, so these are new jobs in your searches.'),
  seen: msg('Your story is empty, so these are new jobs in the fields of jobs you opened or saved.'),
  newest: msg('Your story is empty, so these are simply the newest jobs.'),
}

/** For each part of a match, the link to the page where members add the fact if it is missing. */
export const missingFactLinks: Readonly<Record<MatchPartName, { readonly label: Message; readonly to: string }>> = {
  skills: { label: msg('Add your skills'), to: '/professional/edit-experience' },
  title: { label: msg('Add what you do or look for'), to: '/professional/edit-experience' },
  place: { label: msg('Add your location'), to: '/professional/edit' },
  seniority: { label: msg('Add when you began your jobs'), to: '/professional/edit-experience' },
  language: { label: msg('Add the languages you speak'), to: '/professional/edit-education' },
  workType: { label: msg('Choose remote, hybrid or onsite'), to: '/professional/edit' },
  pay: { label: msg('Add the pay you want'), to: '/jobs/digest/review-my-info#wish' },
  employmentType: { label: msg('Choose your kinds of employment'), to: '/jobs/digest/review-my-info#wish' },
}
