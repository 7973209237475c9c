import { Parser } from 'htmlparser2'
import sanitizeHtml from 'sanitize-html'
import { balanceHtml } from '../html/balance-html.ts'
import { boundDepth } from '../html/bound-depth.ts'

/** Deeper elements are dropped: text needs few levels, and a walk over thousands would break. */
const DEEPEST_KEPT = 40
/** Elements of one text; a long one has a thousand. */
const MOST_ELEMENTS = 10_000

/** What holds for HTML from anywhere, whichever elements are let in: links of the web, and nothing of what is no text. */
const everywhere: sanitizeHtml.IOptions = {
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesAppliedToAttributes: ['href'],
  allowProtocolRelative: false,
  nestingLimit: DEEPEST_KEPT,
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

interface Allowed {
  readonly tags: readonly string[]
  readonly attributes: Readonly<Record<string, readonly string[]>>
  /** What an element that is not allowed becomes, or what one is made of. */
  readonly transform: Readonly<Record<string, string | sanitizeHtml.Transformer>>
  /** The `rel` of links. */
  readonly rel: string
}

/**
 * HTML from anywhere, made safe: what is allowed, as one tree. Of links only those to the web and to mailboxes stay, of
 * others their words. A text ends where its elements are nested too deep, or too many, to have been written by people:
 * so its time grows with its length.
 */
export function makeSafe(html: string, { tags, attributes, transform, rel }: Allowed): string {
  const safe = sanitizeHtml(html.slice(0, readableLength(html)), {
    ...everywhere,
    allowedTags: [...tags],
    allowedAttributes: { ...everyAttribute(attributes), a: ['href', 'rel'] },
    transformTags: {
      b: 'strong',
      i: 'em',
      ...transform,
      // Any other name would stay behind in the sanitiser, and close the next element of that depth by it.
      a: (_name, { href = '' }) => ({ tagName: 'a', attribs: isOfWeb(href) ? { href: href.trim(), rel } : {} }),
    },
  })
  return balanceHtml(safe)
}

function isOfWeb(href: string): boolean {
  return /^\s*(?:https?:\/\/|mailto:)/i.test(href)
}

function everyAttribute(attributes: Allowed['attributes']): Record<string, string[]> {
  return Object.fromEntries(Object.entries(attributes).map(([name, allowed]) => [name, [...allowed]]))
}

/** Where the element begins that is too deep, or one too many; the whole length when none is. */
function readableLength(html: string): number {
  let length = html.length
  let elements = 0
  const stop = () => {
    length = Math.min(length, parser.startIndex)
    parser.pause()
  }
  const count = () => {
    elements += 1
    if (elements > MOST_ELEMENTS) stop()
  }
  const parser = new Parser(boundDepth({ onopentagname: count }, stop))
  parser.end(html)
  return length
}
