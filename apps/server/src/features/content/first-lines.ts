import { textOf } from '../../platform/rich-text/text-of.ts'

/** The length of the public part of a text, in characters. */
const EXCERPT = 300
/** The length of the HTML read to find the first lines. */
const EXCERPT_HTML = 3_000

/** Returns the first lines of sanitised HTML, as plain text. */
export function firstLines(html: string): string {
  const beginning = html
    .slice(0, 2 * EXCERPT_HTML)
    // Headings are no sentences.
    .replace(/<h\d>.*?<\/h\d>/gs, '')
    // On one line, the items of a list need a separator other than a space.
    .replace(/([^\s>.,:;!?…])(?=(?:<\/p>)?<\/li>\s*<li>)/g, '$1;')
    .slice(0, EXCERPT_HTML)
  return cutAtWord(textOf(beginning.replace(/(?:<[^>]*|&[a-z]*)$/, '')))
}

/** Returns the first lines of a plain text, cut at the end of a word. */
export function cutAtWord(text: string): string {
  if (text.length <= EXCERPT) return text
  const cut = text.slice(0, EXCERPT - 1)
  const end = cut.lastIndexOf(' ')
  return `${end > 0 ? cut.slice(0, end) : cut}…`
}
