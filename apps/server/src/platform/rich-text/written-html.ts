import { isHtml } from '@rise/contract/formatted-text'
import { markdownHtml } from './markdown-html.ts'
import { makeSafe } from './safe-html.ts'

/** The headings of the editor as they stand below a page's own, and back. */
const lowered: Readonly<Record<string, string>> = { h1: 'h3', h2: 'h3', h3: 'h4' }
const raised: Readonly<Record<string, string>> = { h3: 'h2', h4: 'h3' }

/**
 * What somebody wrote in the editor (HTML) or in Markdown as HTML for a page, sanitised to an allow-list. Made once, when
 * the text is saved, and kept beside it.
 */
export function writtenHtml(text: string): string {
  const isFromEditor = isHtml(text)
  return makeSafe(isFromEditor ? text : markdownHtml(text), {
    tags: ['p', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br', 'blockquote'],
    attributes: {},
    rel: 'nofollow noopener ugc',
    // The page's own headings stand above them.
    transform: { h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4', ...(isFromEditor && lowered) },
  }).trim()
}

/** The HTML of a page as the editor begins with it. */
export function editorHtml(html: string): string {
  return html.replaceAll(/(<\/?)(h[34])(?=>)/g, (_tag, start: string, name: string) => start + (raised[name] ?? name))
}
