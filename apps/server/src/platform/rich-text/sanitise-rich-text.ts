import { makeSafe } from './safe-html.ts'

export interface RichText {
  /** Pictures stand in it as marks: `drawPictures` makes them pictures. */
  readonly html: string
  /** The pictures that it shows, each once, in their order. */
  readonly pictureIds: readonly string[]
}

const MARK = 'data-picture'
const mark = new RegExp(`<img ${MARK}="([^"]*)" alt="([^"]*)" />`, 'g')

/**
 * What somebody wrote in an editor, made safe: an allow-list of elements without style, class or id, links to the web
 * alone (`rel="nofollow noopener ugc"`), and pictures that `pictureIdOf` knows by their address; others go. A text
 * without a word and without a picture is empty.
 */
export function sanitiseRichText(html: string, pictureIdOf: (address: string) => string | undefined): RichText {
  const ids = new Set<string>()
  const safe = makeSafe(html, {
    tags: ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'a', 'br', 'img'],
    attributes: { ol: ['start'], img: [MARK, 'alt'] },
    rel: 'nofollow noopener ugc',
    transform: {
      // The page's own heading stands above them.
      h1: 'h2',
      h5: 'h4',
      h6: 'h4',
      div: 'p',
      img: (_name, { src = '', alt = '' }) => {
        const id = pictureIdOf(src)
        // Without a mark it is dropped below.
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

/** The text with its pictures as `draw` writes them; `alt` is escaped already. */
export function drawPictures({ html }: RichText, draw: (id: string, alt: string) => string): string {
  return html.replaceAll(mark, (_mark, id: string, alt: string) => draw(id, alt))
}
