import type { WorkType } from '@rise/contract/jobs/kinds'

/**
 * Terms that no text contains, which stand among a job's words: where it is, and how it is worked. So that words that
 * may also be a place are found either way in one search of one index.
 */
function placeTerm(id: string): string {
  return `@${id.replaceAll('-', '')}`
}

export function workTypeTerm(workType: WorkType): string {
  return `@${workType.toLowerCase()}`
}

/** A `tsquery` for jobs in any of these places. */
export function inAnyPlace(ids: readonly string[]): string {
  return ids.map((id) => `'${placeTerm(id)}'`).join(' | ')
}
