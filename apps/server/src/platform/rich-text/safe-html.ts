import { Parser } from 'htmlparser2'
import sanitizeHtml from 'sanitize-html'
import { balanceHtml } from '../html/balance-html.ts'
import { boundDepth } from '../html/bound-depth.ts'

/**
 * The maximum depth of elements; deeper ones are dropped. Text needs few levels, and recursion over thousands would
 * fail.
 */
const DEEPEST_KEPT = 40
/** The maximum number of elements in one text; a long text has a thousand. */
const MOST_ELEMENTS = 10_000

/** The rules for untrusted HTML, whichever elements are allowed: only web links, and no content except text. */
const commonRules: sanitizeHtml.IOptions = {
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

interface AllowedHtml {
  readonly tags: readonly string[]
  readonly attributes: Readonly<Record<string, readonly string[]>>
  /** The replacements of elements by name: an element that is drawn instead, or a function that returns it. */
  readonly transform: Readonly<Record<string, string | sanitizeHtml.Transformer>>
  /** The `rel` of links. */
  readonly rel: string
  /**
   * Whether a link may name a member instead of an address. It then has the attribute `MENTION` with the member's id,
   * and no address yet.
   */
  readonly mentions?: boolean
}

/** The attribute that marks a link as a mention. Its value is the id of the mentioned member. */
export const MENTION = 'data-mention'
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Sanitises untrusted HTML: returns the allowed elements as one tree. Only links to the web and to mailboxes stay;
 * other links become their words. A text is cut where it has deeper or more elements than any text by people, so the
 * time is linear in its length.
 */
export function makeSafe(html: string, { tags, attributes, transform, rel, mentions = false }: AllowedHtml): string {
  const safeHtml = sanitizeHtml(html.slice(0, readableLength(html)), {
    ...commonRules,
    allowedTags: [...tags],
    allowedAttributes: { ...everyAttribute(attributes), a: ['href', 'rel', MENTION] },
    transformTags: {
      b: 'strong',
      i: 'em',
      ...transform,
      // Any other `tagName` would stay behind in the sanitiser, which would then close the next element of that depth.
      a: (_name, { href = '', [MENTION]: mentionedId = '' }) => {
        const id = mentionedId.toLowerCase()
        if (mentions && uuid.test(id)) return { tagName: 'a', attribs: { href: '#', [MENTION]: id } }
        return { tagName: 'a', attribs: isOfWeb(href) ? { href: href.trim(), rel } : {} }
      },
    },
  })
  return balanceHtml(safeHtml)
}

function isOfWeb(href: string): boolean {
  return /^\s*(?:https?:\/\/|mailto:)/i.test(href)
}

function everyAttribute(attributes: AllowedHtml['attributes']): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, allowedAttributes]) => [name, [...allowedAttributes]]),
  )
}

/**
 * Returns the position of the first element that is too deep or beyond the limit; the whole length if there is none.
 */
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
