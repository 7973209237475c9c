import { tabStore } from '../../../app/session/safe-storage.ts'
import { RESULTS_KEY, type Results } from './remember-results.ts'

/** Returns the stored list as text, which changes whenever another list is stored. */
export function lastResults(): string | undefined {
  return tabStore.get(RESULTS_KEY)
}

/** The position of a job in the last list. */
export interface Place {
  readonly href: string
  readonly previous: string | undefined
  readonly next: string | undefined
}

/** Returns the position of a job in a stored list; undefined if the list doesn't contain it. */
export function placeIn(storedText: string | undefined, slug: string): Place | undefined {
  const results = parse(storedText)
  const index = results?.slugs.indexOf(slug) ?? -1
  if (!results || index < 0) return undefined
  return { href: results.href, previous: results.slugs[index - 1], next: results.slugs[index + 1] }
}

function parse(storedText: string | undefined): Results | undefined {
  if (storedText === undefined) return undefined
  try {
    const { href, slugs } = JSON.parse(storedText) as Partial<Results>
    const isList = typeof href === 'string' && href.startsWith('/jobs') && Array.isArray(slugs)
    return isList ? { href, slugs: slugs.filter((slug) => typeof slug === 'string') } : undefined
  } catch {
    return undefined
  }
}
