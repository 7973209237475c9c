import type { ReadItem, UnplacedText } from '@rise/contract/resumes/endpoints'
import type { Resume } from '@rise/contract/resumes/shapes'
import { countryOfName } from './fields/places.ts'
import type { ResumeLine } from './lines/resume-line.ts'
import type { Section } from './sections/split-sections.ts'
import { findPeriod, isDuration } from './words/dates.ts'
import { fold } from './words/fold.ts'
import { isLabel } from './words/labels.ts'

/** Words that join the parts of a heading: "Engineer at Acme", "BSc in Physics". */
const joints = new Set(
  'at in of for by and the a to from as with bei der die das dem im am an fur fach und von zu chez en et a de du des la le les au aux y e el los da do das dos no na em al di del della presso il i per con bij op het w z na do dla hos pa i av og til for ja u s v ve ile si la de cu es az a στο στη στην και του της в на по с и у з та до ב של את في من و'.split(
    ' ',
  ),
)
const words =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}ー]|[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu

/**
 * Returns the words of a document that are in none of the items read from their lines. It ensures that nothing is lost,
 * because any text that a step overlooks is returned here. Dates, names of countries and labels count as read if an
 * item has them in another form.
 */
export function findUnplaced(sections: readonly Section[], resume: Resume, items: readonly ReadItem[]): UnplacedText[] {
  const itemsOf = new Map<number, ReadItem[]>()
  for (const item of items) for (const at of item.lines) itemsOf.set(at, [...(itemsOf.get(at) ?? []), item])
  const wordsIn = new Map<ReadItem, CoveredWords>()
  const coveredWords = (item: ReadItem) =>
    wordsIn.get(item) ?? storeValue(wordsIn, item, coveredBy(valueAt(resume, item)))
  return sections.flatMap(({ kind, heading, lines }) => {
    const headingAbove = heading?.text.replaceAll('\t', ' ') ?? null
    const headingItem =
      kind === 'other' && heading ? [{ text: headingAbove ?? '', line: heading.at, heading: null }] : []
    return [
      ...headingItem,
      ...lines.flatMap((line) => {
        const texts = runsOf(line, (itemsOf.get(line.at) ?? []).map(coveredWords))
        return texts.map((text) => ({ text, line: line.at, heading: headingAbove }))
      }),
    ]
  })
}

function storeValue<K, V>(map: Map<K, V>, key: K, value: V): V {
  map.set(key, value)
  return value
}

interface CoveredWords {
  readonly words: ReadonlySet<string>
  readonly dates: ReadonlySet<string>
  readonly countryCode: string | undefined
  /** All words in order. A line break may divide a word, so a line may have the beginning or the end of one. */
  readonly all: readonly string[]
}

function valueAt(resume: Resume, { part, at }: ReadItem): unknown {
  return (resume[part] as Record<string, unknown> | undefined)?.[at]
}

function coveredBy(value: unknown): CoveredWords {
  const texts = textsIn(value)
  const all = texts.flatMap((text) => (text.match(words) ?? []).map(fold))
  const { countryCode } = (value ?? {}) as { countryCode?: string }
  return {
    words: new Set(all.flatMap((word) => [word, String(Number(word) || word)])),
    dates: new Set(texts.filter((text) => /^[12]\d{3}(?:-\d{2}){0,2}$/.test(text))),
    countryCode,
    all: [...new Set(all)],
  }
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'number') return [String(value)]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Returns the longest runs of words in a line that no item has. */
function runsOf(line: ResumeLine, owners: readonly CoveredWords[]): string[] {
  if (isSpacedOut(line.text, owners)) return []
  const text = owners.length === 0 ? line.text : withoutKnown(line.text, owners)
  const matches = [...text.matchAll(words)]
  const runs: { from: number; to: number; words: number }[] = []
  let isAfterRead = true
  for (const [index, match] of matches.entries()) {
    const isRead = isReadWord(match[0], { owners, isFirst: index === 0, isLast: index === matches.length - 1 })
    const end = match.index + match[0].length
    const last = runs.at(-1)
    if (!isRead && last && !isAfterRead) Object.assign(last, { to: end, words: last.words + 1 })
    else if (!isRead) runs.push({ from: match.index, to: end, words: 1 })
    isAfterRead = isRead
  }
  return runs
    .map(({ from, to }) => withBrackets(text, from, to))
    .map((run) => run.replaceAll(/\s+/g, ' ').trim())
    .filter((run) => owners.length === 0 || !run.split(' ').every((word) => joints.has(fold(word))))
}

/** Whether a text is a spaced form of words that were read: `M A R A` is read as `MARA`. */
function isSpacedOut(text: string, owners: readonly CoveredWords[]): boolean {
  if (!/^(?:\p{L}\s+){3,}\p{L}$/u.test(text)) return false
  const letters = fold(text).replaceAll(/\s/g, '')
  return owners.some(({ all }) => all.join('') === letters)
}

/** Includes the brackets and signs around unread words, which help to understand them. */
function withBrackets(text: string, from: number, to: number): string {
  const [before, behind] = [text.slice(0, from), text.slice(to)]
  const start = /[([“„"']$/.test(before) ? from - 1 : from
  const end = to + (/^[)\]”"'%.!?+#]+/.exec(behind)?.[0].length ?? 0)
  return text.slice(start, end)
}

function isReadWord(
  word: string,
  { owners, isFirst, isLast }: { owners: readonly CoveredWords[]; isFirst: boolean; isLast: boolean },
): boolean {
  const foldedWord = fold(word)
  const number = String(Number(foldedWord) || foldedWord)
  return owners.some(
    (owner) =>
      owner.words.has(foldedWord) ||
      owner.words.has(number) ||
      (isLast && foldedWord.length > 1 && owner.all.some((each) => each.startsWith(foldedWord))) ||
      (isFirst && foldedWord.length > 1 && owner.all.some((each) => each.endsWith(foldedWord))),
  )
}

/** Removes words that items have in another form: dates, names of countries and labels. */
function withoutKnown(text: string, owners: readonly CoveredWords[]): string {
  let rest = text
  const dates = new Set(owners.flatMap((owner) => [...owner.dates]))
  for (let tries = 0; tries < 3 && dates.size > 0; tries += 1) {
    const period = findPeriod(rest)
    if (!period || !dates.has(period.startDate ?? period.endDate ?? '')) break
    rest = period.rest
  }
  if (dates.size > 0 && isDuration(rest)) rest = ''
  const codes = new Set(owners.map(({ countryCode }) => countryCode))
  if (codes.size > 1 || !codes.has(undefined)) {
    rest = rest
      .split(/(?<=[,|·•\t、，])/u)
      .map((part) => withoutCountry(part, codes))
      .join('')
  }
  return rest
    .split(/(?<=[\t|·•;])/u)
    .map((part) => {
      const [, label = '', behind = part] = /^([^:：]{1,60})[:：](.*)$/su.exec(part) ?? []
      return label !== '' && isLabel(label) ? behind : part
    })
    .join('')
}

/** Removes a country, on its own or after a city: `Berlin Germany`. */
function withoutCountry(part: string, codes: ReadonlySet<string | undefined>): string {
  const parts = part
    .trim()
    .replaceAll(/[,|·•\t、，()]/g, '')
    .split(' ')
  for (let from = 0; from < parts.length; from += 1) {
    const code = countryOfName(parts.slice(from).join(' '))
    if (code !== undefined && codes.has(code)) return `${parts.slice(0, from).join(' ')} `
  }
  return part
}
