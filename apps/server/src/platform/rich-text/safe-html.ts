import type sanitizeHtml from 'sanitize-html'

/** Deeper elements are dropped: text needs few levels, and a walk over thousands would break. */
const DEEPEST = 40

/** What holds for HTML from anywhere, whichever elements are let in: links of the web, and nothing of what is no text. */
export const safeHtml: sanitizeHtml.IOptions = {
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesAppliedToAttributes: ['href'],
  allowProtocolRelative: false,
  nestingLimit: DEEPEST,
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'title',
    'iframe',
    'object',
    'svg',
    'math',
    'template',
  ],
}

/** Lets links to the web and to mailboxes through, with this `rel`; of others only the words are left. */
export function safeLink(rel: string): sanitizeHtml.Transformer {
  return (_name, { href = '' }) =>
    /^\s*(?:https?:\/\/|mailto:)/i.test(href)
      ? { tagName: 'a', attribs: { href: href.trim(), rel } }
      : { tagName: 'span', attribs: {} }
}

/** Elements that mean the same, in the one form that is kept. */
export const plainElements: Readonly<Record<string, string>> = { b: 'strong', i: 'em' }
