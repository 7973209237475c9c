import { tidyHtml } from '../../../platform/html/tidy-html.ts'
import { makeSafe } from '../../../platform/rich-text/safe-html.ts'
import { textOf } from '../../../platform/rich-text/text-of.ts'
import { stripControls } from './clean-text.ts'

/** The maximum number of characters read of one description; real descriptions are far shorter. */
const longestRead = 1_000_000
/** The maximum number of bytes stored of one description. */
const longestKept = 100_000

const allowedMarkup = {
  tags: [
    ...['p', 'div', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code', 'strong', 'em', 'a'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  attributes: {},
  rel: 'nofollow noopener',
  transform: {
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    section: 'div',
    article: 'div',
    header: 'div',
    footer: 'div',
    main: 'div',
    center: 'div',
    tfoot: 'tbody',
  },
} as const

/**
 * Makes untrusted job text safe and plain: an allow-list of elements without style, class or id, links only to http,
 * https and mailto (with `rel="nofollow noopener"`), no images, frames or scripts. Repairs ill-formed HTML and removes
 * empty paragraphs. Returns about 100 kB at most: a longer text is cut after a block, or within its first one, and ends
 * in an ellipsis.
 */
export function sanitiseDescription(html: string): string {
  // Control characters are removed again afterwards, because entities (`&#1;`) turn into characters only in between.
  const safeHtml = stripControls(makeSafe(stripControls(html.slice(0, longestRead)), allowedMarkup))
  const parts: string[] = []
  let bytes = 0
  for (const block of tidyHtml(safeHtml)) {
    bytes += Buffer.byteLength(block)
    if (bytes > longestKept) return [...parts, parts.length === 0 ? cutText(block) : '<p>…</p>'].join('\n')
    parts.push(block)
  }
  return parts.join('\n')
}

/** Returns the first words of a block, which certainly fit: UTF-8 takes at most three bytes per UTF-16 unit. */
function cutText(block: string): string {
  const words = block.replace(/<[^>]*>/g, ' ').slice(0, longestKept / 4)
  return `<p>${words.replace(/&[a-z]*$|[\ud800-\udbff]$/, '').trim()}…</p>`
}

/** Escapes text for use inside HTML. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** Returns plain text as HTML: paragraphs between empty lines, and `<br>` for other line breaks. */
export function paragraphsOf(text: string): string {
  const paragraphs = escapeText(text)
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
  return paragraphs.map((paragraph) => `<p>${paragraph.trim().replaceAll('\n', '<br>')}</p>`).join('')
}

/** Returns the first words of sanitised HTML on one line, for an excerpt; unescapes entities. */
export function firstWordsOf(html: string): string {
  return textOf(html.slice(0, 3_000).replace(/(?:<[^>]*|&[a-z]*)$/, ''))
}
