import type { WorkType } from '@rise/contract/jobs/kinds'
import type { Context } from '../../../../platform/context.ts'
import { isAlsoAWord } from './is-also-a-word.ts'
import { type NamedPlace, namedPlaces } from './named-places.ts'
import { placeNameKey, qualifierKey } from './place-name-key.ts'
import { deciding, fillers, joining, nearMe, regionOfKey, workTypeOfKey } from './place-words.ts'

/** The maximum number of words in a place's name. */
const MOST_WORDS = 5
/**
 * The maximum number of places of one name that are used: those with the most jobs. For a part of the world, all of its
 * countries are used.
 */
const MOST_NAMESAKES = 6
/** Scripts without spaces, in which a place may directly precede or follow other words. */
const unspacedScript =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u30fc\p{Script=Hangul}\p{Script=Thai}]{3,20}$/u

/** Consecutive words: the position of the first, and the position after the last. */
export interface WordRange {
  readonly from: number
  readonly to: number
}

/** Words that mean a place. */
export interface PlaceMeaning extends WordRange {
  readonly kind: 'place'
  readonly ids: readonly string[]
  readonly names: readonly string[]
  /** The slug of the place; null if there are several. */
  readonly slug: string | null
  /** Whether the words have no other meaning here. If so, the range includes the joining words before them. */
  readonly isCertain: boolean
  /** The text before or after the name, if both are written as one word. */
  readonly remainder: string | null
}

/** What a range of words means. */
export type Meaning =
  | PlaceMeaning
  | (WordRange & { readonly kind: 'near-me' })
  | (WordRange & { readonly kind: 'work-type'; readonly workType: WorkType })
  /** Words to ignore next to a place. */
  | (WordRange & { readonly kind: 'filler' })

/**
 * Reads the plain words of a search in order, and returns the ranges that mean a place with jobs on Rise, the
 * searcher's own place, or a work type. If a place is certain, also returns the fillers among the other words. A `null`
 * stands for a token that isn't a plain word; no range includes it.
 */
export async function readPlaces(ctx: Context, words: readonly (string | null)[]): Promise<readonly Meaning[]> {
  const keys = words.map((word) => (word === null ? null : placeNameKey(word)))
  const placesByKey = await namedPlaces(ctx, [...flattenKeys(keys)])
  const meanings: Meaning[] = []
  for (let at = 0; at < keys.length; ) {
    const meaning = await readAt(ctx, keys, placesByKey, at)
    if (meaning) meanings.push(meaning)
    at = meaning?.to ?? at + 1
  }
  if (!meanings.some((meaning) => meaning.kind === 'place' && meaning.isCertain)) return meanings
  const isRead = (at: number) => meanings.some(({ from, to }) => from <= at && at < to)
  const fillerMeanings = keys.flatMap((key, at) =>
    key !== null && fillers.has(key) && !isRead(at) ? [{ kind: 'filler' as const, from: at, to: at + 1 }] : [],
  )
  return [...meanings, ...fillerMeanings].toSorted((a, b) => a.from - b.from)
}

type Keys = readonly (string | null)[]
type PlacesByKey = ReadonlyMap<string, readonly NamedPlace[]>

function flattenKeys(keys: Keys): Set<string> {
  const keysToRead = new Set<string>()
  for (const [at, key] of keys.entries()) {
    if (key === null) continue
    keysToRead.add(qualifierKey(key))
    for (const { joined } of rangesAt(keys, at)) keysToRead.add(joined)
    for (const { part } of splitsOf(key)) keysToRead.add(part)
  }
  keysToRead.delete('')
  return keysToRead
}

/** Yields the ranges of words that begin here, longest first, each with its words as one key. */
function* rangesAt(keys: Keys, at: number): Iterable<{ to: number; joined: string }> {
  const end = keys.indexOf(null, at)
  const last = Math.min(end < 0 ? keys.length : end, at + MOST_WORDS)
  for (let to = last; to > at; to--) yield { to, joined: keys.slice(at, to).join(' ').trim() }
}

function* splitsOf(key: string): Iterable<{ part: string; remainder: string }> {
  if (!unspacedScript.test(key)) return
  for (let length = Math.min(6, key.length - 1); length > 1; length--) {
    yield { part: key.slice(0, length), remainder: key.slice(length) }
    yield { part: key.slice(-length), remainder: key.slice(0, -length) }
  }
}

