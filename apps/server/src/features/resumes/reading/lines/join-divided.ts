import { isToday, readDate } from '../entries/dates.ts'
import type { DocumentLine } from './resume-line.ts'

/**
 * Joins what a narrow column broke: a period behind its sign, with the words that the same break divided beside it, and
 * a word behind its hyphen.
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

function joinedCells(above: readonly string[], below: readonly string[]): string | undefined {
  const [start = '', end = ''] = [above.at(-1), below.at(-1)]
  const [, first = ''] = /^(.*\p{Nd})\s*[-–—]$/u.exec(start.trim()) ?? []
  if (above.length < below.length || above.length > 2) return undefined
  if (readDate(first) === undefined || (readDate(end) === undefined && !isToday(end))) return undefined
  const words = below.length === 2 ? `${above[0]} ${below[0]}` : above.length === 2 ? above[0] : undefined
  return [...(words === undefined ? [] : [words]), `${start.trim()} ${end.trim()}`].join('\t')
}
