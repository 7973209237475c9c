/** A line of a document in reading order. A tab marks a wide gap: between table cells, before a date at the margin. */
export interface DocumentLine {
  readonly text: string
  /** The size of its largest letters in points, if the format has sizes. */
  readonly size?: number
  /** Names the font of its letters, if all have the same. */
  readonly face?: string
  /** The document itself marks it as a heading. */
  readonly isHeading?: boolean
  /** A list item; `text` excludes the bullet. */
  readonly isBullet?: boolean
  /** The first line of a column next to the main one: nothing before it continues here. */
  readonly startsColumn?: boolean
  /** Has more space above it than lines within a paragraph do. */
  readonly isApart?: boolean
  /** Reaches the right margin, so that its sentence continues in the next line. */
  readonly isFull?: boolean
}

/** The same with its number in the document; parts of one line share it. */
export interface ResumeLine extends DocumentLine {
  readonly at: number
}

const bullet = /^\s*(?:[•●▪▫■□◦○‣⁃∙·‧➢➤►▶✓✔❖♦◆◇➔→⇒»›*\u{F000}-\u{F0FF}](?![●○★☆■□◆◇])|[-–—](?=\s)|o(?=\s{2,}|\t))\s*/u
/** A level drawn as filled and empty signs. */
const rating = /[●○★☆⭐■□▪▫◆◇⬤◯∙•]{2,}/gu

/** Makes a line from raw text: normalises white space and removes the bullet. Undefined for an empty one. */
export function resumeLine(text: string, more: Omit<DocumentLine, 'text'> = {}): DocumentLine | undefined {
  const plain = text
    .replaceAll(/[\u{FB00}-\u{FDCF}\u{FDF0}-\u{FDFF}\u{FE70}-\u{FEFC}]/gu, (ligature) => ligature.normalize('NFKC'))
    .normalize('NFC')
    .replaceAll('\0', '')
    .replaceAll(/[\u{200B}\u{200E}\u{200F}\u{202A}-\u{202E}\u{2060}-\u{2069}\u{FEFF}\u{AD}]/gu, '')
    // In some scripts, joining and parting signs spell.
    .replaceAll(/(?<![\p{M}\p{Script=Arabic}])[\u{200C}\u{200D}]/gu, '')
    .replaceAll('\u{2011}', '-')
    .replaceAll(rating, '\t')
    .replaceAll(/[^\S\t]+/g, ' ')
  const isBullet = more.isBullet === true || bullet.test(plain)
  const words = (isBullet ? plain.replace(bullet, '') : plain)
    // Letters of icon fonts mean nothing outside them.
    .replaceAll(/\p{Co}+/gu, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/ *\t[ \t]*/g, '\t')
    .trim()
  if (words === '' || (isBullet && words.replace(bullet, '') === '')) return undefined
  return { ...more, text: words, ...(isBullet && { isBullet }) }
}
