/** The side length of an avatar or logo, in pixels. */
export type MarkSize = 24 | 32 | 40 | 48 | 64 | 96 | 128 | 192

/** The number of tints for generated pictures: `--tint-1` to `--tint-6`. */
const tints = 6

/**
 * Returns a stable number for a name (FNV-1a, 32 bit), the same on server and browser, so that both generate the same
 * picture.
 */
function nameHash(name: string): number {
  let hash = 0x811c9dc5
  for (const unit of name.normalize('NFKC').toLowerCase()) {
    hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193)
  }
  return hash >>> 0
}

/** Returns the tint (1 to 6) of a name. */
export function nameTint(name: string): number {
  return (nameHash(name) % tints) + 1
}

/** Eight plain shapes, as SVG path data in a 40 by 40 box. */
const shapes = [
  'M0 40A40 40 0 0 1 40 0V40Z',
  'M0 40L40 0V40Z',
  'M20 0A20 20 0 0 1 20 40Z',
  'M0 20A20 20 0 0 1 40 20Z',
  'M20 2A18 18 0 1 1 20 38A18 18 0 1 1 20 2Z',
  'M0 0H20V20H40V40H20V20H0Z',
  'M20 0L40 20L20 40L0 20Z',
  'M0 40V27H13V14H27V0H40V40Z',
]

/** Returns the shape for a name, as SVG path data drawn in a 40 by 40 box. */
export function nameShape(name: string): string {
  return shapes[Math.floor(nameHash(name) / tints) % shapes.length] ?? ''
}

const ideographs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/**
 * Returns the initials of a name: the first letters of its first and last word, or one letter for a single word, a CJK
 * name, or emoji. Empty when the name has no visible character.
 */
export function initials(name: string): string {
  const spacedParts = partsOf(name, /\s+/u)
  // A hyphen joins the halves of one name: it separates words only if nothing else does.
  const words = spacedParts.length > 1 ? spacedParts : partsOf(name, /[\s\-\u2010\u2011–_/]+/u)
  const first = firstGrapheme(words[0] ?? '')
  const last = words.length > 1 ? firstGrapheme(words.at(-1) ?? '') : ''
  return isFullMark(first) || isFullMark(last) ? first : first + last
}

function partsOf(name: string, between: RegExp): string[] {
  return name
    .trim()
    .split(between)
    .filter((word) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(word))
}

/** Returns the first letter, digit or emoji of a name, in upper case, for its mark; empty if it has none. */
export function firstLetter(name: string): string {
  return firstGrapheme(name.trim())
}

let graphemeSegmenter: Intl.Segmenter | undefined

function firstGrapheme(word: string): string {
  // A plain letter without combining marks needs no segmenter, whose first use blocks a browser.
  if (/^[a-z0-9](?=[ -~]|$)/i.test(word)) return word.charAt(0).toUpperCase()
  graphemeSegmenter ??= new Intl.Segmenter('en')
  for (const { segment } of graphemeSegmenter.segment(word)) {
    if (/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(segment)) return segment.toLocaleUpperCase('en')
  }
  return ''
}

function isFullMark(letter: string): boolean {
  return ideographs.test(letter) || /\p{Extended_Pictographic}/u.test(letter)
}
