/** A line of a document in reading order. A tab marks a wide gap: between table cells, before a date at the margin. */
export interface ResumeLine {
  readonly text: string
  /** The size of its largest letters in points, if the format has sizes. */
  readonly size?: number
  /** The document itself marks it as a heading. */
  readonly isHeading?: boolean
  /** A list item; `text` excludes the bullet. */
  readonly isBullet?: boolean
  /** The first line of a column beside the main one: nothing before it continues here. */
  readonly startsColumn?: boolean
  /** Has more space above it than lines within a paragraph do. */
  readonly isApart?: boolean
  /** Reaches the right margin, so that its sentence continues in the next line. */
  readonly isFull?: boolean
}

const bullet = /^\s*(?:[•●▪▫■□◦○‣⁃∙·‧➢➤►▶✓✔❖♦➔→*\u{F000}-\u{F0FF}]|[-–—](?=\s)|o(?=\s{2,}|\t))\s*/u

/** Makes a line from raw text: normalises white space and removes the bullet. Undefined for an empty one. */
export function resumeLine(text: string, more: Omit<ResumeLine, 'text'> = {}): ResumeLine | undefined {
  const plain = text
    .normalize('NFC')
    .replaceAll('\0', '')
    .replaceAll(/[\u{200B}\u{FEFF}\u{AD}]|(?<![\p{M}\p{Script=Arabic}])[\u{200C}\u{200D}]/gu, '')
    .replaceAll(/[^\S\t]+/g, ' ')
  const isBullet = more.isBullet === true || bullet.test(plain)
  const words = (isBullet ? plain.replace(bullet, '') : plain).replaceAll(/ *\t[ \t]*/g, '\t').trim()
  if (words === '') return undefined
  return { ...more, text: words, ...(isBullet && { isBullet }) }
}

/** Returns the lines of plain text: two or more spaces are a gap, and an empty line is space above the next. */
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
