import type { Understood } from '@rise/contract/jobs/search/shapes'
import { formatPlaceNames } from '../base/format.ts'

/** Returns the corrected words of a search; undefined if nothing was corrected, or with operators. */
export function correctedWords(understood: Understood): string | undefined {
  const terms = understood.allOf.flatMap(({ anyOf }) => anyOf)
  if (hasOperators(understood) || terms.every(({ typed }) => typed === null)) return undefined
  return terms.map(({ text }) => text).join(' ')
}

/** Whether a search has alternatives, phrases or excluded words. */
export function hasOperators({ allOf, noneOf }: Understood): boolean {
  return (
    noneOf.length > 0 ||
    allOf.some(({ anyOf }) => anyOf.length > 1) ||
    allOf.some(({ anyOf }) => anyOf.some(({ phrase }) => phrase))
  )
}

/** Returns the words and the place of a search for its heading; undefined without a place, or with operators. */
export function readNames(understood: Understood): { keyword: string; place: string } | undefined {
  const { allOf, readings } = understood
  const places = readings.flatMap(({ kind, names }) => (kind === 'place' || kind === 'near-me' ? names : []))
  if (places.length === 0 || hasOperators(understood)) return undefined
  return { keyword: allOf.map(({ anyOf: [term] }) => term?.text).join(' '), place: formatPlaceNames(places) }
}
