import { textOf } from '../../../platform/rich-text/text-of.ts'
import { visibleText } from '../truth/line-words.ts'

const SHORTEST = 20
const LONGEST = 200

/** Returns the list items of a posting's description, verbatim. */
export function duties(html: string): string[] {
  return Array.from(html.matchAll(/<li\b[^>]*>([\s\S]{1,2000}?)<\/li>/g), ([, item = '']) =>
    visibleText(textOf(item)),
  ).filter((text) => text.length >= SHORTEST && text.length <= LONGEST)
}
