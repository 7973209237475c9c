import type { Context } from '../../../../platform/context.ts'
import { ttlCache } from '../../../../platform/ttl-cache.ts'
import { plainTermOf, type SplitWord, splitWords, termOf } from '../../../../platform/words/split-words.ts'
import { type KnownWord, NearestWords } from '../nearest-word.ts'
import { compoundsByPart, splitCompound } from './compounds.ts'
import { genderForms } from './gender-forms.ts'

const CACHE_SECONDS = 60
const ONE_ERROR_FROM = 4
/** The minimum number of letters of a compound before its last word, and the maximum number of compounds per word. */
const SHORTEST_BEGINNING = 3
const MOST_COMPOUNDS = 20

/** The most frequent words of titles, skills and companies. */
export interface Vocabulary {
  /** Returns how many titles, skills and companies of open jobs use a term; undefined if the term isn't frequent. */
  jobsOf(term: string): number | undefined
  /**
   * Returns the frequent word that a term most likely stands for: the one with the fewest errors, or else the most
   * frequent one. Undefined if no word is near.
   */
  nearest(term: string): (KnownWord & { readonly errors: number }) | undefined
  /** Whether all words of a text are frequent. */
  hasWords(text: string): boolean
  /** Returns the spelling of a frequent word as two words, if jobs use that, too: `front end` for `frontend`. */
  apartOf(term: string): string | undefined
  /**
   * Returns the most frequent compounds that end in a term, as German, Dutch and Swedish write them:
   * `grundschullehrer`.
   */
  compoundsOf(term: string): readonly string[]
  /** Returns the most frequent compounds of German and its relatives with this term as their first or last part. */
  compoundsWith(term: string): readonly string[]
  /**
   * Returns the two frequent words that a compound of such a language, or another gender form of it, consists of;
   * undefined if there are none.
   */
  partsOf(text: string): readonly [string, string] | undefined
}

const cachedVocabulary = ttlCache(CACHE_SECONDS, load)

/** Returns the vocabulary of the last word count; at most a minute old. */
export function vocabularyOf(ctx: Context): Promise<Vocabulary> {
  return cachedVocabulary(ctx, 'words')
}

async function load({ db }: Context): Promise<Vocabulary> {
  const words = await db
    .selectFrom('job_word')
    .select(['word', 'label', 'jobs', 'apart', 'compounding'])
    .orderBy('jobs', 'desc')
    .execute()
  const jobs = new Map(words.map((one) => [one.word, one.jobs]))
  const apart = new Map(words.flatMap((one) => (one.apart === null ? [] : [[one.word, one.apart] as const])))
  const near = new NearestWords(words, ONE_ERROR_FROM)
  const compounding = new Set(words.flatMap(({ word, compounding }) => (compounding ? [word] : [])))
  const isPart = (term: string) => compounding.has(term)
  const byPart = compoundsByPart([...compounding], isPart)
  const endings = sortedByEnding(words.map(({ word }) => word))
  return {
    jobsOf: (term) => jobs.get(term),
    nearest: (term) => near.nearest(term),
    hasWords: (text) => splitWords(text).every((word) => formsOf(word).some((form) => jobs.has(termOf(form)))),
    apartOf: (term) => apart.get(term),
    compoundsOf: (term) =>
      endingIn(endings, term)
        .filter((word) => word.length >= term.length + SHORTEST_BEGINNING)
        .toSorted((a, b) => (jobs.get(b) ?? 0) - (jobs.get(a) ?? 0))
        .slice(0, MOST_COMPOUNDS),
    compoundsWith: (term) => (byPart.get(term) ?? []).slice(0, MOST_COMPOUNDS),
    partsOf: (text) => {
      const terms = [text, ...genderForms(text)].flatMap((form) => plainTermOf(form) ?? [])
      return terms.map((term) => splitCompound(term, isPart)).find((parts) => parts !== undefined)
    },
  }
}

/**
 * Returns the forms by which a word is looked up: a compound as one word, and its parts. None for scripts without
 * spaces.
 */
function formsOf({ whole, parts, pairs }: SplitWord): readonly string[] {
  return pairs ? [] : [...(whole === null ? [] : [whole]), ...parts]
}

function backwards(word: string): string {
  return [...word].reverse().join('')
}

/** Returns the words reversed and sorted, so that words with the same ending are adjacent. */
function sortedByEnding(words: readonly string[]): readonly string[] {
  return words.map(backwards).toSorted()
}

function endingIn(endings: readonly string[], term: string): string[] {
  const beginning = backwards(term)
  let [low, high] = [0, endings.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((endings[middle] ?? '') < beginning) low = middle + 1
    else high = middle
  }
  const words: string[] = []
  for (let at = low; endings[at]?.startsWith(beginning); at++) words.push(backwards(endings[at] ?? ''))
  return words
}
