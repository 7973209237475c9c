import { MOST_OTHER_NAMES } from '@rise/contract/jobs/search/kinds'
import type { SearchReading, SearchTerm, Understood } from '@rise/contract/jobs/search/shapes'
import type { Context } from '../../../../platform/context.ts'
import { ttlCache } from '../../../../platform/ttl-cache.ts'
import { parseSearch, type TypedSearch, type TypedTerm } from '../../../../platform/words/parse-search.ts'
import { allOfQuery, anyOfQuery, formsQuery, termQuery } from '../../../../platform/words/search-query.ts'
import { placeNamesOf } from '../places/place-names.ts'
import { inAnyPlace, workTypeTerm } from '../places/place-term.ts'
import { type Meaning, readPlaces, type WordRange } from '../places/read-places.ts'
import type { RankedWords } from '../selection.ts'
import { correctTerm, suggestFrequent, unknownWords } from './correct-terms.ts'
import { withoutGenderMarks } from './gender-forms.ts'
import { keywordOf, keywordWithout, keywordWithQuoted } from './search-text.ts'
import { type Vocabulary, vocabularyOf } from './vocabulary.ts'
import { type RankedWord, rankedWord, type Widened, widenWords } from './widen-words.ts'

/** The keywords of a search, ready for the database. */
export interface SearchWords {
  /** A `tsquery` that must match; null if there are no words, or only places. */
  readonly query: string | null
  /** A `tsquery` that title, skills and company must not match; null if nothing is excluded. */
  readonly excluded: string | null
  /** Places from words that mean nothing else; a job must be in one of them. Null if there are none. */
  readonly placeIds: readonly string[] | null
  /** The words that mean the searcher's own place. */
  readonly nearMe: Pick<SearchReading, 'typed' | 'undo' | 'rest'> | null
  readonly ranked: RankedWords
  /** Whether the words are a single condition: one word, phrase or name, or alternatives. */
  readonly isSingle: boolean
  readonly understood: Understood
  /** The search with rare words replaced by more frequent ones. */
  readonly suggestion: string | null
}

/**
 * Reads the keywords of a search: recognises places and work types, adds synonyms to the other words, and replaces
 * typing errors with the nearest word of titles, skills or companies, or the nearest place. Quoted text is taken
 * literally. Cached, because one page of a search calls it several times.
 */
export const understandWords = ttlCache(5, understand)

async function understand(ctx: Context, keyword: string): Promise<SearchWords> {
  const typedSearch = parseSearch(withoutGenderMarks(keyword))
  const vocabulary = await vocabularyOf(ctx)
  const { readings, words } = await readGroups(ctx, typedSearch.allOf, vocabulary)
  const allOf = words.map((group) => group.filter(isSearchable))
  const noneOf = typedSearch.noneOf.filter(isSearchable)
  const { groups, ranked, readings: widenedReadings } = compose(typedSearch, allOf, readings, vocabulary)
  const plainSearch = { allOf: allOf.filter((group) => group.length > 0), noneOf }
  const isCorrected = plainSearch.allOf.flat().some((term) => term.typed !== null)
  const nearMe = readings.find(({ kind }) => kind === 'near-me')
  return {
    query: allOfQuery(groups),
    excluded: anyOfQuery(noneOf.flatMap(({ text }) => termQuery(text) ?? [])),
    placeIds: placesOf(readings),
    nearMe: nearMe ? undoKeywords(typedSearch, nearMe, 'phrase') : null,
    ranked: {
      exact: ranked.map(({ exact }) => exact),
      wide: ranked.map(({ wide }) => wide),
      together: allOfQuery(ranked.map(({ text }) => text)) ?? '',
    },
    isSingle: groups.length === 1,
    understood: {
      allOf: plainSearch.allOf.map((anyOf) => ({ anyOf })),
      noneOf: noneOf.map((term) => ({ ...term, typed: null })),
      insist: isCorrected ? keywordAsTyped(typedSearch, allOf) : null,
      readings: [...readings.flatMap((reading) => presentReading(typedSearch, reading) ?? []), ...widenedReadings],
    },
    suggestion: isCorrected ? null : suggestFrequent(typedSearch, vocabulary),
  }
}

interface ReadGroups {
  readonly readings: readonly Meaning[]
  /**
   * The groups with typing errors corrected. A group is empty if its words only name a place, or mean nothing next to
   * one.
   */
  readonly words: readonly (readonly SearchTerm[])[]
}

/** Reads places before correcting typing errors, and again afterwards. */
async function readGroups(ctx: Context, typed: TypedSearch['allOf'], vocabulary: Vocabulary): Promise<ReadGroups> {
  const readings = await readPlaces(ctx, typed.map(plainWord))
  const correct = { vocabulary, placeNames: await placeNamesOf(ctx) }
  const asTyped = typed.map((group) => group.map((term) => ({ ...term, typed: null })))
  const searchWords = withoutPlaceWords(asTyped, readings)
  const missingWords = await unknownWords(ctx.db, correct, searchWords.flat())
  if (missingWords.size === 0) return { readings, words: searchWords }
  const words = typed.map((group) => group.map((term) => correctTerm(term, missingWords, correct)))
  const correctedReadings = await readPlaces(ctx, words.map(plainWord))
  return { readings: correctedReadings, words: withoutPlaceWords(words, correctedReadings) }
}

/** Returns the text of a group that is one plain word; null for phrases and alternatives. */
function plainWord([term, ...others]: readonly TypedTerm[]): string | null {
  return term === undefined || others.length > 0 || term.phrase ? null : term.text
}

function isSearchable({ text }: TypedTerm): boolean {
  return termQuery(text) !== null
}

