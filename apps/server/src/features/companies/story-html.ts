import { marked } from 'marked'
import sanitizeHtml from 'sanitize-html'
import { plainElements, safeHtml, safeLink } from '../../platform/rich-text/safe-html.ts'

const options: sanitizeHtml.IOptions = {
  ...safeHtml,
  allowedTags: ['p', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br', 'blockquote'],
  allowedAttributes: { a: ['href', 'rel'] },
  transformTags: {
    // The page's own headings stand above them.
    h1: 'h3',
    h2: 'h3',
    h5: 'h4',
    h6: 'h4',
    ...plainElements,
    a: safeLink('nofollow noopener ugc'),
  },
}

/** A company's story as HTML: Markdown or plain paragraphs, sanitised to an allow-list. */
export function storyHtml(story: string): string {
  return sanitizeHtml(marked.parse(story, { async: false, gfm: true, breaks: true }), options).trim()
}
