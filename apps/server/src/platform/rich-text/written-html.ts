import { isHtml } from '@rise/contract/formatted-text'
import { markdownHtml } from './markdown-html.ts'
import { makeSafe } from './safe-html.ts'

/** Maps the editor's headings to those below a page's own heading, and back. */
const loweredHeadings: Readonly<Record<string, string>> = { h1: 'h3', h2: 'h3', h3: 'h4' }
const raisedHeadings: Readonly<Record<string, string>> = { h3: 'h2', h4: 'h3' }

/**
 * Converts a text from the editor (HTML) or in Markdown to sanitised HTML for a page. Called once when the text is
 * saved; the result is stored with the text.
 */
export function writtenHtml(text: string): string {
  const isFromEditor = isHtml(text)
  return makeSafe(isFromEditor ? text : markdownHtml(text), {
    tags: ['p', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br', 'blockquote'],
    attributes: {},
    rel: 'nofollow noopener ugc',
    // The page's own headings come before these.
    transform: { h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4', ...(isFromEditor && loweredHeadings) },
  }).trim()
}

/** Converts the HTML of a page back to the editor's initial content. */
export function editorHtml(html: string): string {
  return html.replaceAll(
    /(<\/?)(h[34])(?=>)/g,
    (_tag, start: string, name: string) => start + (raisedHeadings[name] ?? name),
  )
}
