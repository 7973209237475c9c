import type { WorkType } from '@rise/contract/jobs/kinds'
import type { Context } from '../../../../platform/context.ts'
import { isAlsoAWord } from './is-also-a-word.ts'
import { type NamedPlace, namedPlaces } from './named-places.ts'
import { placeNameKey, qualifierKey } from './place-name-key.ts'
import { deciding, fillers, joining, nearMe, regionOfKey, workTypeOfKey } from './place-words.ts'

/** The maximum number of words in a place's name. */
const MOST_WORDS = 5
/** How many places of one name to use, those with the most jobs. A part of the world uses all its countries. */
const MOST_NAMESAKES = 6
/** Scripts without spaces, in which a place may directly precede or follow other words. */
const unspaced = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u30fc\p{Script=Hangul}\p{Script=Thai}]{3,20}$/u

/** Consecutive words: the position of the first, and the position after the last. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/** Words that were read as a place. */
export interface PlaceReading extends Stretch {
  readonly kind: 'place'
  readonly ids: readonly string[]
  readonly names: readonly string[]
  /** The slug of the place; null if there are several. */
  readonly slug: string | null
  /** Whether the words have no other meaning here. Then joining words before them are included. */
  readonly isCertain: boolean
  /** The text before or after the name, if both are written as one word. */
  readonly remainder: string | null
}

export type Reading =
  | PlaceReading
  | (Stretch & { readonly kind: 'near-me' })
  | (Stretch & { readonly kind: 'work-type'; readonly workType: WorkType })
  /** Meaningless next to a place. */
  | (Stretch & { readonly kind: 'filler' })

/**
 * Reads the plain words of a search in order, and returns those that mean a place with jobs on Rise, the searcher's own
 * place, or a work type. A `null` marks a token that isn't a plain word; no reading crosses it.
 */
export async function readPlaces(ctx: Context, words: readonly (string | null)[]): Promise<readonly Reading[]> {
  const keys = words.map((word) => (word === null ? null : placeNameKey(word)))
  const placesByKey = await namedPlaces(ctx, [...flattenKeys(keys)])
  const readings: Reading[] = []
  for (let at = 0; at < keys.length; ) {
    const reading = await readAt(ctx, keys, placesByKey, at)
    if (reading) readings.push(reading)
    at = reading?.to ?? at + 1
  }
  if (!readings.some((reading) => reading.kind === 'place' && reading.isCertain)) return readings
  const isRead = (at: number) => readings.some(({ from, to }) => from <= at && at < to)
  const empty = keys.flatMap((key, at) =>
    key !== null && fillers.has(key) && !isRead(at) ? [{ kind: 'filler' as const, from: at, to: at + 1 }] : [],
  )
  return [...readings, ...empty].toSorted((a, b) => a.from - b.from)
}

type Keys = readonly (string | null)[]
type Known = ReadonlyMap<string, readonly NamedPlace[]>

function flattenKeys(keys: Keys): Set<string> {
  const keysToRead = new Set<string>()
  for (const [at, key] of keys.entries()) {
    if (key === null) continue
    keysToRead.add(qualifierKey(key))
    for (const { joined } of stretchesAt(keys, at)) keysToRead.add(joined)
    for (const { part } of cutsOf(key)) keysToRead.add(part)
  }
  keysToRead.delete('')
  return keysToRead
}

/** Yields the stretches that begin here, longest first, with their words as one key. */
function* stretchesAt(keys: Keys, at: number): Iterable<{ to: number; joined: string }> {
  const end = keys.indexOf(null, at)
  const last = Math.min(end < 0 ? keys.length : end, at + MOST_WORDS)
  for (let to = last; to > at; to--) yield { to, joined: keys.slice(at, to).join(' ').trim() }
}

function* cutsOf(key: string): Iterable<{ part: string; remainder: string }> {
  if (!unspaced.test(key)) return
  for (let length = Math.min(6, key.length - 1); length > 1; length--) {
    yield { part: key.slice(0, length), remainder: key.slice(length) }
    yield { part: key.slice(-length), remainder: key.slice(0, -length) }
  }
}

async function readAt(ctx: Context, keys: Keys, known: Known, at: number): Promise<Reading | undefined> {
  if (keys[at] === null) return undefined
  const before = joiningBefore(keys, at)
  for (const { to, joined } of stretchesAt(keys, at)) {
    if (nearMe.has(joined)) return { kind: 'near-me', from: at, to }
    const places = known.get(joined)
    if (places) return readPlace(ctx, { keys, known, places, joined, to, before, at })
    const workType = workTypeOfKey(joined)
    if (workType) return { kind: 'work-type', from: at, to, workType }
  }
  return readCut(keys, known, at)
}

interface Found {
  readonly keys: Keys
  readonly known: Known
  readonly places: readonly NamedPlace[]
  readonly joined: string
  readonly at: number
  readonly to: number
  readonly before: { readonly from: number; readonly decides: boolean }
}

async function readPlace(ctx: Context, found: Found): Promise<PlaceReading> {
  const { keys, places, joined, at, to, before } = found
  const qualified = placesWithin(found)
  const meant = qualified?.places ?? (regionOfKey(joined) ? places : widest(places).slice(0, MOST_NAMESAKES))
  const wider = [keys.slice(Math.max(0, at - 1), to), keys.slice(at, to + 1)]
    .filter((words) => words.length > to - at && words.every((word) => word !== null && !joining.has(word)))
    .map((words) => words.join(' '))
  const ids = meant.map(({ id }) => id)
  const jobs = meant.reduce((sum, place) => sum + place.jobs, 0)
  const isCertain =
    before.decides || qualified !== undefined || !(await isAlsoAWord(ctx, { text: joined, wider, ids, jobs }))
  return {
    kind: 'place',
    ...{ from: isCertain ? before.from : at, to: qualified?.to ?? to, isCertain, remainder: null },
    ...described(meant, joined),
  }
}

/** Returns the reading's ids, names and slug. */
function described(places: readonly NamedPlace[], key: string): Pick<PlaceReading, 'ids' | 'names' | 'slug'> {
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
function joiningBefore(keys: Keys, at: number): Found['before'] {
  let [from, decides] = [at, false]
  for (; from > 0; from--) {
    const key = keys[from - 1]
    if (key === null || key === undefined || !(deciding.has(key) || joining.has(key))) break
    decides ||= deciding.has(key)
  }
  return { from, decides }
}

/** Returns the places within the place named by the next words, as in `Paris, Texas` or `Austin TX`. */
function placesWithin({ keys, known, places, to }: Found) {
  if (to >= keys.length || keys[to] === null) return undefined
  for (const { to: end, joined } of stretchesAt(keys, to)) {
    const around = [...(known.get(joined) ?? []), ...(end === to + 1 ? (known.get(`+${joined}`) ?? []) : [])]
    const within = places.filter(({ above }) => around.some(({ id }) => above.includes(id)))
    if (within.length > 0) return { places: within, to: end }
  }
  return undefined
}

/** Leaves out places within another of the places: the city of Luxembourg is in the country. */
function widest(places: readonly NamedPlace[]): readonly NamedPlace[] {
  return places.filter(({ above }) => !places.some(({ id }) => above.includes(id)))
}

function readCut(keys: Keys, known: Known, at: number): PlaceReading | undefined {
  for (const { part, remainder } of cutsOf(keys[at] ?? '')) {
    const places = known.get(part)
    if (!places) continue
    const meant = widest(places).slice(0, MOST_NAMESAKES)
    return { kind: 'place', from: at, to: at + 1, isCertain: true, remainder, ...described(meant, part) }
  }
  return undefined
}
