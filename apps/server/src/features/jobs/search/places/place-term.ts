import type { WorkType } from '@rise/contract/jobs/kinds'

/**
 * Terms for a job's places and work type, indexed among its words; no text contains them. Thus words that may also be a
 * place are found either way in one search of one index.
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
