/** The words in a request that refer to the last jobs shown. */
export interface Mention {
  /** Positions from 0; negative positions count from the end. */
  readonly places: readonly number[]
  /** Whether the request refers to several jobs: "these", "both", "which one". */
  readonly several: boolean
  /** Whether the request contains a form of "they", which may also mean one company. */
  readonly they: boolean
  /** Whether the request refers to one job: "it", "that one". */
  readonly one: boolean
}

const ordinals: readonly (readonly [RegExp, number])[] = [
  [/\b(?:first|1st|frist)\b/gi, 0],
  [/\b(?:second|2nd|secound)\b/gi, 1],
  [/\b(?:third|3rd|thrid)\b/gi, 2],
  [/\b(?:fourth|forth|4th)\b/gi, 3],
  [/\b(?:fifth|5th)\b/gi, 4],
  [/\blast(?! (?:day|week|month|year|\d))/gi, -1],
]
const numbers: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5 }
const smallNumber = `(?:two|three|four|five|[2-5])`
const firstMany = new RegExp(String.raw`\b(?:first|top|1st) (${smallNumber})\b`, 'i')
const lastMany = new RegExp(String.raw`\b(?:last|bottom) (${smallNumber})\b(?! (?:day|week|month|year)s?)`, 'i')
const labelledNumber = /(?:\b(?:number|no\.?|nr\.?|job|option|card|numero)|#) ?(one|two|three|four|five|[1-5])\b/gi
/** A bare digit: the number of a job, unless it counts or measures something. */
const bareNumber =
  /(?<![\p{L}\p{N}.,#€$£+-])([1-5])(?![\p{N}.,]?\p{N}|[%k+]|(?:st|nd|rd|th)\b|\s*(?:\+|years?|yrs?|months?|weeks?|days?|hours?|times|of|eur|usd|gbp|pln)(?![\p{L}]))/giu
const pluralPronoun =
  /\b(?:these|those|both|each|every|ones|all (?:of|the|jobs)|any (?:of|that|which|with|one|ones)|anyone|which (?:of|one|ones|job|jobs)|wich (?:one|job)|the (?:two|three|four|five|jobs))\b|\b(?:which|wich|who)\b(?! (?:skills?|tools?|tech\w*|languages?|things?|days?|hours?|part|benefits?|compan\w*))/i
const thirdPersonPlural = /\b(?:they|them|their|theirs)\b/i
const singularPronoun = /\b(?:it|its|this|that|there|the job|the role|the position|the posting|the company)\b/i

/** Reads the references to the last jobs shown. */
export function readMention(text: string): Mention {
  const rangePositions = [...rangeOf(text)]
  const places = rangePositions.length > 0 ? rangePositions : placesOf(text)
  const isOpen = places.length === 0
  return {
    places,
    several: isOpen && pluralPronoun.test(text),
    they: isOpen && thirdPersonPlural.test(text),
    one: singularPronoun.test(text),
  }
}

function rangeOf(text: string): number[] {
  const first = firstMany.exec(text)?.[1]
  if (first !== undefined) return Array.from({ length: countOf(first) }, (_, index) => index)
  const last = lastMany.exec(text)?.[1]
  return last === undefined ? [] : Array.from({ length: countOf(last) }, (_, index) => index - countOf(last))
}

/** Returns the positions in the order of the text. */
function placesOf(text: string): number[] {
  const ordinalMatches = ordinals.flatMap(([pattern, place]) =>
    Array.from(text.matchAll(pattern), ({ index }) => ({ index, place })),
  )
  const numberMatches = [...text.matchAll(labelledNumber), ...text.matchAll(bareNumber)].map(
    ({ index, 1: number = '1' }) => ({
      ...{ index, place: countOf(number) - 1 },
    }),
  )
  return [...new Set([...ordinalMatches, ...numberMatches].sort((a, b) => a.index - b.index).map(({ place }) => place))]
}

function countOf(word: string): number {
  return numbers[word.toLowerCase()] ?? Number(word)
}
