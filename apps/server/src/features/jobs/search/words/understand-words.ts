import type { SearchTerm, Understood } from '@rise/contract/jobs/search/shapes'
import { sql } from 'kysely'
import type { Context } from '../../../../platform/context.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { remember } from '../../../../platform/remember.ts'
import { parseSearch, type TypedTerm } from '../../../../platform/words/parse-search.ts'
import { allOfQuery, anyOfQuery, termQuery } from '../../../../platform/words/search-query.ts'
import { splitWords, termOf } from '../../../../platform/words/split-words.ts'
import { type Vocabulary, vocabularyOf } from './vocabulary.ts'

/** Another word is suggested for one with at most this many jobs, if at least this many times more have it. */
const RARE = 3
const MUCH_MORE = 20

/** A search's words, ready for the database. */
export interface SearchWords {
  /** A `tsquery` that must hold; null when there is nothing to look for. */
  readonly query: string | null
  /** A `tsquery` that must not hold for title, skills and company; null when nothing is left out. */
  readonly excluded: string | null
  /** It is one word or phrase, or alternatives of such. */
  readonly isSingle: boolean
  readonly understood: Understood
  /** The same search with a more frequent word in place of a rare one. */
  readonly suggestion: string | null
}

/**
 * Reads the words of a search, and puts typing errors right: a word that no job has becomes the nearest one that titles, skills or
 * companies have; what stands in quotation marks stays as it is. One page of a search asks for it several times.
 */
export const understandWords = remember(5, understand)

async function understand(ctx: Context, keyword: string): Promise<SearchWords> {
  const typed = parseSearch(keyword)
  const vocabulary = await vocabularyOf(ctx)
  const unknown = await unknownWords(ctx.db, vocabulary, typed.allOf.flat())
  const allOf = typed.allOf.flatMap((group) => {
    const anyOf = group.filter(isSearchable).map((term) => corrected(term, unknown, vocabulary))
    return anyOf.length > 0 ? [{ anyOf }] : []
  })
  const noneOf = typed.noneOf.filter(isSearchable).map(asTyped)
  const groups = allOf.flatMap(({ anyOf }) => anyOfQuery(queriesOf(anyOf)) ?? [])
  const isCorrected = allOf.some(({ anyOf }) => anyOf.some((term) => term.typed !== null))
  return {
    query: allOfQuery(groups),
    excluded: anyOfQuery(queriesOf(noneOf)),
    isSingle: groups.length === 1,
    understood: { allOf, noneOf, insist: isCorrected ? keywordOf({ allOf, noneOf }, insisting) : null },
    suggestion: isCorrected ? null : suggest({ allOf, noneOf }, vocabulary),
  }
}

type Terms = Pick<Understood, 'allOf' | 'noneOf'>

function isSearchable({ text }: TypedTerm): boolean {
  return termQuery(text) !== null
}

function asTyped({ text, phrase }: TypedTerm): SearchTerm {
  return { text, phrase, typed: null }
}

function queriesOf(terms: readonly SearchTerm[]): string[] {
  return terms.flatMap(({ text }) => termQuery(text) ?? [])
}

function corrected(term: TypedTerm, unknown: ReadonlySet<string>, vocabulary: Vocabulary): SearchTerm {
  const word = term.phrase ? undefined : plainTerm(term.text)
  const meant = word !== undefined && unknown.has(word) ? vocabulary.nearest(word) : undefined
  return meant ? { text: meant.label, phrase: false, typed: term.text } : asTyped(term)
}

/** The stored term of a text that is one plain word. */
function plainTerm(text: string): string | undefined {
  const [word, ...others] = splitWords(text)
  const isPlain = word !== undefined && others.length === 0 && word.parts.length === 1 && !word.pairs
  return isPlain && word.parts[0] !== undefined ? termOf(word.parts[0]) : undefined
}

/** Those of the terms' words that no open job has, be it in its description. */
async function unknownWords(db: Database, vocabulary: Vocabulary, terms: readonly TypedTerm[]): Promise<Set<string>> {
  const words = terms.flatMap(({ text, phrase }) => (phrase ? [] : (plainTerm(text) ?? [])))
  const rare = [...new Set(words)].filter((word) => vocabulary.jobsOf(word) === undefined && vocabulary.nearest(word))
  if (rare.length === 0) return new Set()
  const { rows } = await sql<{ word: string }>`
    select word from unnest(${rare}::text[]) as word
    where not exists (select from job_text where words @@ quote_literal(word)::tsquery)`.execute(db)
  return new Set(rows.map(({ word }) => word))
}

function suggest(terms: Terms, vocabulary: Vocabulary): string | null {
  let isBetter = false
  const better = ({ anyOf }: Terms['allOf'][number]) => ({
    anyOf: anyOf.map((term) => {
      const word = term.phrase ? undefined : plainTerm(term.text)
      const jobs = word === undefined ? undefined : vocabulary.jobsOf(word)
      if (word === undefined || jobs === undefined || jobs > RARE) return term
      const meant = vocabulary.nearest(word)
      if (!meant || meant.jobs < jobs * MUCH_MORE) return term
      isBetter = true
      return { ...term, text: meant.label }
    }),
  })
  const allOf = terms.allOf.map(better)
  return isBetter ? keywordOf({ ...terms, allOf }, written) : null
}

/** A search as someone would type it. */
function keywordOf({ allOf, noneOf }: Terms, write: (term: SearchTerm) => string): string {
  const groups = allOf.map(({ anyOf }) => anyOf.map(write).join(' OR '))
  return [...groups, ...noneOf.map((term) => `-${write(term)}`)].join(' ')
}

function written({ text, phrase }: SearchTerm): string {
  return phrase ? `"${text}"` : text
}

function insisting({ text, phrase, typed }: SearchTerm): string {
  return typed !== null ? `"${typed}"` : written({ text, phrase, typed })
}
