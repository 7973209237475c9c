import { allOfQuery, anyOfQuery, followedBy, termQuery } from '../../../../platform/words/search-query.ts'
import { splitWords, termOf } from '../../../../platform/words/split-words.ts'
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

/** A typed word as a query on titles: as typed, and with its synonyms. */
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
 * The weights of title and skills, for names that are also ordinary words: in a description, `go` or `r` is rarely the
 * language.
 */
const IN_TITLE_AND_SKILLS = 'AB'
const ordinary = /^\p{Lu}\p{Ll}?$/u
const IN_TITLE = 'A'
/** The group of levels, which are not synonyms: a senior developer is not any senior engineer. */
const LEVELS = 'Levels'
/** The maximum number of words in the name of a skill or title. */
const MOST_WORDS = 5
/** Shorter titles occur at the end of other words by chance. */
const SHORTEST_ENDING = 5
/** The minimum number of letters in a compound before the title that it ends in. */
const SHORTEST_BEGINNING = 3

/**
 * Widens consecutive plain words by other names of the skills and titles in them, by other spellings of compounds, and
 * by gender forms.
 */
export function widenWords(words: readonly string[], vocabulary: Vocabulary): Widened {
  const required = withBroader(words, compose(words, 0, vocabulary, MOST_WORDS))
  const ranked = required.flatMap(({ from, to, also }) =>
    words.slice(from, to).flatMap((word) => rankedWord([word], [...genderForms(word), ...also]) ?? []),
  )
  return { required, ranked }
}

/** Returns a word's queries on titles: any of the typed forms counts fully, any of the others less. */
export function rankedWord(typed: readonly string[], others: readonly string[]): RankedWord | undefined {
  const queries = (texts: readonly string[], weights: string) => texts.flatMap((text) => termQuery(text, weights) ?? [])
  const exact = anyOfQuery(queries(typed, IN_TITLE))
  const text = anyOfQuery(queries(typed, ''))
  if (exact === null || text === null) return undefined
  return { text, exact, wide: anyOfQuery([exact, ...queries(others, IN_TITLE)]) ?? exact }
}

/**
 * Composes the widened words from left to right, one for each named stretch. The single words of a name are widened,
 * too.
 */
function compose(
  words: readonly string[],
  offset: number,
  vocabulary: Vocabulary,
  longest: number,
): readonly WidenedWords[] {
  const widened: WidenedWords[] = []
  const names = termsIn(
    words.map((word) => namedForm(word, vocabulary)),
    { longest },
  )
  const named = longest > 1 ? withCompounds(words, names, vocabulary) : names
  const byStart = new Map(named.map((one) => [one.at, one]))
  for (let at = 0; at < words.length; ) {
    const { length = 1, terms = [] } = byStart.get(at) ?? {}
    const typed = words.slice(at, at + length)
    const also = otherWords(typed, terms, vocabulary)
    const singles = length > 1 ? compose(typed, offset + at, vocabulary, length - 1) : []
    const asTyped = length > 1 ? allOfQuery(singles.map(({ query }) => query)) : wordQuery(typed.join(' '))
    const narrower = [...new Set([...narrowerNames(typed, terms), ...inTitles(typed, terms, vocabulary)])]
    const others = [
      ...also.flatMap((name) => nameQuery(name, typed, vocabulary) ?? []),
      ...narrower.flatMap((name) => termQuery(name, IN_TITLE) ?? []),
    ]
    const query = anyOfQuery([...(asTyped === null ? [] : [asTyped]), ...others])
    const alsoOfOwn = singles.flatMap((part) => part.also)
    if (query !== null) {
      widened.push({
        from: offset + at,
        to: offset + at + length,
        query,
        also: [...new Set([...also, ...narrower, ...alsoOfOwn])],
      })
    }
    at += length
  }
  return widened
}

/**
 * Returns the gender form of a word that the catalogs have, or the title that a compound ends in if no job has the
 * compound itself.
 */
function namedForm(word: string, vocabulary: Vocabulary): string {
  if (termsOf(word).length > 0) return word
  const forms = [...genderForms(word), ...possibleForms(word)]
  const named = forms.find((form) => titlesOf(form).length > 0)
  if (named !== undefined) return named
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
  // A compound that is a title itself counts only if it is a subtype: an underwriter is not a writer, a copywriter is.
  const isKind = (word: string) =>
    termsOf(word).every(({ broader }) => titles.some(({ name }) => broader.includes(name)))
  return [...forms, ...compounds].filter((word) => isKind(word) && !typedTerms.has(termOf(word)))
}

