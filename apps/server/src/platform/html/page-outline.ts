import { parseBounded } from './bound-depth.ts'
import { type Organization, organizationIn } from './organization.ts'

const MOST_META = 200
const LONGEST_CONTENT = 5_000
const MOST_LINKS = 2_000
const LONGEST_LINK = 500
const MOST_ICONS = 20
const MOST_PARAGRAPHS = 60
const LONGEST_PARAGRAPH = 1_500
const LONGEST_JSON = 50_000

/** The machine-readable parts of a page. */
export interface PageOutline {
  /** The contents of the `meta` elements by their lower-case properties or names; the first one counts for each. */
  readonly meta: ReadonlyMap<string, string>
  readonly title: string | null
  /** The targets of the page's links, as written. */
  readonly links: readonly string[]
  /** The addresses of the page's icons for home screens, as written. */
  readonly touchIcons: readonly string[]
  /** The addresses of the page's other icons. */
  readonly icons: readonly string[]
  /** The text of the first paragraphs. */
  readonly paragraphs: readonly string[]
  /** The organization that the page describes in JSON-LD; null if there is none. */
  readonly organization: Organization | null
}

export type OutlineAnswer = { readonly outline: PageOutline } | { readonly tooDeep: true }

/** Returns a page's outline, or that its elements are nested too deep. */
export function outlineOf(html: string): OutlineAnswer {
  const meta = new Map<string, string>()
  const links: string[] = []
  const icons: string[] = []
  const touchIcons: string[] = []
  const paragraphs: string[] = []
  let organization: Organization | null = null
  let title: string | null = null
  /** The element to which the current text belongs. */
  let textPlace: 'title' | 'p' | 'json' | undefined
  let collectedText = ''
  const close = () => {
    if (textPlace === 'p' && collectedText.trim() !== '' && paragraphs.length < MOST_PARAGRAPHS)
      paragraphs.push(collectedText)
    if (textPlace === 'json' && organization === null) organization = organizationIn(collectedText) ?? null
    textPlace = undefined
    collectedText = ''
  }
  const { isTooDeep } = parseBounded(html, {
    onopentag(name, { property, name: metaName, content, href, rel = '', type }) {
      if (name === 'title' && title === null) [title, textPlace] = ['', 'title']
      if (name === 'p') {
        close()
        textPlace = 'p'
      }
      if (name === 'script' && type?.trim().toLowerCase() === 'application/ld+json') {
        close()
        textPlace = 'json'
      }
      const key = (property ?? metaName ?? '').toLowerCase().slice(0, LONGEST_LINK)
      if (name === 'meta' && content && !meta.has(key) && meta.size < MOST_META) {
        meta.set(key, content.slice(0, LONGEST_CONTENT))
      }
      if (!href || href.length > LONGEST_LINK) return
      if (name === 'a' && links.length < MOST_LINKS) links.push(href)
      if (name === 'link' && /\bapple-touch-icon\b/i.test(rel) && touchIcons.length < MOST_ICONS) touchIcons.push(href)
      if (name === 'link' && /(?:^|\s)icon(?:\s|$)/i.test(rel) && icons.length < MOST_ICONS) icons.push(href)
    },
    ontext(text) {
      if (textPlace === 'title') title = ((title ?? '') + text).slice(0, LONGEST_CONTENT)
      else if (textPlace)
        collectedText = (collectedText + text).slice(0, textPlace === 'json' ? LONGEST_JSON + 1 : LONGEST_PARAGRAPH)
    },
    onclosetag(name) {
      if (name === textPlace || (name === 'script' && textPlace === 'json')) close()
    },
  })
  if (isTooDeep) return { tooDeep: true }
  return { outline: { meta, title, links, touchIcons, icons, paragraphs, organization } }
}
