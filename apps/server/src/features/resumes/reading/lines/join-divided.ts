import { findPeriod } from '../words/dates.ts'
import type { DocumentLine } from './resume-line.ts'

/**
 * Joins texts that a narrow column broke: a period after its dash, with the words next to it that the same break
 * divided, and a word after its hyphen.
 */
export function joinDivided(lines: readonly DocumentLine[]): DocumentLine[] {
  const all: DocumentLine[] = []
  for (const line of lines) {
    const before = all.at(-1)
    const joined = before && (joinedCells(before.text.split('\t'), line.text.split('\t')) ?? joinedWord(before, line))
    if (before && joined) all.splice(-1, 1, { ...before, text: joined })
    else all.push(line)
  }
  return all
}

function joinedWord(before: DocumentLine, line: DocumentLine): string | undefined {
  const isDivided = /\p{Ll}[-\u{2010}]$/u.test(before.text) && /^\p{Ll}{2}/u.test(line.text)
  const isShort = before.text.length < 60 && !before.isBullet && !line.isBullet && !line.isApart
  return isDivided && isShort ? before.text.slice(0, -1) + line.text : undefined
}

/** The last cells of two lines as one period, and the words before them as one text. */
function joinedCells(above: readonly string[], below: readonly string[]): string | undefined {
  if (above.length > 2 || below.length > 2) return undefined
  const start = above.at(-1)?.trim() ?? ''
  if (!/\p{Nd}{4}/u.test(start) || isPeriod(start)) return undefined
  const [, words = '', last = ''] = /^(.*?)\s*(\S+)$/u.exec(below.at(-1) ?? '') ?? []
  const wholes: readonly (readonly [string, string])[] = [
    [below.at(-1) ?? '', below.length === 2 ? (below[0] ?? '') : ''],
    [last, [...below.slice(0, -1), words].join(' ')],
  ]
  for (const [end, rest] of wholes) {
    if (!isPeriod(`${start} ${end}`) || (rest.trim() !== '' && above.length < 2)) continue
    const before = [...above.slice(0, -1), rest.trim()].filter((part) => part !== '').join(' ')
    return before === '' ? `${start} ${end}` : `${before}\t${start} ${end}`
  }
  return undefined
}

/** Whether a text is a whole period with two ends, and nothing else. */
function isPeriod(text: string): boolean {
  const period = findPeriod(text)
  return period?.isRange === true && period.rest.trim() === '' && !/[-–—]\s*$/.test(text)
}
