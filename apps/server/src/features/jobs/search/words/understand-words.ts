import { MOST_OTHER_NAMES } from '@rise/contract/jobs/search/kinds'
import type { SearchReading, SearchTerm, Understood } from '@rise/contract/jobs/search/shapes'
import type { Context } from '../../../../platform/context.ts'
import { remember } from '../../../../platform/remember.ts'
import { parseSearch, type TypedSearch, type TypedTerm } from '../../../../platform/words/parse-search.ts'
import { allOfQuery, anyOfQuery, termQuery } from '../../../../platform/words/search-query.ts'
import { placeNamesOf } from '../places/place-names.ts'
import { inAnyPlace, workTypeTerm } from '../places/place-term.ts'
import { type Reading, readPlaces, type Stretch } from '../places/read-places.ts'
import type { RankedWords } from '../selection.ts'
import { withoutGenderMarks } from './gender-forms.ts'
import { putRight, suggestFrequent, unknownWords } from './put-right.ts'
import { keywordOf, keywordWithout, keywordWithQuoted } from './search-text.ts'
import { type Vocabulary, vocabularyOf } from './vocabulary.ts'
import { type RankedWord, rankedWord, type Widened, widenWords } from './widen-words.ts'

/** A search's words, ready for the database. */
export interface SearchWords {
  /** A `tsquery` that must hold; null when there are no words, or only places. */
  readonly query: string | null
  /** A `tsquery` that must not hold for title, skills and company; null when nothing is left out. */
  readonly excluded: string | null
  /** Any of these places, by words that mean nothing else; null without any. */
  readonly placeIds: readonly string[] | null
  /** The words that mean where the person is. */
  readonly nearMe: Pick<SearchReading, 'typed' | 'undo' | 'rest'> | null
  readonly ranked: RankedWords
  /** It is one word or phrase, or alternatives of such. */
  readonly isSingle: boolean
  readonly understood: Understood
  /** The same search with a more frequent word in place of a rare one. */
  readonly suggestion: string | null
}

/**
 * Reads the words of a search: recognises places, adds synonyms to the other words, and replaces typing errors by the
 * nearest word of titles, skills or companies. Quoted text stays as it is. Cached, because one page of a search calls
 * it several times.
 */
export const understandWords = remember(5, understand)

async function understand(ctx: Context, keyword: string): Promise<SearchWords> {
  const typed = parseSearch(withoutGenderMarks(keyword))
  const vocabulary = await vocabularyOf(ctx)
  const { readings, words } = await readGroups(ctx, typed.allOf, vocabulary)
  const allOf = words.map((group) => group.filter(isSearchable))
  const noneOf = typed.noneOf.filter(isSearchable)
  const { groups, ranked, readings: widened } = compose(typed, allOf, readings, vocabulary)
  const plainSearch = { allOf: allOf.filter((group) => group.length > 0), noneOf }
  const isCorrected = plainSearch.allOf.flat().some((term) => term.typed !== null)
  const nearMe = readings.find(({ kind }) => kind === 'near-me')
  return {
    query: allOfQuery(groups),
    excluded: anyOfQuery(noneOf.flatMap(({ text }) => termQuery(text) ?? [])),
    placeIds: placesOf(readings),
    nearMe: nearMe ? waysFrom(typed, nearMe, 'phrase') : null,
    ranked: {
      exact: ranked.map(({ exact }) => exact),
      wide: ranked.map(({ wide }) => wide),
      together: allOfQuery(ranked.map(({ text }) => text)) ?? '',
    },
    isSingle: groups.length === 1,
    understood: {
      allOf: plainSearch.allOf.map((anyOf) => ({ anyOf })),
      noneOf: noneOf.map((term) => ({ ...term, typed: null })),
      insist: isCorrected ? insisting(typed, allOf) : null,
      readings: [...readings.flatMap((reading) => presentReading(typed, reading) ?? []), ...widened],
    },
    suggestion: isCorrected ? null : suggestFrequent(typed, vocabulary),
  }
}

interface ReadGroups {
  readonly readings: readonly Reading[]
  /** The groups with typing errors corrected, empty where their words only name a place. */
  readonly words: readonly (readonly SearchTerm[])[]
}

/** Places are read before typing errors are put right, and again with the words that are put right. */
async function readGroups(ctx: Context, typed: TypedSearch['allOf'], vocabulary: Vocabulary): Promise<ReadGroups> {
  const readings = await readPlaces(ctx, typed.map(plainWord))
  const correct = { vocabulary, placeNames: await placeNamesOf(ctx) }
  const asTyped = typed.map((group) => group.map((term) => ({ ...term, typed: null })))
  const beside = wordsBeside(asTyped, readings)
  const unknown = await unknownWords(ctx.db, correct, beside.flat())
  if (unknown.size === 0) return { readings, words: beside }
  const words = typed.map((group) => group.map((term) => putRight(term, unknown, correct)))
  const again = await readPlaces(ctx, words.map(plainWord))
  return { readings: again, words: wordsBeside(words, again) }
}

/** The text of a group that is one plain word; null for phrases and alternatives. */
function plainWord([term, ...others]: readonly TypedTerm[]): string | null {
  return term === undefined || others.length > 0 || term.phrase ? null : term.text
}

function isSearchable({ text }: TypedTerm): boolean {
  return termQuery(text) !== null
}

