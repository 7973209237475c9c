import type { ResumeLine } from './resume-line.ts'

/** Paragraphs and list items, as they were before the page broke them into lines. */
export interface Prose {
  readonly paragraphs: readonly string[]
  readonly bullets: readonly string[]
}

/** Joins lines that belong to one sentence. A list item, or space above a line, starts something new. */
export function joinLines(lines: readonly ResumeLine[]): Prose {
  const paragraphs: string[] = []
  const bullets: string[] = []
  let list = paragraphs
  let before: ResumeLine | undefined
  for (const line of lines) {
    const text = line.text.replaceAll('\t', ' ')
    if (line.isBullet) {
      list = bullets
      bullets.push(text)
    } else if (before && list.length > 0 && goesOn(before, line)) {
      list.push(joined(list.pop() ?? '', text))
    } else {
      list = paragraphs
      paragraphs.push(text)
    }
    before = line
  }
  return { paragraphs, bullets }
}

/** Joins text that a line break divided. A hyphen between small letters came from the break and is removed. */
function joined(before: string, after: string): string {
  if (/\p{Ll}-$/u.test(before) && /^\p{Ll}/u.test(after)) return before.slice(0, -1) + after
  return unspacedEnd.test(before) && unspacedStart.test(after) ? before + after : `${before} ${after}`
}

/** Too long for a heading, or punctuated like a sentence, and not a row of cells. */
function isSentence(text: string): boolean {
  return (text.length >= 30 || /[，、；。]/.test(text)) && !text.includes('\t')
}

const unspacedEnd =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}。、，；：？！）」』】》ー々]$/u
const unspacedStart = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}（「『【《]/u

/** Whether a sentence of one line continues in the next. */
export function goesOn(before: ResumeLine, line: ResumeLine): boolean {
  if (line.isApart || line.isBullet || line.startsColumn) return false
  if (/^[\p{Ll}(,]/u.test(line.text) && !/[.!?:]$/.test(before.text)) return true
  // `Role: ...` and the like start something new, however full the line before is.
  if (/^\p{Lu}[\p{L} ]{2,24}:\s/u.test(line.text)) return false
  if (/[,&(]$|\s[-–]$/.test(before.text)) return true
  // Scripts without spaces break lines at any character.
  const isUnspaced = unspacedStart.test(line.text) || unspacedEnd.test(before.text)
  if (isUnspaced && isSentence(before.text) && !/[。！？.!?:：]$/.test(before.text)) return true
  return before.isFull === true
}
