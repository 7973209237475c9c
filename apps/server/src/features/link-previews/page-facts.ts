import type { PageOutline } from '../../platform/html/page-outline.ts'
import { cleanLine } from '../../platform/rich-text/clean-line.ts'

const LONGEST_TITLE = 200
const LONGEST_DESCRIPTION = 300
const LONGEST_SITE = 80

/** A page's description of itself. Missing values are null. */
export interface PageFacts {
  readonly title: string | null
  readonly description: string | null
  readonly siteName: string | null
  /** The absolute address of the page's picture. */
  readonly picture: string | null
}

/** Reads Open Graph tags, or else older `meta` elements. `url` is the page's address after redirects. */
export function pageFacts({ meta, title }: PageOutline, url: string): PageFacts {
  const first = (...names: readonly string[]) => names.map((name) => meta.get(name)).find((text) => text?.trim())
  return {
    title: cleanLine(first('og:title', 'twitter:title') ?? title ?? undefined, LONGEST_TITLE),
    description: cleanLine(first('og:description', 'description', 'twitter:description'), LONGEST_DESCRIPTION),
    siteName: cleanLine(first('og:site_name', 'application-name'), LONGEST_SITE),
    picture: wholeAddress(first('og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image'), url),
  }
}

function wholeAddress(address: string | undefined, url: string): string | null {
  const absoluteUrl = address === undefined ? null : URL.parse(address.trim(), url)
  return absoluteUrl && /^https?:$/.test(absoluteUrl.protocol) ? absoluteUrl.href : null
}
