import { tidyHtml } from '../../../platform/html/tidy-html.ts'
import { makeSafe } from '../../../platform/rich-text/safe-html.ts'
import { textOf } from '../../../platform/rich-text/text-of.ts'
import { stripControls } from './clean-text.ts'

/** What is read of one description, in characters; more is no job text. */
const longestRead = 1_000_000
/** What is kept of it, in bytes. */
const longestKept = 100_000

const allowed = {
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
 * Job text from anywhere, made safe and plain: an allow-list of elements without style, class or id, links only to
 * http, https and mailto (with `rel="nofollow noopener"`), no images, frames or scripts. Ill-formed HTML is repaired,
 * empty paragraphs go. At most 100 kB; a longer text ends after a whole block with an ellipsis.
 */
export function sanitiseDescription(html: string): string {
  // Once more behind it: entities (`&#1;`) become characters only there.
  const safe = stripControls(makeSafe(stripControls(html.slice(0, longestRead)), allowed))
  const kept: string[] = []
  let bytes = 0
  for (const block of tidyHtml(safe)) {
    bytes += Buffer.byteLength(block)
    if (bytes > longestKept) return [...kept, kept.length === 0 ? cutText(block) : '<p>…</p>'].join('\n')
    kept.push(block)
  }
  return kept.join('\n')
}

/** The words of a block that is too long as a whole; three bytes a character is the most that UTF-8 takes here. */
function cutText(block: string): string {
  const words = block.replace(/<[^>]*>/g, ' ').slice(0, longestKept / 4)
  return `<p>${words.replace(/&[a-z]*$|[\ud800-\udbff]$/, '').trim()}…</p>`
}

/** Text as it stands inside HTML. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** Plain text as HTML: paragraphs at empty lines, breaks at the others. */
export function paragraphsOf(text: string): string {
  const paragraphs = escapeText(text)
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
  return paragraphs.map((paragraph) => `<p>${paragraph.trim().replaceAll('\n', '<br>')}</p>`).join('')
}

/** The first words of sanitised HTML on one line, for an excerpt of at most some hundred characters; entities restored. */
export function firstWordsOf(html: string): string {
  return textOf(html.slice(0, 3_000).replace(/(?:<[^>]*|&[a-z]*)$/, ''))
}
