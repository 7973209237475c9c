/** Stands for a person whose data is deleted. */
export const GONE = 'Deleted applicant'

/** The team's opinion in a few words. */
export function ratingWords(rating: number | null, notes: number): string {
  const stars = rating === null ? '' : `★ ${rating}`
  const written = notes === 0 ? '' : notes === 1 ? '1 note' : `${notes} notes`
  return [stars, written].filter(Boolean).join('\u00a0· ') || '–'
}
