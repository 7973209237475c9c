import { findPeriod } from '../words/dates.ts'
import type { DocumentLine } from './resume-line.ts'

/**
 * Joins texts that a narrow column broke over two lines: a word after its hyphen, and a period such as `2019 –` and
 * `2021`, with the words next to each half.
 */
export function joinDivided(lines: readonly DocumentLine[]): DocumentLine[] {
  const all: DocumentLine[] = []
  for (const line of lines) {
    const before = all.at(-1)
    const joinedText =
      before && (joinedCells(before.text.split('\t'), line.text.split('\t')) ?? joinedWord(before, line))
    if (before && joinedText) all.splice(-1, 1, { ...before, text: joinedText })
    else all.push(line)
  }
  return all
}

function joinedWord(before: DocumentLine, line: DocumentLine): string | undefined {
  const isDivided = /\p{Ll}[-\u{2010}]$/u.test(before.text) && /^\p{Ll}{2}/u.test(line.text)
  const isShort = before.text.length < 60 && !before.isBullet && !line.isBullet && !line.isApart
  return isDivided && isShort ? before.text.slice(0, -1) + line.text : undefined
}

/**
 * Joins the last cells of two lines into one period, and the words before them into one text. Undefined if the cells
 * aren't the two ends of a period.
 */
function joinedCells(above: readonly string[], below: readonly string[]): string | undefined {
  if (above.length > 2 || below.length > 2) return undefined
  const start = above.at(-1)?.trim() ?? ''
  if (!/\p{Nd}{4}/u.test(start) || isPeriod(start)) return undefined
  const [, words = '', last = ''] = /^(.*?)\s*(\S+)$/u.exec(below.at(-1) ?? '') ?? []
  const periodCandidates: readonly (readonly [string, string])[] = [
    [below.at(-1) ?? '', below.length === 2 ? (below[0] ?? '') : ''],
    [last, [...below.slice(0, -1), words].join(' ')],
  ]
  for (const [end, rest] of periodCandidates) {
    if (!isPeriod(`${start} ${end}`) || (rest.trim() !== '' && above.length < 2)) continue
    const before = [...above.slice(0, -1), rest.trim()].filter((part) => part !== '').join(' ')
    return before === '' ? `${start} ${end}` : `${before}\t${start} ${end}`
  }
  return undefined
}

/** Whether a text is only a range of dates, without a dash at its end. */
function isPeriod(text: string): boolean {
  const period = findPeriod(text)
  return period?.isRange === true && period.rest.trim() === '' && !/[-–—]\s*$/.test(text)
}
