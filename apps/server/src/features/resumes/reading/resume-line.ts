/** A line of a document in reading order. A tab stands where a wide gap was: cells of a table, a date at the margin. */
export interface ResumeLine {
  readonly text: string
  /** Its largest letters in points, where the format tells; lines of a format without sizes have none. */
  readonly size?: number
  /** Marked as a heading by the document itself. */
  readonly isHeading?: boolean
  /** An item of a list; the sign before it is not part of the text. */
  readonly isBullet?: boolean
  /** The first line of a column that stands beside the main one: what came before does not go on here. */
  readonly startsColumn?: boolean
  /** Stands with more space above than lines of one paragraph have. */
  readonly isApart?: boolean
  /** Reaches the right margin: the next line goes on with its sentence. */
  readonly isFull?: boolean
}

const bullet = /^\s*(?:[•●▪▫■□◦○‣⁃∙·‧➢➤►▶✓✔❖♦➔→*\u{F000}-\u{F0FF}]|[-–—](?=\s)|o(?=\s{2,}|\t))\s*/u

/** A line from text as it stands: white space made plain, the sign of a list taken off. Undefined for an empty one. */
export function resumeLine(text: string, more: Omit<ResumeLine, 'text'> = {}): ResumeLine | undefined {
  const plain = text
    .normalize('NFC')
    .replaceAll('\0', '')
    .replaceAll(/[\u{200B}-\u{200D}\u{FEFF}\u{AD}]/gu, '')
    .replaceAll(/[^\S\t]+/g, ' ')
  const isBullet = more.isBullet === true || bullet.test(plain)
  const words = (isBullet ? plain.replace(bullet, '') : plain).replaceAll(/ *\t[ \t]*/g, '\t').trim()
  if (words === '') return undefined
  return { ...more, text: words, ...(isBullet && { isBullet }) }
}

/** Lines of plain text: two spaces or more are a gap, an empty line sets what follows apart. */
export function linesOfText(text: string): ResumeLine[] {
  const lines: ResumeLine[] = []
  let isApart = false
  for (const written of text.split(/\r\n?|[\n\f\v\u{2028}\u{2029}]/u)) {
    const line = resumeLine(written.trim().replaceAll(/(?<=\S) {3,}(?=\S)/g, '\t'), { isApart })
    if (line) lines.push(line)
    isApart = line === undefined
  }
  return lines
}
