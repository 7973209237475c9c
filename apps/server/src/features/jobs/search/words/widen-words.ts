import { allOfQuery, anyOfQuery, followedBy, formsQuery, termQuery } from '../../../../platform/words/search-query.ts'
import { plainTermOf, splitWords, termOf } from '../../../../platform/words/split-words.ts'
import { type NamedTerms, type Term, termsIn, termsOf } from '../../../catalogs/index.ts'
import { genderForms, possibleForms } from './gender-forms.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Consecutive words that must match together, with their synonyms. */
export interface WidenedWords {
  /** The position of the first word, and the position after the last. */
  readonly from: number
  readonly to: number
  readonly query: string
  /** The synonyms. */
  readonly also: readonly string[]
}

/** A typed word as two queries on titles: one as typed, and one with its synonyms. */
export interface RankedWord {
  readonly text: string
  readonly exact: string
  readonly wide: string
}

export interface Widened {
  readonly required: readonly WidenedWords[]
  readonly ranked: readonly RankedWord[]
}

/**
 * The weights of title and skills, for names that are also ordinary words: in a description, `go` or `r` rarely means
 * the language.
 */
const IN_TITLE_AND_SKILLS = 'AB'
const ordinary = /^\p{Lu}\p{Ll}?$/u
const IN_TITLE = 'A'
/** The group of the levels. Levels are no synonyms: not every senior engineer is a senior developer. */
const LEVELS = 'Levels'
/** The maximum number of words in the name of a skill or title. */
const MOST_WORDS = 5
/** Shorter titles are ignored here, because they occur at the end of other words by chance. */
const SHORTEST_ENDING = 5
/** The minimum number of letters in a compound before the title that it ends in. */
const SHORTEST_BEGINNING = 3

/**
 * Widens consecutive plain words by other names of the skills and titles in them, by broader and narrower titles, by
 * other spellings of compounds, and by gender forms.
 */
export function widenWords(words: readonly string[], vocabulary: Vocabulary): Widened {
  const requiredWords = withBroader(words, compose(words, 0, vocabulary, MOST_WORDS))
  const rankedWords = requiredWords.flatMap(({ from, to, also }) =>
    words.slice(from, to).flatMap((word) => rankedWord([word], [...genderForms(word), ...also]) ?? []),
  )
  return { required: requiredWords, ranked: rankedWords }
}

/**
 * Returns a word's queries on titles: a match with any of the typed forms counts fully, a match with other forms
 * and names less. Undefined if the word contains nothing to search for.
 */
export function rankedWord(typed: readonly string[], others: readonly string[]): RankedWord | undefined {
  const exactQuery = anyOfQuery(queriesOf(typed, (text) => termQuery(text, IN_TITLE)))
  const text = anyOfQuery(queriesOf(typed, termQuery))
  if (exactQuery === null || text === null) return undefined
  const otherQueries = [
    ...queriesOf(typed, (one) => formsQuery(one, IN_TITLE)),
    ...queriesOf(others, (one) => termQuery(one, IN_TITLE)),
  ]
  return { text, exact: exactQuery, wide: anyOfQuery([exactQuery, ...otherQueries]) ?? exactQuery }
}

function queriesOf(texts: readonly string[], query: (text: string) => string | null): string[] {
  return texts.flatMap((text) => query(text) ?? [])
}

/**
 * Composes the widened words from left to right, one for each named range of words. The single words of a name are
 * widened, too.
 */
