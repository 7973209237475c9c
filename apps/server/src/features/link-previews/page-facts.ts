import { Parser } from 'htmlparser2'
import { cleanLine } from '../../platform/rich-text/clean-line.ts'

const LONGEST_TITLE = 200
const LONGEST_DESCRIPTION = 300
const LONGEST_SITE = 80

/** What a page says of itself; null where it says nothing. */
export interface PageFacts {
  readonly title: string | null
  readonly description: string | null
  readonly siteName: string | null
  /** The whole address of its picture. */
  readonly picture: string | null
}

/** Reads Open Graph, and what stood in pages before it. `url` is where the page was found. */
export function pageFacts(html: string, url: string): PageFacts {
  const said = readMeta(html)
  const first = (...names: readonly string[]) => names.map((name) => said.get(name)).find((text) => text?.trim())
  return {
    title: cleanLine(first('og:title', 'twitter:title', 'title'), LONGEST_TITLE),
    description: cleanLine(first('og:description', 'description', 'twitter:description'), LONGEST_DESCRIPTION),
    siteName: cleanLine(first('og:site_name', 'application-name'), LONGEST_SITE),
    picture: wholeAddress(first('og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image'), url),
  }
}

/** Contents of the `meta` elements by their lower-case names, and of `title`: of several the first. */
function readMeta(html: string): Map<string, string> {
  const said = new Map<string, string>()
  let title: string | undefined
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'title' && !said.has('title')) title = ''
      const key = (attributes.property ?? attributes.name ?? '').toLowerCase()
      if (name === 'meta' && key !== 'title' && attributes.content && !said.has(key)) said.set(key, attributes.content)
    },
    ontext(text) {
      if (title !== undefined) title += text
    },
    onclosetag(name) {
      if (name !== 'title' || title === undefined) return
      said.set('title', title)
      title = undefined
    },
  })
  parser.end(html)
  return said
}

function wholeAddress(address: string | undefined, url: string): string | null {
  const whole = address === undefined ? null : URL.parse(address.trim(), url)
  return whole && /^https?:$/.test(whole.protocol) ? whole.href : null
}
