import type { TextSpan } from '../skills-of-text.ts'
import { patterns } from './preferred-patterns.ts'

const longestName = 80
const longestNegation = 60
const label = /^([^:]{2,80}?)\s*(?::|\s[–—-](?=\s))\s*/u
const bracket = /\(([^()]{2,120})\)/gu
/** The ends of sentences, including `;`, `•` and `|`, but not the full stops of abbreviations. */
const sentenceEnd =
  /(?<!(?<!\p{L})(?:e\.g|i\.e|z\.? ?b|etc|inkl|incl|bzw|u\.a|p\. ?ex|ej|np|bijv|d\.h|o\.ä))[.!?](?=\s|$)|[;•|]/giu
const joint =
  /,\s*(?:(?:and|or|und|oder|sowie|et|ou|y|o|e|ed|en|of|i|lub|oraz|but|aber|mais|pero|mas|ma|maar|ale)\s+)?|\s+(?:and|or|und|oder|sowie|et|ou|y|o|e|ed|en|of|i|lub|oraz|but|while|aber|mais|pero|mas|ma|maar|ale)\s+/giu
/** The start of a separate statement: `experience in Python, SQL and knowledge of Tableau is a plus`. */
const ownStatement =
  /^(?:experience|knowledge|familiarity|understanding|exposure|background|proficiency|erfahrung|kenntnisse|connaissances?|expérience|conocimientos?|experiencia|conhecimentos?|experiência|conoscenza|esperienza|kennis|ervaring|znajomość|doświadczenie)(?!\p{L})/iu

/** The beginning of a heading for two sections in one, such as `Requirements and`. */
const secondName = /[\p{L}\p{N}]\s*(?:[&/+]|(?<!\p{L})(?:and|or|und|oder|et|ou|y|o|e|en|of|i|oraz|lub)(?!\p{L}))/iu

/** Whether a text is a heading for nice-to-have skills: it has only words for nice to have, and neutral words. */
export function namesPreferred(text: string): boolean {
  const withoutDenials = text.replace(patterns.denied, ' ')
  if (text.length > longestName || patterns.must.test(withoutDenials)) return false
  const first = withoutDenials.search(patterns.names)
  if (first === -1 || secondName.test(withoutDenials.slice(0, first))) return false
  const without = withoutDenials.replace(patterns.names, ' ')
  return !/[\p{L}\p{N}]/u.test(without.replace(patterns.fillers, ' '))
}

/** Whether a text states that something is required, without denying it. */
export function statesMust(text: string): boolean {
  return patterns.must.test(text.replace(patterns.denied, ' '))
}

/**
 * Returns the parts of a line with skills that the line calls nice to have: after a label (`Bonus: Go`), before
 * brackets (`Go (a plus)`), and around words of its sentences (`Go is a plus`). Each part is the smallest one to which
 * the words certainly refer.
 */
export function preferredClauses(line: string): TextSpan[] {
  const sentences = sentencesOf(line)
  const spans: TextSpan[] = []
  let isBehindLabel = false
  for (const { start, end } of sentences) {
    const sentence = line.slice(start, end)
    const match = label.exec(sentence)
    const isLabelled = match !== null && namesPreferred(match[1] ?? '')
    if (isLabelled) isBehindLabel = true
    else if (match !== null || statesMust(sentence) || !continuesList(line, start)) isBehindLabel = false
    if (isBehindLabel) spans.push(cutAtMust(line, { start: start + (isLabelled ? match[0].length : 0), end }))
    else
      spans.push(
        ...ofBrackets(line, { start, end }),
        ...ofMarks(line, { start, end }),
        ...partsAfterLeads(line, { start, end }),
      )
  }
  return spans
}

/**
 * Whether a sentence continues the list of the previous sentence: it follows `;`, `•` or `|`, or begins with a word
 * such as `knowledge` or `Erfahrung`.
 */
function continuesList(line: string, start: number): boolean {
  return /[;•|]\s*$/u.test(line.slice(0, start)) || ownStatement.test(line.slice(start))
}

function sentencesOf(line: string): TextSpan[] {
  const ends = [...line.matchAll(sentenceEnd)].map(({ index, 0: found }) => index + found.length)
  return [...ends, line.length].flatMap((end, index) => {
    const from = index === 0 ? 0 : (ends[index - 1] ?? 0)
    const start = from + (/^[\s\p{P}\p{S}]*/u.exec(line.slice(from, end))?.[0].length ?? 0)
    return start < end ? [{ start, end }] : []
  })
}