function compose(
  words: readonly string[],
  offset: number,
  vocabulary: Vocabulary,
  longest: number,
): readonly WidenedWords[] {
  const widenedWords: WidenedWords[] = []
  const names = termsIn(
    words.map((word) => namedForm(word, vocabulary)),
    { longest },
  )
  const namedRanges = longest > 1 ? withCompounds(words, names, vocabulary) : names
  const byStart = new Map(namedRanges.map((one) => [one.at, one]))
  for (let at = 0; at < words.length; ) {
    const { length = 1, terms = [] } = byStart.get(at) ?? {}
    const typedWords = words.slice(at, at + length)
    const otherNames = otherWords(typedWords, terms, vocabulary)
    const singles = length > 1 ? compose(typedWords, offset + at, vocabulary, length - 1) : []
    const asTyped = length > 1 ? allOfQuery(singles.map(({ query }) => query)) : wordQuery(typedWords.join(' '))
    const narrower = [
      ...new Set([
        ...narrowerNames(typedWords, terms),
        ...inTitles(typedWords, terms, vocabulary),
        ...compoundsWith(typedWords, terms, vocabulary),
      ]),
    ]
    const alternatives = [
      ...partsQuery(typedWords, vocabulary),
      ...otherNames.flatMap((name) => nameQuery(name, typedWords, vocabulary) ?? []),
      ...narrower.flatMap((name) => termQuery(name, IN_TITLE) ?? []),
    ]
    const query = anyOfQuery([...(asTyped === null ? [] : [asTyped]), ...alternatives])
    const alsoOfOwn = singles.flatMap((part) => part.also)
    if (query !== null) {
      widenedWords.push({
        from: offset + at,
        to: offset + at + length,
        query,
        also: [...new Set([...otherNames, ...narrower, ...alsoOfOwn])],
      })
    }
    at += length
  }
  return widenedWords
}

/**
 * Returns the word itself if it is in the catalogs, otherwise the gender form of it that is. If none is and no job has
 * the word, returns the title that the word ends in.
 */
function namedForm(word: string, vocabulary: Vocabulary): string {
  if (termsOf(word).length > 0) return word
  const forms = [...genderForms(word), ...possibleForms(word)]
  const catalogForm = forms.find((form) => titlesOf(form).length > 0)
  if (catalogForm !== undefined) return catalogForm
  const isUsed = [word, ...genderForms(word)].some((form) => vocabulary.jobsOf(termOf(form)) !== undefined)
  return isUsed ? word : (forms.concat(word).flatMap((form) => titleAtEnd(form) ?? [])[0] ?? word)
}

function titleAtEnd(word: string): string | undefined {
  const [{ parts, whole } = { parts: [], whole: null }, ...others] = splitWords(word)
  const [part = ''] = parts
  if (whole !== null || parts.length !== 1 || others.length > 0) return undefined
  for (let from = SHORTEST_BEGINNING; from <= part.length - SHORTEST_ENDING; from++) {
    const ending = part.slice(from)
    if (titlesOf(ending).length > 0) return ending
  }
  return undefined
}

/** Returns the titles that a text names, without levels. */
function titlesOf(text: string): readonly Term[] {
  return termsOf(text).filter(({ kind, group }) => kind === 'title' && group !== LEVELS)
}

/** Returns words of actual titles for a one-word title: its gender forms, and compounds that end in it. */
function inTitles(typed: readonly string[], terms: NamedTerms['terms'], vocabulary: Vocabulary): string[] {
  if (typed.length > 1) return []
  const titles = terms.filter(({ kind, group }) => kind === 'title' && group !== LEVELS)
  const names = titles.flatMap(({ equal }) => equal.filter((name) => splitWords(name).length === 1))
  const forms = names.flatMap((name) =>
    possibleForms(name).filter((form) => vocabulary.jobsOf(termOf(form)) !== undefined),
  )
  const ends = [...names, ...forms].map((name) => termOf(splitWords(name)[0]?.parts[0] ?? ''))
  const compounds = ends.filter((end) => end.length >= SHORTEST_ENDING).flatMap((end) => vocabulary.compoundsOf(end))
  const typedTerms = termsOfText(typed.join(' '))
  // A compound that is a title itself counts only if it is a kind of the shorter title: a copywriter is a writer, an
  // underwriter is not.
  const isKind = (word: string) =>
    termsOf(word).every(({ broader }) => titles.some(({ name }) => broader.includes(name)))
  return [...forms, ...compounds].filter((word) => isKind(word) && !typedTerms.has(termOf(word)))
}

