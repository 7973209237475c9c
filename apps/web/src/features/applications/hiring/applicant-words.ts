import { joinFacts } from '../../../ui/base/join-facts.ts'
/** Replaces the name of a person whose data was deleted. */
export const DELETED_APPLICANT = 'Deleted applicant'

/** Returns the team's opinion in a few words. */
export function ratingWords(rating: number | null, notes: number): string {
  const stars = rating === null ? '' : `★ ${rating}`
  const notesInWords = notes === 0 ? '' : notes === 1 ? '1 note' : `${notes} notes`
  return joinFacts([stars, notesInWords]) || '–'
}
