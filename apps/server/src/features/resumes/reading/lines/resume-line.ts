/** A line of a document in reading order. A tab marks a wide gap: between table cells, before a date at the margin. */
export interface DocumentLine {
  readonly text: string
  /** The size of the line's largest letters in points, if the format has sizes. */
  readonly size?: number
  /** The name of the letters' font, if all have the same one. */
  readonly face?: string
  /** Whether the document itself marks the line as a heading. */
  readonly isHeading?: boolean
  /** Whether the line is a list item; `text` excludes the bullet. */
  readonly isBullet?: boolean
  /** Whether the line is the first one of a second column, so that it continues nothing before it. */
  readonly startsColumn?: boolean
  /** Whether the space above the line is larger than between the lines of a paragraph. */
  readonly isApart?: boolean
  /** Whether the line reaches the margin at its end, so that its sentence may continue in the next line. */
  readonly isFull?: boolean
}

/** A line with its number in the document; the parts of a split line share the number. */
export interface ResumeLine extends DocumentLine {
  readonly at: number
}

const bullet = /^\s*(?:[•●▪▫■□◦○‣⁃∙·‧➢➤►▶✓✔❖♦◆◇➔→⇒»›*\u{F000}-\u{F0FF}](?![●○★☆■□◆◇])|[-–—](?=\s)|o(?=\s{2,}|\t))\s*/u
/** A skill level drawn as filled and empty signs. */
const rating = /[●○★☆⭐■□▪▫◆◇⬤◯∙•]{2,}/gu

/** Creates a line from raw text: normalises white space and removes the bullet. Undefined for an empty text. */
export function resumeLine(text: string, more: Omit<DocumentLine, 'text'> = {}): DocumentLine | undefined {
  const plainText = text
    .replaceAll(/[\u{FB00}-\u{FDCF}\u{FDF0}-\u{FDFF}\u{FE70}-\u{FEFC}]/gu, (ligature) => ligature.normalize('NFKC'))
    .normalize('NFC')
    .replaceAll('\0', '')
    .replaceAll(/[\u{200B}\u{200E}\u{200F}\u{202A}-\u{202E}\u{2060}-\u{2069}\u{FEFF}\u{AD}]/gu, '')
    // In some scripts, zero-width joiners and non-joiners are part of the spelling.
    .replaceAll(/(?<![\p{M}\p{Script=Arabic}])[\u{200C}\u{200D}]/gu, '')
    .replaceAll('\u{2011}', '-')
    .replaceAll(rating, '\t')
    .replaceAll(/[^\S\t]+/g, ' ')
  const isBullet = more.isBullet === true || bullet.test(plainText)
  const words = (isBullet ? plainText.replace(bullet, '') : plainText)
    // The private-use letters of icon fonts mean nothing in other fonts.
    .replaceAll(/\p{Co}+/gu, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/ *\t[ \t]*/g, '\t')
    .trim()
  if (words === '' || (isBullet && words.replace(bullet, '') === '')) return undefined
  return { ...more, text: words, ...(isBullet && { isBullet }) }
}
