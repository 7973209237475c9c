import type { SearchTerm } from '@rise/contract/jobs/search/shapes'
import { sql } from 'kysely'
import type { Database } from '../../../../platform/database/database.ts'
import type { TypedTerm } from '../../../../platform/words/parse-search.ts'
import { formsQuery } from '../../../../platform/words/search-query.ts'
import { plainTermOf, termOf } from '../../../../platform/words/split-words.ts'
import { stemsOf } from '../../../../platform/words/stem-of.ts'
import { termsOf } from '../../../catalogs/index.ts'
import type { NearestWords } from '../nearest-word.ts'
import { genderForms, possibleForms } from './gender-forms.ts'
import { keywordOf } from './search-text.ts'
import type { Vocabulary } from './vocabulary.ts'

/**
 * "Did you mean" replaces a word in at most `RARE_JOBS` jobs with the nearest word if at least `MUCH_MORE` times as
 * many jobs have that word.
 */
const RARE_JOBS = 3
const MUCH_MORE = 20

/** The words that typing errors can be corrected to. */
export interface Correct {
  readonly vocabulary: Vocabulary
  readonly placeNames: NearestWords
}

/**
 * Returns those words of the terms that no open job has in any form, even in its description, and that may be typing
 * errors.
 */
export async function unknownWords(db: Database, correct: Correct, terms: readonly TypedTerm[]): Promise<Set<string>> {
  const { vocabulary } = correct
  const words = terms.flatMap((term) =>
    term.phrase || hasOthers(term.text, vocabulary) ? [] : (plainTermOf(term.text) ?? []),
  )
  const rare = [...new Set(words)].filter(
    (word) => vocabulary.jobsOf(word) === undefined && correctionOf(word, correct),
  )
  if (rare.length === 0) return new Set()
  const { rows } = await sql<{ word: string }>`
    select word from unnest(${rare}::text[], ${rare.map((word) => formsQuery(word))}::tsquery[]) as rare (word, forms)
    where not exists (select from job_text where words @@ forms)`.execute(db)
  return new Set(rows.map(({ word }) => word))
}

/**
 * Whether the catalogs know a word, the catalogs or jobs contain another gender form of it, or it is a compound of words
 * that jobs use. Such a word isn't a typing error.
 */
function hasOthers(text: string, vocabulary: Vocabulary): boolean {
  const isTitle = (form: string) => termsOf(form).some(({ kind }) => kind === 'title')
  return (
    termsOf(text).length > 0 ||
    vocabulary.partsOf(text) !== undefined ||
    genderForms(text).some((form) => vocabulary.jobsOf(termOf(form)) !== undefined) ||
    possibleForms(text).some(isTitle)
  )
}

/** Returns the word or place with the fewest errors. If both have equally many, returns the word. */
function correctionOf(word: string, { vocabulary, placeNames }: Correct): string | undefined {
  const near = vocabulary.nearest(word)
  const place = placeNames.nearest(word)
  return place && (near === undefined || place.errors < near.errors) ? place.label : near?.label
}

/** Returns the term with an unknown word replaced by the nearest word or place that jobs have. */
export function correctTerm(term: TypedTerm, unknown: ReadonlySet<string>, correct: Correct): SearchTerm {
  const word = term.phrase ? undefined : plainTermOf(term.text)
  const correction = word !== undefined && unknown.has(word) ? correctionOf(word, correct) : undefined
  return correction ? { text: correction, phrase: false, typed: term.text } : { ...term, typed: null }
}

/** Returns the search with rare words replaced by much more frequent ones; null if there are none. */
export function suggestFrequent(
  { allOf, noneOf }: { readonly allOf: readonly (readonly TypedTerm[])[]; readonly noneOf: readonly TypedTerm[] },
  vocabulary: Vocabulary,
): string | null {
  let isBetter = false
  const better = (term: TypedTerm): TypedTerm => {
    const word = term.phrase ? undefined : plainTermOf(term.text)
    const jobs = word === undefined ? undefined : vocabulary.jobsOf(word)
    if (word === undefined || jobs === undefined || jobs > RARE_JOBS || hasOthers(term.text, vocabulary)) return term
    const correction = vocabulary.nearest(word)
    if (!correction || correction.jobs < jobs * MUCH_MORE || isFormOf(word, correction.word)) return term
    isBetter = true
    return { ...term, text: correction.label }
  }
  const groups = allOf.map((group) => group.map(better))
  return isBetter ? keywordOf({ allOf: groups, noneOf }) : null
}

function isFormOf(word: string, other: string): boolean {
  const otherStems = stemsOf(other)
  return stemsOf(word).some((stem) => otherStems.includes(stem))
}
