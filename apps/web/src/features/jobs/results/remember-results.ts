import { tabStore } from '../../../app/session/safe-storage.ts'

export const RESULTS_KEY = 'lastJobs'
const MOST_REMEMBERED = 60

/** A page of a list of jobs, as the reader last saw it. */
export interface Results {
  readonly href: string
  readonly slugs: readonly string[]
}

/** Stores the list in this tab, for the pages of its jobs. */
export function rememberResults(results: Results): void {
  tabStore.set(RESULTS_KEY, JSON.stringify({ ...results, slugs: results.slugs.slice(0, MOST_REMEMBERED) }))
}
