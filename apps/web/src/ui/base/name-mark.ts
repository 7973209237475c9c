/** The sides of an avatar and of a logo, in pixels. */
export type MarkSize = 24 | 32 | 40 | 48 | 64 | 96

/** The number of tints for generated pictures: `--tint-1` to `--tint-6`. */
export const tints = 6

/**
 * A stable number for a name (FNV-1a, 32 bit): the same on server and browser, so that a generated picture never
 * changes between them.
 */
export function nameHash(name: string): number {
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

const ideographs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/**
 * Returns one or two letters for a name: of the first and last word; one for a single word, for CJK names and for
 * emoji. Empty when the name has no visible character.
 */
export function initials(name: string): string {
  const spaced = partsOf(name, /\s+/u)
  // A hyphen joins the halves of one name: it separates words only if nothing else does.
  const words = spaced.length > 1 ? spaced : partsOf(name, /[\s\-\u2010\u2011–_/]+/u)
  const first = firstGrapheme(words[0] ?? '')
  const last = words.length > 1 ? firstGrapheme(words.at(-1) ?? '') : ''
  return standsAlone(first) || standsAlone(last) ? first : first + last
}

function partsOf(name: string, between: RegExp): string[] {
  return name
    .trim()
    .split(between)
    .filter((word) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(word))
}

/** The first letter of a name for a mark, or an empty string. */
export function firstLetter(name: string): string {
  return firstGrapheme(name.trim())
}

let graphemes: Intl.Segmenter | undefined

function firstGrapheme(word: string): string {
  // A plain letter without combining marks needs no segmenter: creating the first one blocks a browser.
  if (/^[a-z0-9](?=[ -~]|$)/i.test(word)) return word.charAt(0).toUpperCase()
  graphemes ??= new Intl.Segmenter('en')
  for (const { segment } of graphemes.segment(word)) {
    if (/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(segment)) return segment.toLocaleUpperCase('en')
  }
  return ''
}

function standsAlone(letter: string): boolean {
  return ideographs.test(letter) || /\p{Extended_Pictographic}/u.test(letter)
}
