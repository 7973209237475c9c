import type { Context } from '../../../../platform/context.ts'
import { remember } from '../../../../platform/remember.ts'
import { type SplitWord, splitWords, termOf } from '../../../../platform/words/split-words.ts'
import { editDistance } from './edit-distance.ts'

const KEPT_SECONDS = 60
/** Shorter words have too many neighbours, of longer ones two letters may be wrong. */
const ONE_ERROR_FROM = 4
const TWO_ERRORS_FROM = 8
const correctable = /^[\p{L}\p{M}]+$/u

interface Word {
  readonly word: string
  readonly label: string
  readonly jobs: number
}

/** The words that titles, skills and companies use most. */
export interface Vocabulary {
  /** How many titles, skills and companies of open jobs use a term, when it is one of the frequent ones. */
  jobsOf(term: string): number | undefined
  /** The frequent word that a term was most likely meant to be, fewest errors first, then the most frequent; undefined when none is near. */
  nearest(term: string): Word | undefined
  /** Whether each of a text's words is a frequent one. */
  hasWords(text: string): boolean
  /** A frequent word as two words, where others write it so: `front end` for `frontend`. */
  apartOf(term: string): string | undefined
}

const kept = remember(KEPT_SECONDS, load)

/** The vocabulary as it was counted last; at most a minute older. */
export function vocabularyOf(ctx: Context): Promise<Vocabulary> {
  return kept(ctx, 'words')
}

async function load({ db }: Context): Promise<Vocabulary> {
  const words = await db
    .selectFrom('job_word')
    .select(['word', 'label', 'jobs', 'apart'])
    .orderBy('jobs', 'desc')
    .execute()
  const jobs = new Map(words.map((one) => [one.word, one.jobs]))
  const apart = new Map(words.flatMap((one) => (one.apart === null ? [] : [[one.word, one.apart] as const])))
  const byLength = Map.groupBy(
    words.map((one) => ({ ...one, letters: lettersOf(one.word) })),
    ({ word }) => word.length,
  )
  return {
    jobsOf: (term) => jobs.get(term),
    nearest: (term) => nearest(byLength, term),
    hasWords: (text) => splitWords(text).every((word) => formsOf(word).some((form) => jobs.has(termOf(form)))),
    apartOf: (term) => apart.get(term),
  }
}

/** A compound is counted by its parts. */
function formsOf({ whole, parts, pairs }: SplitWord): readonly string[] {
  return pairs ? [] : [...(whole === null ? [] : [whole]), ...parts]
}

interface LetteredWord extends Word {
  /** A bit for each letter, modulo 32, that is in the word. */
  readonly letters: number
}

function lettersOf(word: string): number {
  let letters = 0
  for (let index = 0; index < word.length; index++) letters |= 1 << (word.charCodeAt(index) & 31)
  return letters
}

/** In how many letters two words differ: an error changes at most two. */
function differences(a: number, b: number): number {
  let bits = a ^ b
  let count = 0
  for (; bits !== 0; bits &= bits - 1) count += 1
  return count
}

function nearest(byLength: ReadonlyMap<number, readonly LetteredWord[]>, term: string): Word | undefined {
  const most = term.length >= TWO_ERRORS_FROM ? 2 : term.length >= ONE_ERROR_FROM ? 1 : 0
  if (!correctable.test(term)) return undefined
  const letters = lettersOf(term)
  let best: Word | undefined
  let errors = most + 1
  for (let length = term.length - most; length <= term.length + most; length++) {
    for (const known of byLength.get(length) ?? []) {
      if (known.word === term || differences(letters, known.letters) > 2 * Math.min(errors, most)) continue
      // Equal errors: the more frequent one, and within a length the words come by their frequency.
      const isBetter = best === undefined || known.jobs > best.jobs
      const found = editDistance(term, known.word, isBetter ? errors : errors - 1)
      if (found <= most && (found < errors || (found === errors && isBetter))) {
        best = known
        errors = found
      }
    }
  }
  return best
}
