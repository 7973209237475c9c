import { msg, t } from '@rise/texts'
import { joinFacts } from '../../../ui/base/join-facts.ts'
/** Replaces the name of a person whose data was deleted. */
export const DELETED_APPLICANT = msg('Deleted applicant')

/** Returns the team's rating and number of notes, such as `★ 4 · 2 notes`; a dash if there are none. */
export function ratingWords(rating: number | null, notes: number): string {
  const stars = rating === null ? '' : `★ ${rating}`
  const notesInWords = notes === 0 ? '' : t('{notes, plural, one {# note} other {# notes}}', { notes })
  return joinFacts([stars, notesInWords]) || '–'
}
