import { makeSafe } from './safe-html.ts'

export interface RichText {
  /** Contains marks in place of pictures; `drawPictures` replaces them. */
  readonly html: string
  /** The pictures that it shows, each once, in order. */
  readonly pictureIds: readonly string[]
}

const MARK = 'data-picture'
const mark = new RegExp(`<img ${MARK}="([^"]*)" alt="([^"]*)" />`, 'g')

/**
 * Sanitises text from the editor: an allow-list of elements without style, class or id, links only to the web
 * (`rel="nofollow noopener ugc"`), and pictures whose address `pictureIdOf` recognises; others are removed. A text
 * without a word or picture is empty.
 */
export function sanitiseRichText(html: string, pictureIdOf: (address: string) => string | undefined): RichText {
  const ids = new Set<string>()
  const safe = makeSafe(html, {
    tags: ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'a', 'br', 'img'],
    attributes: { ol: ['start'], img: [MARK, 'alt'] },
    rel: 'nofollow noopener ugc',
    transform: {
      // The page's own heading is above them.
      h1: 'h2',
      h5: 'h4',
      h6: 'h4',
      div: 'p',
      img: (_name, { src = '', alt = '' }) => {
        const id = pictureIdOf(src)
        // Without a mark, it is dropped below.
        if (id === undefined) return { tagName: 'img', attribs: {} }
        ids.add(id)
        return { tagName: 'img', attribs: { [MARK]: id, alt: alt.slice(0, 300) } }
      },
    },
  })
    .replaceAll('<img />', '')
    .trim()
  const says = safe.includes(`<img ${MARK}=`) || safe.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') !== ''
  return says ? { html: safe, pictureIds: [...ids] } : { html: '', pictureIds: [] }
}

/** Replaces the marks by pictures as `draw` writes them; `alt` is already escaped. */
export function drawPictures({ html }: RichText, draw: (id: string, alt: string) => string): string {
  return html.replaceAll(mark, (_mark, id: string, alt: string) => draw(id, alt))
}
