import { textOf } from '../../../platform/rich-text/text-of.ts'
import { visibleText } from '../truth/line-words.ts'

const SHORTEST_DUTY = 20
const LONGEST_DUTY = 200

/** Returns the list items of a posting's description, verbatim, except very short and very long ones. */
export function duties(html: string): string[] {
  return Array.from(html.matchAll(/<li\b[^>]*>([\s\S]{1,2000}?)<\/li>/g), ([, item = '']) =>
    visibleText(textOf(item)),
  ).filter((text) => text.length >= SHORTEST_DUTY && text.length <= LONGEST_DUTY)
}