/** Returns the parts that brackets call nice to have: `Go (nice to have)`, `(nice to have: Go)`. */
function ofBrackets(line: string, { start, end }: TextSpan): TextSpan[] {
  return [...line.slice(start, end).matchAll(bracket)].flatMap(({ index, 1: inner = '' }) => {
    const opening = start + index
    const inside = label.exec(inner)
    if (inside && namesPreferred(inside[1] ?? '')) {
      return [{ start: opening + 1 + inside[0].length, end: opening + 1 + inner.length }]
    }
    const isMark = namesPreferred(inner) || [...inner.matchAll(patterns.marks)].some(({ index: at }) => at === 0)
    if (!isMark) return []
    const before = line.slice(start, opening)
    const last = [...before.matchAll(/[,;]\s*|\s(?:and|und|et|y|e|en|i|oraz|sowie)\s+/giu)].at(-1)
    return [{ start: start + (last ? last.index + last[0].length : 0), end: opening }]
  })
}

/**
 * Returns the part that a sentence calls nice to have. `Go is a plus` refers to the text before its words, `Von Vorteil
 * ist Go` to the text after them.
 */
function ofMarks(line: string, { start, end }: TextSpan): TextSpan[] {
  const sentence = line.slice(start, end)
  let from = 0
  return [...sentence.matchAll(patterns.marks)].flatMap(({ index, 0: mark }) => {
    const before = sentence.slice(from, index)
    const isNegated = isNegatedAt(sentence, index)
    const isFirst = !/[\p{L}\p{N}]/u.test(before.replace(patterns.fillers, ' '))
    const since = from
    from = index + mark.length
    if (isNegated || isBracketed(sentence, index)) return []
    if (isFirst) return [cutAtMust(line, { start: start + from, end })]
    return [{ start: start + since + lastStatement(before), end: start + index }]
  })
}

function partsAfterLeads(line: string, { start, end }: TextSpan): TextSpan[] {
  const sentence = line.slice(start, end)
  return [...sentence.matchAll(patterns.leads)].flatMap(({ index, 0: lead }) =>
    isNegatedAt(sentence, index) ? [] : [cutAtMust(line, { start: start + index + lead.length, end })],
  )
}

function isNegatedAt(sentence: string, at: number): boolean {
  return patterns.negatedBefore.test(sentence.slice(Math.max(0, at - longestNegation), at))
}

function isBracketed(sentence: string, at: number): boolean {
  return sentence.lastIndexOf('(', at) > sentence.lastIndexOf(')', at) && sentence.indexOf(')', at) !== -1
}

/** Ends a part before the first statement of requirements in it. */
function cutAtMust(line: string, { start, end }: TextSpan): TextSpan {
  const part = line.slice(start, end)
  // The replacement has the same length, so that positions stay valid.
  const requirement = patterns.must.exec(part.replace(patterns.denied, (found) => ' '.repeat(found.length)))
  if (requirement === null) return { start, end }
  const joints = [...part.slice(0, requirement.index).matchAll(joint)]
  return { start, end: start + (joints.at(-1)?.index ?? 0) }
}

/**
 * Returns the position at which the last statement of a clause begins. That of `you know Python, Go and Rust` is `Go
 * and Rust`, while `Docker, Helm or Terraform` is a single statement.
 */
function lastStatement(clause: string): number {
  const joints = [...clause.matchAll(joint)]
  let start = 0
  let isList = false
  for (let index = joints.length - 1; index >= 0; index -= 1) {
    const lastJoint = joints[index]
    if (lastJoint === undefined) break
    const { 0: words } = lastJoint
    const endOfJoint = lastJoint.index + words.length
    // In `not required, but nice to have`, the words continue the previous statement.
    if (!/[\p{L}\p{N}]/u.test(clause.slice(endOfJoint).replace(patterns.fillers, ' '))) continue
    const previousJoint = joints[index - 1]
    const before = clause.slice(previousJoint ? previousJoint.index + previousJoint[0].length : 0, lastJoint.index)
    isList ||= /\p{L}/u.test(words)
    const isOther =
      statesMust(before) ||
      patterns.subjects.test(before) ||
      /\b(?:but|while|aber|mais|pero|ma|maar|ale)\b/iu.test(words)
    if (!isList || isOther || ownStatement.test(clause.slice(endOfJoint).trimStart())) {
      start = endOfJoint
      break
    }
  }
  return start
}