/** Returns the groups, without words that only name a place or mean nothing next to one. */
function withoutPlaceWords(
  groups: readonly (readonly SearchTerm[])[],
  readings: readonly Meaning[],
): readonly (readonly SearchTerm[])[] {
  return groups.map((group, at) => {
    const reading = readings.find(({ from, to }) => from <= at && at < to)
    if (!reading || reading.kind === 'work-type' || (reading.kind === 'place' && !reading.isCertain)) return group
    const remainder = reading.kind === 'place' ? reading.remainder : null
    return remainder === null ? [] : [{ text: remainder, phrase: false, typed: null }]
  })
}

function placesOf(readings: readonly Meaning[]): readonly string[] | null {
  const ids = readings.flatMap((reading) => (reading.kind === 'place' && reading.isCertain ? reading.ids : []))
  return ids.length === 0 ? null : [...new Set(ids)]
}

interface ComposedQuery {
  /** The conditions, each as a `tsquery`. */
  readonly groups: readonly string[]
  readonly ranked: readonly RankedWord[]
  readonly readings: readonly SearchReading[]
}

/**
 * Widens consecutive words together. For words that may also mean a place or a work type, jobs are found by either
 * meaning.
 */
function compose(
  typed: TypedSearch,
  allOf: readonly (readonly SearchTerm[])[],
  readings: readonly Meaning[],
  vocabulary: Vocabulary,
): ComposedQuery {
  const [groups, rankedWords, foundReadings]: [string[], RankedWord[], SearchReading[]] = [[], [], []]
  for (let at = 0; at < allOf.length; ) {
    const reading = readings.find(({ from }) => from === at)
    const end = reading?.to ?? endOfRun(typed, readings, at)
    const words = allOf.slice(at, end).flatMap((group) => plainWord(group) ?? [])
    const isRun = words.length === end - at
    const alternative = alternativeQuery(reading)
    const isPhrase = alternative !== undefined && words.length > 1
    const widenedWords: Widened | undefined = isRun && !isPhrase ? widenWords(words, vocabulary) : undefined
    const typedQueries = widenedWords
      ? widenedWords.required.map(({ query }) => query)
      : isPhrase
        ? [words.join(' ')].flatMap((text) => termQuery(text) ?? [])
        : allOf.slice(at, end).flatMap((group) => anyOfQuery(group.flatMap((term) => searchedTerm(term) ?? [])) ?? [])
    groups.push(
      ...(alternative === undefined
        ? typedQueries
        : [[allOfQuery(typedQueries), alternative].filter((one) => one !== null).join(' | ')]),
    )
    const literal = () =>
      allOf.slice(at, end).flatMap(
        (group) =>
          rankedWord(
            group.map(({ text }) => text),
            [],
          ) ?? [],
      )
    // The work type doesn't affect the ranking, because remote jobs don't have it in their titles.
    if (reading?.kind !== 'work-type') rankedWords.push(...(widenedWords?.ranked ?? literal()))
    if (widenedWords && alternative === undefined)
      foundReadings.push(...widenedReadings(typed, widenedWords, at, vocabulary))
    at = end
  }
  return { groups, ranked: rankedWords, readings: foundReadings }
}

/** Quoted words are searched as they are. */
function searchedTerm({ text, phrase }: SearchTerm): string | null {
  return phrase ? termQuery(text) : formsQuery(text)
}

/** Returns the end of the run of plain words that starts at `at`; quoted words and alternatives end it. */
function endOfRun({ allOf }: TypedSearch, readings: readonly Meaning[], at: number): number {
  let end = at
  while (end < allOf.length && plainWord(allOf[end] ?? []) !== null && !readings.some(({ from }) => from === end)) end++
  return Math.max(end, at + 1)
}

function alternativeQuery(reading: Meaning | undefined): string | undefined {
  if (reading?.kind === 'work-type') return `'${workTypeTerm(reading.workType)}'`
  return reading?.kind === 'place' && !reading.isCertain ? inAnyPlace(reading.ids) : undefined
}

/**
 * Returns the interpretations that name the added synonyms. Synonyms with a word that isn't in the vocabulary are left
 * out.
 */
function widenedReadings(
  typed: TypedSearch,
  { required }: Widened,
  offset: number,
  vocabulary: Vocabulary,
): SearchReading[] {
  return required.flatMap(({ from, to, also }) => {
    const names = also.filter((name) => vocabulary.hasWords(name)).slice(0, MOST_OTHER_NAMES)
    const range = { from: offset + from, to: offset + to }
    if (names.length === 0) return []
    return [{ kind: 'equal' as const, ...undoKeywords(typed, range, 'words'), names, location: null, workType: null }]
  })
}

function presentReading(typed: TypedSearch, reading: Meaning): SearchReading | undefined {
  if (reading.kind === 'filler' || reading.kind === 'near-me') return undefined
  const ways = undoKeywords(typed, reading, 'phrase')
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

function undoKeywords(typed: TypedSearch, range: WordRange, as: 'phrase' | 'words') {
  return {
    typed: typed.allOf
      .slice(range.from, range.to)
      .map(([term]) => term?.text ?? '')
      .join(' '),
    undo: keywordWithQuoted(typed, range, as),
    rest: keywordWithout(typed, range),
  }
}

/** Returns the search with every corrected word in quotation marks. */
function keywordAsTyped({ allOf, noneOf }: TypedSearch, read: readonly (readonly SearchTerm[])[]): string {
  const isCorrected = (text: string) => read.flat().some((term) => term.typed === text)
  const groups = allOf.map((group) => group.map((term) => ({ ...term, phrase: term.phrase || isCorrected(term.text) })))
  return keywordOf({ allOf: groups, noneOf })
}
