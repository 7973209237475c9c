import type { Context } from '../../../../platform/context.ts'
import { remember } from '../../../../platform/remember.ts'
import { type SplitWord, splitWords, termOf } from '../../../../platform/words/split-words.ts'
import { type KnownWord, NearestWords } from '../nearest-word.ts'

const KEPT_SECONDS = 60
const ONE_ERROR_FROM = 4
/** What a compound has before its last word, in letters, and how many compounds of one word are looked for. */
const SHORTEST_BEGINNING = 3
const MOST_COMPOUNDS = 20

/** The words that titles, skills and companies use most. */
export interface Vocabulary {
  /** How many titles, skills and companies of open jobs use a term, when it is one of the frequent ones. */
  jobsOf(term: string): number | undefined
  /** The frequent word that a term was most likely meant to be, fewest errors first, then the most frequent; undefined when none is near. */
  nearest(term: string): (KnownWord & { readonly errors: number }) | undefined
  /** Whether each of a text's words is a frequent one. */
  hasWords(text: string): boolean
  /** A frequent word as two words, where others write it so: `front end` for `frontend`. */
  apartOf(term: string): string | undefined
  /** The most frequent compounds that end in a term, as German, Dutch and Swedish write them: `grundschullehrer`. */
  compoundsOf(term: string): readonly string[]
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
  const near = new NearestWords(words, ONE_ERROR_FROM)
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
  }
}

/** A compound is counted by its parts. */
function formsOf({ whole, parts, pairs }: SplitWord): readonly string[] {
  return pairs ? [] : [...(whole === null ? [] : [whole]), ...parts]
}

function backwards(word: string): string {
  return [...word].reverse().join('')
}

/** Words backwards, in order: those with one ending are next to each other. */
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