/**
 * Returns compounds of German and its relatives that a word is a part of: a Vertriebsleiter for Vertrieb. Titles have
 * their own (`inTitles`), because not every compound of a title is a kind of it.
 */
function compoundsWith(
  typed: readonly string[],
  terms: NamedTerms['terms'],
  vocabulary: Vocabulary,
): readonly string[] {
  const term = plainTermOf(typed.join(' '))
  return term === undefined || terms.some(({ kind }) => kind === 'title') ? [] : vocabulary.compoundsWith(term)
}

/** Returns the query for titles with both parts of a compound as words of their own, in any order and form. */
function partsQuery(typed: readonly string[], vocabulary: Vocabulary): string[] {
  const parts = vocabulary.partsOf(typed.join(' '))
  const query = allOfQuery((parts ?? []).flatMap((part) => wordQuery(part, IN_TITLE) ?? []))
  return query === null ? [] : [query]
}

/**
 * Returns the query for a name. If the name replaces several words, all of its words must match; if it replaces one
 * word, it is a phrase.
 */
function nameQuery(name: string, typed: readonly string[], vocabulary: Vocabulary): string | null {
  if (typed.length === 1) return termQuery(name, ordinary.test(name) ? IN_TITLE_AND_SKILLS : '')
  return allOfQuery(name.split(' ').flatMap((word) => spelledQuery(word, vocabulary) ?? []))
}

/**
 * Returns the query for a word in all spellings that jobs or catalogs use, as one word or two: `front end` for
 * `frontend`.
 */
function spelledQuery(word: string, vocabulary: Vocabulary): string | null {
  const apart = vocabulary.apartOf(termOf(splitWords(word)[0]?.parts[0] ?? ''))
  const equalNames = termsOf(word).flatMap((term) => term.equal.filter((name) => name.includes(' ')))
  const otherSpellings = equalNames.filter((name) => name.replaceAll(' ', '').toLowerCase() === word.toLowerCase())
  return anyOfQuery(
    [word, ...(apart === undefined ? [] : [apart]), ...otherSpellings].flatMap((text) => termQuery(text) ?? []),
  )
}

/**
 * Returns the multi-word names of narrower titles. A single word covers these, too: a software engineer is a developer.
 */
function narrowerNames(typed: readonly string[], terms: NamedTerms['terms']): string[] {
  if (typed.length > 1) return []
  const titles = terms.flatMap(({ kind, narrower }) => (kind === 'title' ? narrower : []))
  const names = titles
    .filter((name) => name.includes(' '))
    .flatMap((name) => termsOf(name).flatMap(({ equal }) => equal))
  const nameTerms = new Set(terms.flatMap(({ equal }) => equal.flatMap((name) => [...termsOfText(name)])))
  return [...new Set(names)].filter((name) => ![...termsOfText(name)].some((word) => nameTerms.has(word)))
}

function wordQuery(word: string, weights = ''): string | null {
  const forms = genderForms(word).map((form) => termQuery(form, weights))
  return anyOfQuery([formsQuery(word, weights), ...forms].filter((one) => one !== null))
}

/** Adds ranges of two words that jobs write as one word, unless a name contains one of them. */
function withCompounds(words: readonly string[], named: readonly NamedTerms[], vocabulary: Vocabulary): NamedTerms[] {
  const isNamed = (at: number) => named.some((one) => one.at <= at && at < one.at + one.length)
  const compounds: NamedTerms[] = []
  for (let at = 0; at + 1 < words.length; at++) {
    const isFree = !isNamed(at) && !isNamed(at + 1) && compounds.at(-1)?.at !== at - 1
    if (isFree && joinedSpelling(words.slice(at, at + 2), vocabulary)) compounds.push({ at, length: 2, terms: [] })
  }
  return [...named, ...compounds]
}

