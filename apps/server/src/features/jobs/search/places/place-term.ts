import type { WorkType } from '@rise/contract/jobs/kinds'

/**
 * Terms for a job's places and work type. They are indexed with the job's words but occur in no text. So one search of
 * the index finds jobs for a word that may also be a place, by its text or by the place.
 */
function placeTerm(id: string): string {
  return `@${id.replaceAll('-', '')}`
}

export function workTypeTerm(workType: WorkType): string {
  return `@${workType.toLowerCase()}`
}

/** Returns a `tsquery` for jobs in any of these places. */
export function inAnyPlace(ids: readonly string[]): string {
  return ids.map((id) => `'${placeTerm(id)}'`).join(' | ')
}
