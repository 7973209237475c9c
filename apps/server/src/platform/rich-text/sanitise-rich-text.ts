import { visibleText } from '@rise/contract/texts'
import { MENTION, makeSafe } from './safe-html.ts'

export interface RichText {
  /** The HTML with marks in place of pictures and mentions, which `drawPictures` and `drawMentions` replace. */
  readonly html: string
  /** The ids of the pictures in the text, once each, in order. */
  readonly pictureIds: readonly string[]
  /** The ids of the mentioned members, once each, in order. */
  readonly mentionedIds: readonly string[]
}

interface Options {
  /** Whether the text may mention members, by links with the member's id in `data-mention`. */
  readonly mentions?: boolean
}

const MARK = 'data-picture'
const mark = new RegExp(`<img ${MARK}="([^"]*)" alt="([^"]*)" />`, 'g')
// Links don't nest, so the next end is the mention's own.
const mentionMark = new RegExp(`<a href="#" ${MENTION}="([^"]*)">(.*?)</a>`, 'gs')

/**
 * Sanitises text from the editor. Allows a list of elements without style, class or id, links only to the web
 * (`rel="nofollow noopener ugc"`), and pictures whose address `pictureIdOf` recognises; removes everything else. A text
 * without a picture or anything else to see is empty.
 */
export function sanitiseRichText(
  html: string,
  pictureIdOf: (address: string) => string | undefined,
  { mentions = false }: Options = {},
): RichText {
  const ids = new Set<string>()
  const safeHtml = makeSafe(html, {
    tags: ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'a', 'br', 'img'],
    attributes: { ol: ['start'], img: [MARK, 'alt'] },
    rel: 'nofollow noopener ugc',
    mentions,
    transform: {
      // The page's own heading comes before these headings.
      h1: 'h2',
      h5: 'h4',
      h6: 'h4',
      div: 'p',
      img: (_name, { src = '', alt = '' }) => {
        const id = pictureIdOf(src)
        // Without a mark, the picture is dropped below.
        if (id === undefined) return { tagName: 'img', attribs: {} }
        ids.add(id)
        return { tagName: 'img', attribs: { [MARK]: id, alt: alt.slice(0, 300) } }
      },
    },
  })
    .replaceAll('<img />', '')
    .trim()
  const hasContent =
    safeHtml.includes(`<img ${MARK}=`) || visibleText(safeHtml.replaceAll(/<[^>]*>|&nbsp;/g, '')) !== ''
  if (!hasContent) return { html: '', pictureIds: [], mentionedIds: [] }
  const mentionedIds = new Set(Array.from(safeHtml.matchAll(mentionMark), ([, id = '']) => id))
  return { html: safeHtml, pictureIds: [...ids], mentionedIds: [...mentionedIds] }
}

/** Replaces the marks of pictures with the HTML that `draw` returns; `alt` is already escaped. */
export function drawPictures({ html }: RichText, draw: (id: string, alt: string) => string): string {
  return html.replaceAll(mark, (_mark, id: string, alt: string) => draw(id, alt))
}

/** Replaces the marks of mentions with the HTML that `draw` returns; `words` is the mention's text as HTML. */
export function drawMentions(text: RichText, draw: (id: string, words: string) => string): RichText {
  return { ...text, html: text.html.replaceAll(mentionMark, (_mark, id: string, words: string) => draw(id, words)) }
}
