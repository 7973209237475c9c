import { termOf } from './split-words.ts'

/** How a language writes the forms of a word. Endings are folded, without a final -s. */
interface Endings {
  /** Pairs of a form's ending and what the stem has instead; the first that fits is replaced. */
  readonly replaced: readonly (readonly [string, string])[]
  /** Endings that the stem lacks, after that; the first that fits is removed. */
  readonly removed: readonly string[]
}

/**
 * The endings of number, case and gender of nouns and adjectives, after the light and minimal stemmers of Jacques Savoy
 * (“Light stemming approaches for the French, Portuguese, German and Hungarian languages”, 2006). Endings that form
 * other words stay: accounting is no account, and a Lehrer no Lehre, so German -er is removed from adjectives only.
 */
const endingsOfLanguages: Readonly<Record<string, Endings>> = {
  de: {
    replaced: [
      ...['leute', 'leuten', 'frau', 'frauen'].map((people) => [people, 'mann'] as const),
      ...['end', 'isch', 'lich', 'ig', 'iert', 'bar', 'haft', 'sam', 'los'].flatMap((adjective) =>
        ['er', 'em', 'es', 'en', 'e'].map((inflection) => [adjective + inflection, adjective] as const),
      ),
    ],
    removed: ['en', 'e'],
  },
  en: { replaced: [['men', 'man']], removed: [] },
  es: { replaced: [['ce', 'z']], removed: ['a', 'e', 'o'] },
  fr: {
    replaced: [
      ['eaux', 'eau'],
      ['aux', 'al'],
      ['eux', 'eur'],
      ['euse', 'eur'],
      ['trice', 'teur'],
      ['enne', 'en'],
      ['onne', 'on'],
      ['elle', 'el'],
      ['ere', 'er'],
      ['ive', 'if'],
      ['ee', ''],
    ],
    removed: ['e'],
  },
  it: {
    replaced: [
      ['che', 'c'],
      ['chi', 'c'],
      ['ghe', 'g'],
      ['ghi', 'g'],
      ['trice', 'tor'],
    ],
    removed: ['io', 'ie', 'ia', 'a', 'e', 'i', 'o'],
  },
  pt: {
    replaced: [
      ['ais', 'al'],
      ['eis', 'el'],
      ['oe', 'ao'],
      ['ae', 'ao'],
    ],
    removed: ['a', 'e', 'o'],
  },
}
/** The fewest letters before an ending that is replaced, and of a stem from which one is removed. */
const SHORTEST_BEGINNING = 3
const SHORTEST_STEM = 4
const latinWord = /^[a-z]+$/

/**
 * Returns the stem of a word: the index term of all its forms. For a language without rules and for a word that has no
 * ending, that is the term of the word itself.
 *
 * @param word one word, as `splitWords` returns it
 * @param language ISO 639-1
 */
export function stemOf(word: string, language: string): string {
  const term = termOf(word)
  const endings = endingsOfLanguages[language]
  return endings === undefined || !latinWord.test(term) ? term : withoutEnding(term, endings)
}

/** Returns the different stems of a word in all languages that have rules, because a search doesn't say its language. */
export function stemsOf(word: string): string[] {
  return [...new Set(Object.keys(endingsOfLanguages).map((language) => stemOf(word, language)))]
}

function withoutEnding(term: string, { replaced, removed }: Endings): string {
  const [from, to] = replaced.find(([ending]) => hasEnding(term, ending, SHORTEST_BEGINNING)) ?? ['', '']
  const form = term.slice(0, term.length - from.length) + to
  const ending = removed.find((one) => hasEnding(form, one, SHORTEST_STEM)) ?? ''
  return form.slice(0, form.length - ending.length)
}

function hasEnding(term: string, ending: string, shortest: number): boolean {
  return term.endsWith(ending) && term.length - ending.length >= shortest
}