/**
 * Returns the query for a name. In place of several words, all its words must match; in place of one, it is a phrase.
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
  const equal = termsOf(word).flatMap((term) => term.equal.filter((name) => name.includes(' ')))
  const other = equal.filter((name) => name.replaceAll(' ', '').toLowerCase() === word.toLowerCase())
  return anyOfQuery([word, ...(apart === undefined ? [] : [apart]), ...other].flatMap((text) => termQuery(text) ?? []))
}

/**
 * Returns the multi-word names of narrower titles, which a single word also covers: a software engineer is a developer.
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

function wordQuery(word: string): string | null {
  return anyOfQuery([word, ...genderForms(word)].flatMap((form) => termQuery(form) ?? []))
}

/** Adds stretches of two words that jobs write as one, unless a name contains them. */
function withCompounds(words: readonly string[], named: readonly NamedTerms[], vocabulary: Vocabulary): NamedTerms[] {
  const isNamed = (at: number) => named.some((one) => one.at <= at && at < one.at + one.length)
  const compounds: NamedTerms[] = []
  for (let at = 0; at + 1 < words.length; at++) {
    const free = !isNamed(at) && !isNamed(at + 1) && compounds.at(-1)?.at !== at - 1
    if (free && joined(words.slice(at, at + 2), vocabulary)) compounds.push({ at, length: 2, terms: [] })
  }
  return [...named, ...compounds]
}

function joined(words: readonly string[], vocabulary: Vocabulary): string | undefined {
  const parts = words.map((word) => splitWords(word))
  if (!parts.every(([first, ...more]) => first?.whole === null && first.parts.length === 1 && more.length === 0))
    return undefined
  const whole = parts.flatMap(([first]) => first?.parts ?? []).join('')
  return vocabulary.jobsOf(termOf(whole)) === undefined ? undefined : whole
}

/** Returns other names for the words, but no broader or narrower titles. */
function otherWords(typed: readonly string[], terms: NamedTerms['terms'], vocabulary: Vocabulary): string[] {
  const text = typed.join(' ')
  const typedTerms = termsOfText(text)
  const ownQuery = termQuery(text)
  const [first] = typed
  const apart =
    typed.length === 1 && first !== undefined
      ? vocabulary.apartOf(termOf(splitWords(first)[0]?.parts[0] ?? ''))
      : undefined
  const whole = typed.length === 2 ? joined(typed, vocabulary) : undefined
  const names = [...terms.flatMap(({ equal }) => equal), ...[apart, whole].flatMap((one) => one ?? [])]
  const seenQueries = new Set([ownQuery])
  return names.filter((name) => {
    const query = termQuery(name)
    if (query === null || seenQueries.has(query)) return false
    seenQueries.add(query)
    const others = termsOfText(name)
    return !contains(others, typedTerms) && !contains(typedTerms, others)
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
 * After the same word, a broader or narrower title can replace a title: a backend engineer is a backend developer.
 * Without that word it can't: few engineers are developers.
 */
function withBroader(words: readonly string[], required: readonly WidenedWords[]): readonly WidenedWords[] {
  const merged: WidenedWords[] = []
  for (const part of required) {
    const before = merged.at(-1)
    const near = part.to - part.from === 1 ? nearTitles(words[part.from] ?? '') : []
    const word = words[part.from - 1]
    if (near.length === 0 || before === undefined || word === undefined || isLevel(word)) {
      merged.push(part)
      continue
    }
    merged.pop()
    const isOne = before.to - before.from === 1
    const subject = anyOfQuery([word, ...(isOne ? before.also : [])].flatMap((one) => termQuery(one, IN_TITLE) ?? []))
    const titles = anyOfQuery(near.flatMap((one) => termQuery(one, IN_TITLE) ?? []))
    const both = allOfQuery([before.query, part.query])
    const query = anyOfQuery([both, subject && titles && followedBy([subject, titles])].filter((one) => one !== null))
    const also = [...before.also, ...part.also, ...near.map((one) => `${word} ${one.toLowerCase()}`)]
    merged.push({ from: before.from, to: part.to, query: query ?? part.query, also })
  }
  return merged
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
