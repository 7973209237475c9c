import { DEEPEST_HTML, parseBounded } from './bound-depth.ts'

const MOST_META = 200
const LONGEST_CONTENT = 5_000
const MOST_LINKS = 2_000
const LONGEST_LINK = 500

/** What a page states for machines. */
export interface PageOutline {
  /** Contents of the `meta` elements by their lower-case names; the first of each name. */
  readonly meta: ReadonlyMap<string, string>
  readonly title: string | null
  /** The targets of its links, as written. */
  readonly links: readonly string[]
}

export type OutlineAnswer = { readonly outline: PageOutline } | { readonly refusal: string }

/** Returns a page's outline, or why it has none: its nesting is too deep for a page by people. */
export function outlineOf(html: string): OutlineAnswer {
  const meta = new Map<string, string>()
  const links: string[] = []
  let [title, isInTitle] = [null as string | null, false]
  const { isTooDeep } = parseBounded(html, {
    onopentag(name, { property, name: named, content, href }) {
      if (name === 'title' && title === null) [title, isInTitle] = ['', true]
      const key = (property ?? named ?? '').toLowerCase().slice(0, LONGEST_LINK)
      if (name === 'meta' && content && !meta.has(key) && meta.size < MOST_META) {
        meta.set(key, content.slice(0, LONGEST_CONTENT))
      }
      if (name === 'a' && href && href.length <= LONGEST_LINK && links.length < MOST_LINKS) links.push(href)
    },
    ontext(text) {
      if (isInTitle) title = ((title ?? '') + text).slice(0, LONGEST_CONTENT)
    },
    onclosetag(name) {
      if (name === 'title') isInTitle = false
    },
  })
  if (isTooDeep) return { refusal: `Its elements are nested more than ${DEEPEST_HTML} levels deep.` }
  return { outline: { meta, title, links } }
}