async function readAt(ctx: Context, keys: Keys, known: PlacesByKey, at: number): Promise<Meaning | undefined> {
  if (keys[at] === null) return undefined
  const before = joiningBefore(keys, at)
  for (const { to, joined } of rangesAt(keys, at)) {
    if (nearMe.has(joined)) return { kind: 'near-me', from: at, to }
    const places = known.get(joined)
    if (places) return readPlace(ctx, { keys, known, places, joined, to, before, at })
    const workType = workTypeOfKey(joined)
    if (workType) return { kind: 'work-type', from: at, to, workType }
  }
  return readUnspaced(keys, known, at)
}

interface NameMatch {
  readonly keys: Keys
  readonly known: PlacesByKey
  readonly places: readonly NamedPlace[]
  readonly joined: string
  readonly at: number
  readonly to: number
  readonly before: { readonly from: number; readonly decides: boolean }
}

async function readPlace(ctx: Context, found: NameMatch): Promise<PlaceMeaning> {
  const { keys, places, joined, at, to, before } = found
  const placesWithinNext = placesWithin(found)
  const meantPlaces =
    placesWithinNext?.places ?? (regionOfKey(joined) ? places : widest(places).slice(0, MOST_NAMESAKES))
  const wider = [keys.slice(Math.max(0, at - 1), to), keys.slice(at, to + 1)]
    .filter((words) => words.length > to - at && words.every((word) => word !== null && !joining.has(word)))
    .map((words) => words.join(' '))
  const ids = meantPlaces.map(({ id }) => id)
  const jobs = meantPlaces.reduce((sum, place) => sum + place.jobs, 0)
  const isCertain =
    before.decides || placesWithinNext !== undefined || !(await isAlsoAWord(ctx, { text: joined, wider, ids, jobs }))
  return {
    kind: 'place',
    ...{ from: isCertain ? before.from : at, to: placesWithinNext?.to ?? to, isCertain, remainder: null },
    ...meaningOf(meantPlaces, joined),
  }
}

/**
 * Returns the ids and names of the places that a text means, and the slug of a single one. A part of the world has the
 * ids of its countries, but only its own name and no slug.
 */
function meaningOf(places: readonly NamedPlace[], key: string): Pick<PlaceMeaning, 'ids' | 'names' | 'slug'> {
  const region = regionOfKey(key)
  const [first] = places
  return {
    ids: places.map(({ id }) => id),
    names: region ? [region.name] : places.map(({ name }) => name),
    slug: places.length === 1 && first && !region ? first.slug : null,
  }
}

/**
 * Returns the start of the words that join a place to the words before it, such as `in der Nähe von`, and whether they
 * rule out another meaning.
 */
function joiningBefore(keys: Keys, at: number): NameMatch['before'] {
  let [from, decides] = [at, false]
  for (; from > 0; from--) {
    const key = keys[from - 1]
    if (key === null || key === undefined || !(deciding.has(key) || joining.has(key))) break
    decides ||= deciding.has(key)
  }
  return { from, decides }
}

/** Returns the places within the place named by the next words, as in `Paris, Texas` or `Austin TX`. */
function placesWithin({ keys, known, places, to }: NameMatch) {
  if (to >= keys.length || keys[to] === null) return undefined
  for (const { to: end, joined } of rangesAt(keys, to)) {
    const around = [...(known.get(joined) ?? []), ...(end === to + 1 ? (known.get(`+${joined}`) ?? []) : [])]
    const within = places.filter(({ above }) => around.some(({ id }) => above.includes(id)))
    if (within.length > 0) return { places: within, to: end }
  }
  return undefined
}

/** Returns the places that are not within another of the places: the city of Luxembourg is in the country. */
function widest(places: readonly NamedPlace[]): readonly NamedPlace[] {
  return places.filter(({ above }) => !places.some(({ id }) => above.includes(id)))
}

function readUnspaced(keys: Keys, known: PlacesByKey, at: number): PlaceMeaning | undefined {
  for (const { part, remainder } of splitsOf(keys[at] ?? '')) {
    const places = known.get(part)
    if (!places) continue
    const meantPlaces = widest(places).slice(0, MOST_NAMESAKES)
    return { kind: 'place', from: at, to: at + 1, isCertain: true, remainder, ...meaningOf(meantPlaces, part) }
  }
  return undefined
}
