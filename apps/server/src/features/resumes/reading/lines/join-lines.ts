import type { ResumeLine } from './resume-line.ts'

/** The paragraphs and list items of a document, as they were before the page broke them into lines. */
export interface Prose {
  readonly paragraphs: readonly string[]
  readonly bullets: readonly string[]
}

/** Joins the lines of each sentence. A list item, or a line with space above it, starts a new sentence. */
export function joinLines(lines: readonly ResumeLine[]): Prose {
  const [paragraphs, bullets]: [string[], string[]] = [[], []]
  for (const { text, isBullet } of joinedLines(lines)) (isBullet ? bullets : paragraphs).push(text)
  return { paragraphs, bullets }
}

/** A sentence or list item with the numbers of its lines. */
export interface JoinedLine {
  readonly text: string
  readonly isBullet: boolean
  readonly lines: readonly number[]
}

/** Joins lines like `joinLines`, and keeps all sentences in the order of the document. */
export function joinedLines(lines: readonly ResumeLine[]): JoinedLine[] {
  const all: { text: string; isBullet: boolean; lines: number[] }[] = []
  let before: ResumeLine | undefined
  for (const line of lines) {
    const text = line.text.replaceAll('\t', ' ')
    const last = all.at(-1)
    if (before && last && !line.isBullet && continuesSentence(before, line)) {
      last.text = joinTexts(last.text, text)
      last.lines.push(line.at)
    } else all.push({ text, isBullet: line.isBullet === true, lines: [line.at] })
    before = line
  }
  return all
}

/** Joins text that a line break divided. A hyphen between lower-case letters comes from the break and is removed. */
export function joinTexts(before: string, after: string): string {
  if (/\p{Ll}[-\u{2010}]$/u.test(before) && /^\p{Ll}/u.test(after)) return before.slice(0, -1) + after
  return unspacedEnd.test(before) && unspacedStart.test(after) ? before + after : `${before} ${after}`
}

/**
 * Whether a line is part of a sentence: too long for a heading, or punctuated like a sentence, and not a row of cells.
 */
function isSentence(text: string): boolean {
  return (text.length >= 30 || /[，、；。]/.test(text)) && !text.includes('\t')
}

const unspacedEnd =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}。、，；：？！）」』】》ー々]$/u
const unspacedStart = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}（「『【《]/u

/** Whether two lines differ in size or font, so that the second one begins something else. */
export function looksDifferent(before: ResumeLine, line: ResumeLine): boolean {
  const isOtherSize = before.size !== undefined && line.size !== undefined && Math.abs(before.size - line.size) > 0.6
  const isOtherFace = before.face !== undefined && line.face !== undefined && before.face !== line.face
  return isOtherSize || isOtherFace
}

/** Whether a sentence of one line continues in the next line. */
export function continuesSentence(before: ResumeLine, line: ResumeLine): boolean {
  if (line.isApart || line.isBullet || line.startsColumn || looksDifferent(before, line)) return false
  if (/^[\p{Ll}(,]/u.test(line.text) && !/[.!?:]$/.test(before.text)) return true
  // A label such as `Role: ...` starts a new sentence, however full the previous line is.
  if (/^\p{Lu}[\p{L} ]{2,24}:\s/u.test(line.text)) return false
  if (/[,&(]$|\s[-–]$/.test(before.text)) return true
  // Scripts without spaces can break lines between any two characters.
  const isUnspaced = unspacedStart.test(line.text) || unspacedEnd.test(before.text)
  if (isUnspaced && isSentence(before.text) && !/[。！？.!?:：]$/.test(before.text)) return true
  return before.isFull === true
}
