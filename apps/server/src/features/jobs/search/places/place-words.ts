import type { WorkType } from '@rise/contract/jobs/kinds'
import { placeNameKey } from './place-name-key.ts'
import words from './place-words.json' with { type: 'json' }
import regions from './region-words.json' with { type: 'json' }

/** A part of the world, such as the Nordics, that is not a place itself, with its countries. */
export interface Region {
  readonly name: string
  readonly countries: readonly string[]
}

const keys = (texts: readonly string[]): ReadonlySet<string> => new Set(texts.map(placeNameKey))

/** Words before a place that rule out any other meaning. */
export const deciding = keys(words.deciding)
/** Words before a place that belong to it, but leave other meanings possible. */
export const joining = keys(words.joining)
/** Words that mean nothing next to a place, because they apply to every job. */
export const fillers = keys(words.fillers)
/** Words for the searcher's own place. */
export const nearMe = keys(words.nearMe)

const workTypes = new Map(
  Object.entries(words.workTypes).flatMap(([type, texts]) =>
    texts.map((text) => [placeNameKey(text), type as WorkType]),
  ),
)
const byKey = new Map(
  regions.flatMap(({ name, words: names, countries }) =>
    names.map((text): [string, Region] => [placeNameKey(text), { name, countries: countries.split(' ') }]),
  ),
)

export function workTypeOfKey(key: string): WorkType | undefined {
  return workTypes.get(key)
}

export function regionOfKey(key: string): Region | undefined {
  return byKey.get(key)
}
