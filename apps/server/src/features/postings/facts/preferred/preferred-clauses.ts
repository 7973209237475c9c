import type { TextSpan } from '../skills-of-text.ts'
import { patterns } from './preferred-patterns.ts'

const longestName = 80
const longestNegation = 60
const label = /^([^:]{2,80}?)\s*(?::|\s[–—-](?=\s))\s*/u
const bracket = /\(([^()]{2,120})\)/gu
/** Ends of sentences, without the points of abbreviations. */
const sentenceEnd =
  /(?<!(?<!\p{L})(?:e\.g|i\.e|z\.? ?b|etc|inkl|incl|bzw|u\.a|p\. ?ex|ej|np|bijv|d\.h|o\.ä))[.!?](?=\s|$)|[;•|]/giu
const joint =
  /,\s*(?:(?:and|or|und|oder|sowie|et|ou|y|o|e|ed|en|of|i|lub|oraz|but|aber|mais|pero|mas|ma|maar|ale)\s+)?|\s+(?:and|or|und|oder|sowie|et|ou|y|o|e|ed|en|of|i|lub|oraz|but|while|aber|mais|pero|mas|ma|maar|ale)\s+/giu
/** The start of a separate statement: `experience in Python, SQL and knowledge of Tableau is a plus`. */
const ownStatement =
  /^(?:experience|knowledge|familiarity|understanding|exposure|background|proficiency|erfahrung|kenntnisse|connaissances?|expérience|conocimientos?|experiencia|conhecimentos?|experiência|conoscenza|esperienza|kennis|ervaring|znajomość|doświadczenie)(?!\p{L})/iu

/** `Requirements and`: a heading of two sections in one. */
const secondName = /[\p{L}\p{N}]\s*(?:[&/+]|(?<!\p{L})(?:and|or|und|oder|et|ou|y|o|e|en|of|i|oraz|lub)(?!\p{L}))/iu

/** Whether a text is a heading for nice-to-have skills: such words, and neutral ones. */
export function namesPreferred(text: string): boolean {
  const plain = text.replace(patterns.denied, ' ')
  if (text.length > longestName || patterns.must.test(plain)) return false
  const first = plain.search(patterns.names)
  if (first === -1 || secondName.test(plain.slice(0, first))) return false
  const without = plain.replace(patterns.names, ' ')
  return !/[\p{L}\p{N}]/u.test(without.replace(patterns.fillers, ' '))
}

/** Whether a text states, and does not deny, that something is required. */
export function statesMust(text: string): boolean {
  return patterns.must.test(text.replace(patterns.denied, ' '))
}

/**
 * Returns the parts of a line whose skills it calls nice to have: after a label (`Bonus: Go`), before brackets (`Go (a
 * plus)`), and around words of its sentences (`Go is a plus`). Each is the smallest part that the words certainly refer
 * to.
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
    else if (match !== null || statesMust(sentence) || !goesOn(line, start)) isBehindLabel = false
    if (isBehindLabel) spans.push(cutAtMust(line, { start: start + (isLabelled ? match[0].length : 0), end }))
    else
      spans.push(
        ...ofBrackets(line, { start, end }),
        ...ofMarks(line, { start, end }),
        ...ofLeads(line, { start, end }),
      )
  }
  return spans
}

/** Whether a sentence continues the list of the previous one: after a semicolon, or with `knowledge of ...`. */
function goesOn(line: string, start: number): boolean {
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

/** `Go (nice to have)`, and `(nice to have: Go)`. */
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

/** `Go is a plus` refers to the text before it; `Von Vorteil ist Go` to the text after it. */
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

function ofLeads(line: string, { start, end }: TextSpan): TextSpan[] {
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

/** Ends a part before a statement of requirements in it. */
function cutAtMust(line: string, { start, end }: TextSpan): TextSpan {
  const part = line.slice(start, end)
  // The replacement has the same length, so that positions stay valid.
  const must = patterns.must.exec(part.replace(patterns.denied, (found) => ' '.repeat(found.length)))
  if (must === null) return { start, end }
  const joints = [...part.slice(0, must.index).matchAll(joint)]
  return { start, end: start + (joints.at(-1)?.index ?? 0) }
}

/**
 * Returns where the last statement of a clause begins: `you know Python, Go and Rust` ends with Go and Rust, `Docker, Helm
 * or Terraform` is one list.
 */
function lastStatement(clause: string): number {
  const joints = [...clause.matchAll(joint)]
  let start = 0
  let isList = false
  for (let index = joints.length - 1; index >= 0; index -= 1) {
    const lastJoint = joints[index]
    if (lastJoint === undefined) break
    const { 0: words } = lastJoint
    const behind = lastJoint.index + words.length
    // `not required, but nice to have`: the words continue the previous statement.
    if (!/[\p{L}\p{N}]/u.test(clause.slice(behind).replace(patterns.fillers, ' '))) continue
    const previous = joints[index - 1]
    const before = clause.slice(previous ? previous.index + previous[0].length : 0, lastJoint.index)
    isList ||= /\p{L}/u.test(words)
    const isOther =
      statesMust(before) ||
      patterns.subjects.test(before) ||
      /\b(?:but|while|aber|mais|pero|ma|maar|ale)\b/iu.test(words)
    if (!isList || isOther || ownStatement.test(clause.slice(behind).trimStart())) {
      start = behind
      break
    }
  }
  return start
}
