import { LRUCache } from 'lru-cache'
import type { Piece } from './join-pieces.ts'
import type { MarkupMarks } from './markup-cache.tsx'

/** The marks of one page, and the function that replaces them by markup. */
export interface PageMarkup extends MarkupMarks {
  /** Returns the rendered page without marks, in pieces: cached parts are filled in, rendered ones are cached. */
  finish(rendered: string): readonly Piece[]
}

export interface MarkupStore {
  beginPage(): PageMarkup
}

/** What React writes between two adjacent texts, as our marks are. */
const BOUNDARY = '<!-- -->'

function withoutBoundary(markup: string): string {
  return markup.endsWith(BOUNDARY) ? markup.slice(0, -BOUNDARY.length) : markup
}

const encoder = new TextEncoder()

/**
 * Caches the markup of parts that pages have in common, at most `most` of them, least recently used dropped first. As
 * bytes: a substring of a page would keep the whole page in memory, and would be re-encoded for each page.
 */
export function createMarkupStore(most: number): MarkupStore {
  const kept = new LRUCache<string, Uint8Array>({ max: most })
  // A secret, so that no author of a page's text can forge marks.
  const secret = crypto.randomUUID()

  function beginPage(): PageMarkup {
    const parts: { key: string; markup: Uint8Array | undefined; start: string; end: string }[] = []
    return {
      mark(key) {
        const markup = kept.get(key)
        const part = { key, markup, start: `[${secret} ${parts.length}]`, end: `[/${secret} ${parts.length}]` }
        parts.push(part)
        return { start: part.start, end: part.end, isKept: markup !== undefined }
      },
      finish(rendered) {
        const pieces: Piece[] = []
        let from = 0
        for (const { key, markup, start, end } of parts) {
          const begin = rendered.indexOf(start, from)
          const finish = rendered.indexOf(end, begin)
          // React omitted the part, or rendered it again elsewhere.
          if (begin < 0 || finish < 0) continue
          const own = markup ?? encoder.encode(rendered.slice(begin + start.length, finish))
          if (!markup) kept.set(key, own)
          pieces.push(withoutBoundary(rendered.slice(from, begin)), own)
          from = finish + end.length
          if (rendered.startsWith(BOUNDARY, from)) from += BOUNDARY.length
        }
        return [...pieces, rendered.slice(from)]
      },
    }
  }

  return { beginPage }
}