function joinedSpelling(words: readonly string[], vocabulary: Vocabulary): string | undefined {
  const parts = words.map((word) => splitWords(word))
  if (!parts.every(([first, ...more]) => first?.whole === null && first.parts.length === 1 && more.length === 0))
    return undefined
  const wholeWord = parts.flatMap(([first]) => first?.parts ?? []).join('')
  return vocabulary.jobsOf(termOf(wholeWord)) === undefined ? undefined : wholeWord
}

/** Returns other names for the words, without names that contain all of them or are part of them. */
function otherWords(typed: readonly string[], terms: NamedTerms['terms'], vocabulary: Vocabulary): string[] {
  const text = typed.join(' ')
  const typedTerms = termsOfText(text)
  const ownQuery = termQuery(text)
  const [first] = typed
  const apart =
    typed.length === 1 && first !== undefined
      ? vocabulary.apartOf(termOf(splitWords(first)[0]?.parts[0] ?? ''))
      : undefined
  const joinedWord = typed.length === 2 ? joinedSpelling(typed, vocabulary) : undefined
  const names = [...terms.flatMap(({ equal }) => equal), ...[apart, joinedWord].flatMap((one) => one ?? [])]
  const seenQueries = new Set([ownQuery])
  return names.filter((name) => {
    const query = termQuery(name)
    if (query === null || seenQueries.has(query)) return false
    seenQueries.add(query)
    const otherTerms = termsOfText(name)
    return !contains(otherTerms, typedTerms) && !contains(typedTerms, otherTerms)
  })
}

function termsOfText(text: string): Set<string> {
  return new Set(
    splitWords(text).flatMap(({ whole, parts }) => [...(whole === null ? [] : [whole]), ...parts].map(termOf)),
  )
}

function contains(all: ReadonlySet<string>, some: ReadonlySet<string>): boolean {
  return [...some].every((word) => all.has(word))
}

/**
 * Widens a title by broader and narrower titles after the same word: a backend engineer is a backend developer. Without
 * that word, other titles don't match, because few engineers are developers.
 */
function withBroader(words: readonly string[], required: readonly WidenedWords[]): readonly WidenedWords[] {
  const mergedWords: WidenedWords[] = []
  for (const part of required) {
    const before = mergedWords.at(-1)
    const nearNames = part.to - part.from === 1 ? nearTitles(words[part.from] ?? '') : []
    const word = words[part.from - 1]
    if (nearNames.length === 0 || before === undefined || word === undefined || isLevel(word)) {
      mergedWords.push(part)
      continue
    }
    mergedWords.pop()
    const isWord = before.to - before.from === 1
    const subject = anyOfQuery([word, ...(isWord ? before.also : [])].flatMap((one) => termQuery(one, IN_TITLE) ?? []))
    const titles = anyOfQuery(nearNames.flatMap((one) => termQuery(one, IN_TITLE) ?? []))
    const bothQueries = allOfQuery([before.query, part.query])
    const query = anyOfQuery(
      [bothQueries, subject && titles && followedBy([subject, titles])].filter((one) => one !== null),
    )
    const also = [...before.also, ...part.also, ...nearNames.map((one) => `${word} ${one.toLowerCase()}`)]
    mergedWords.push({ from: before.from, to: part.to, query: query ?? part.query, also })
  }
  return mergedWords
}

function isLevel(word: string): boolean {
  return termsOf(word).some(({ group }) => group === LEVELS)
}

/** Returns the one-word names of the titles one step broader or narrower than a word. */
function nearTitles(word: string): string[] {
  const steps = termsOf(word).flatMap(({ kind, broader, narrower }) =>
    kind === 'title' ? [...broader, ...narrower] : [],
  )
  const names = steps.flatMap((name) => termsOf(name).flatMap(({ equal }) => equal))
  return [...new Set(names)].filter((name) => splitWords(name).length === 1)
}
