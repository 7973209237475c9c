import { type PaletteKind, paletteKinds } from '@rise/contract/palette/kinds'
import type { PaletteHit } from '@rise/contract/palette/shapes'
import { localStore } from '../session/safe-storage.ts'
import { sessionNames } from '../session/storage-names.ts'

const MAX_RESULTS = 5

/** A result that was opened in this browser. */
export interface RecentResult extends PaletteHit {
  readonly kind: PaletteKind
}

/** Recently opened results, latest first. Deleted with the session. */
export function recentResults(): readonly RecentResult[] {
  try {
    const storedResults: unknown = JSON.parse(localStore.get(sessionNames.recentFinds) ?? '[]')
    return Array.isArray(storedResults) ? storedResults.filter(isRecentResult).slice(0, MAX_RESULTS) : []
  } catch {
    return []
  }
}

export function saveRecentResult(result: RecentResult): void {
  const otherResults = recentResults().filter(({ to }) => to !== result.to)
  localStore.set(sessionNames.recentFinds, JSON.stringify([result, ...otherResults].slice(0, MAX_RESULTS)))
}

export function clearRecentResults(): void {
  localStore.set(sessionNames.recentFinds, undefined)
}

/** Whether a stored value is a result. The storage may contain anything, so addresses of other sites are rejected. */
function isRecentResult(value: unknown): value is RecentResult {
  if (typeof value !== 'object' || value === null) return false
  const { kind, title, to, detail, picture } = value as Record<string, unknown>
  const isText = (text: unknown) => text === null || typeof text === 'string'
  return (
    paletteKinds.some((known) => known === kind) &&
    typeof title === 'string' &&
    typeof to === 'string' &&
    /^\/(?!\/)/.test(to) &&
    isText(detail) &&
    isText(picture)
  )
}
