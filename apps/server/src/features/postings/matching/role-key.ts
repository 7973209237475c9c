import { cleanLine } from '../text/clean-text.ts'
import { withoutWorkTypeWords } from '../text/work-type-of-text.ts'

/** Notes on gender: `(m/w/d)`, `(f/m/x)`, `(all genders)`. */
const genders = /\(?\b(?:[mwfdxhvi]\s*[/|*]\s*){1,4}[mwfdxhvi]\b\)?|\(?\ball genders\b\)?/gi
/** The board's own numbers: `JR-100234`, `REQ 5521`, `#4411`, `(R12345)`. */
const requisitions = /\(?(?:#\s?|\b(?:jr|req(?:uisition)?|job id|ref|id|r)[-_ #:]*)\d{3,}\b\)?/gi
const punctuation = /[^\p{L}\p{N}+#]+/gu

/**
 * Returns a title in comparable words. Titles of one company with equal keys may be one role. Leaves out words that
 * don't describe the role: the posting's places, work types, genders and the board's own numbers. Keeps levels (`II`,
 * `Senior`). `places` are names as in the posting; longer ones are removed first.
 */
export function roleKey(title: string, places: readonly string[]): string {
  let rest = fold(withoutWorkTypeWords(cleanLine(title)))
  rest = rest.replace(genders, ' ').replace(requisitions, ' ')
  const names = places.map(fold).filter((name) => name.length > 2)
  for (const name of [...new Set(names)].toSorted((a, b) => b.length - a.length)) {
    rest = withoutPhrase(rest, name)
  }
  const key = rest.replace(punctuation, ' ').trim()
  // A title that consists only of a place keeps the place.
  return (key === '' ? fold(title).replace(punctuation, ' ').trim() : key).slice(0, 200)
}

/** Normalises case and accents. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Removes `phrase` from `text` where it appears as whole words. */
export function withoutPhrase(text: string, phrase: string): string {
  let rest = text
  let at = rest.indexOf(phrase)
  while (at >= 0) {
    const before = rest[at - 1] ?? ' '
    const after = rest[at + phrase.length] ?? ' '
    const isWholeWord = !/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(after)
    if (isWholeWord) rest = `${rest.slice(0, at)} ${rest.slice(at + phrase.length)}`
    at = rest.indexOf(phrase, isWholeWord ? at : at + phrase.length)
  }
  return rest
}
