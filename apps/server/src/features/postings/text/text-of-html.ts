import { unescapeOnce } from '../../../platform/html/unescape-html.ts'
import { stripControls } from './clean-text.ts'

/** The maximum numbers of characters to read, of HTML and of text; facts are near the beginning of a description. */
const longestHtml = 60_000
const longestText = 20_000

/**
 * Returns the words of HTML for the rules to read, never to be shown: each block on its own line, common entities
 * unescaped, at most 20,000 characters. Takes untrusted HTML; linear in its length.
 */
export function textOfHtml(html: string): string {
  const text = html
    .slice(0, longestHtml)
    .replace(/<(?:script|style)\b[^>]{0,500}>[^<]*(?:<(?!\/)[^<]*)*/gi, ' ')
    .replace(/<\/?(?:p|div|li|ul|ol|h[1-6]|br|hr|tr|table|section|blockquote|dd|dt)\b[^<>]{0,2000}>/gi, '\n')
    .replace(/<[^<>]{0,4000}>/g, '')
  return stripControls(unescapeOnce(text))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .slice(0, longestText)
    .trim()
}