/** The groups, empty where their words only name a place. */
function wordsBeside(
  groups: readonly (readonly SearchTerm[])[],
  readings: readonly Reading[],
): readonly (readonly SearchTerm[])[] {
  return groups.map((group, at) => {
    const reading = readings.find(({ from, to }) => from <= at && at < to)
    if (!reading || reading.kind === 'work-type' || (reading.kind === 'place' && !reading.isCertain)) return group
    const remainder = reading.kind === 'place' ? reading.remainder : null
    return remainder === null ? [] : [{ text: remainder, phrase: false, typed: null }]
  })
}

function placesOf(readings: readonly Reading[]): readonly string[] | null {
  const ids = readings.flatMap((reading) => (reading.kind === 'place' && reading.isCertain ? reading.ids : []))
  return ids.length === 0 ? null : [...new Set(ids)]
}

interface Composed {
  /** A `tsquery` for each condition. */
  readonly groups: readonly string[]
  readonly ranked: readonly RankedWord[]
  readonly readings: readonly SearchReading[]
}

/** Consecutive words are widened together; words that may also be a place or a type of work are found either way. */
function compose(
  typed: TypedSearch,
  allOf: readonly (readonly SearchTerm[])[],
  readings: readonly Reading[],
  vocabulary: Vocabulary,
): Composed {
  const [groups, ranked, found]: [string[], RankedWord[], SearchReading[]] = [[], [], []]
  for (let at = 0; at < allOf.length; ) {
    const reading = readings.find(({ from }) => from === at)
    const end = reading?.to ?? endOfRun(typed, readings, at)
    const words = allOf.slice(at, end).flatMap((group) => plainWord(group) ?? [])
    const isRun = words.length === end - at
    const either = eitherWay(reading)
    const isPhrase = either !== undefined && words.length > 1
    const widened: Widened | undefined = isRun && !isPhrase ? widenWords(words, vocabulary) : undefined
    const typedQueries = widened
      ? widened.required.map(({ query }) => query)
      : isPhrase
        ? [words.join(' ')].flatMap((text) => termQuery(text) ?? [])
        : allOf.slice(at, end).flatMap((group) => anyOfQuery(group.flatMap(({ text }) => termQuery(text) ?? [])) ?? [])
    groups.push(
      ...(either === undefined
        ? typedQueries
        : [[allOfQuery(typedQueries), either].filter((one) => one !== null).join(' | ')]),
    )
    const literal = () =>
      allOf.slice(at, end).flatMap(
        (group) =>
          rankedWord(
            group.map(({ text }) => text),
            [],
          ) ?? [],
      )
    // The work type doesn't affect the order: remote jobs don't have it in their titles.
    if (reading?.kind !== 'work-type') ranked.push(...(widened?.ranked ?? literal()))
    if (widened && either === undefined) found.push(...widenedReadings(typed, widened, at, vocabulary))
    at = end
  }
  return { groups, ranked, readings: found }
}

/** Returns the end of the run of plain words from `at`; quoted words and alternatives are not part of a run. */
function endOfRun({ allOf }: TypedSearch, readings: readonly Reading[], at: number): number {
  let end = at
  while (end < allOf.length && plainWord(allOf[end] ?? []) !== null && !readings.some(({ from }) => from === end)) end++
  return Math.max(end, at + 1)
}

function eitherWay(reading: Reading | undefined): string | undefined {
  if (reading?.kind === 'work-type') return `'${workTypeTerm(reading.workType)}'`
  return reading?.kind === 'place' && !reading.isCertain ? inAnyPlace(reading.ids) : undefined
}

/** The synonyms that jobs here have; others widen nothing. */
function widenedReadings(
  typed: TypedSearch,
  { required }: Widened,
  offset: number,
  vocabulary: Vocabulary,
): SearchReading[] {
  return required.flatMap(({ from, to, also }) => {
    const names = also.filter((name) => vocabulary.hasWords(name)).slice(0, MOST_OTHER_NAMES)
    const stretch = { from: offset + from, to: offset + to }
    if (names.length === 0) return []
    return [{ kind: 'equal' as const, ...waysFrom(typed, stretch, 'words'), names, location: null, workType: null }]
  })
}

function presentReading(typed: TypedSearch, reading: Reading): SearchReading | undefined {
  if (reading.kind === 'filler' || reading.kind === 'near-me') return undefined
  const ways = waysFrom(typed, reading, 'phrase')
  if (reading.kind === 'work-type') {
    return { kind: 'work-type', ...ways, names: [], location: null, workType: reading.workType }
  }
  const { isCertain, names, slug, remainder } = reading
  return {
    kind: isCertain ? 'place' : 'place-too',
    ...ways,
    rest: keywordWithout(typed, reading, remainder),
    names: names.slice(0, MOST_OTHER_NAMES),
    location: slug,
    workType: null,
  }
}

function waysFrom(typed: TypedSearch, stretch: Stretch, as: 'phrase' | 'words') {
  return {
    typed: typed.allOf
      .slice(stretch.from, stretch.to)
      .map(([term]) => term?.text ?? '')
      .join(' '),
    undo: keywordWithQuoted(typed, stretch, as),
    rest: keywordWithout(typed, stretch),
  }
}

/** The search with every corrected word in quotation marks. */
function insisting({ allOf, noneOf }: TypedSearch, read: readonly (readonly SearchTerm[])[]): string {
  const isCorrected = (text: string) => read.flat().some((term) => term.typed === text)
  const groups = allOf.map((group) => group.map((term) => ({ ...term, phrase: term.phrase || isCorrected(term.text) })))
  return keywordOf({ allOf: groups, noneOf })
}
