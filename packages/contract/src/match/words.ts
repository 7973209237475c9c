import type { MatchPartName } from './kinds.ts'

/** Names of the parts of a match. */
export const partWords: Readonly<Record<MatchPartName, string>> = {
  skills: 'Skills',
  title: 'Title and field',
  place: 'Place',
  seniority: 'Seniority',
  language: 'Language',
  workType: 'Work type',
  pay: 'Pay',
  employmentType: 'Employment',
}
