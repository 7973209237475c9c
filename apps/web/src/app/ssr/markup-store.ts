import { LRUCache } from 'lru-cache'
import type { Piece } from './join-pieces.ts'
import type { MarkupMarks } from './markup-cache.tsx'

/** The marks of one page, and what puts the markup in their place. */
export interface PageMarkup extends MarkupMarks {
  /** The rendered page without marks, in pieces: what was kept is filled in, what was rendered is kept. */
  finish(rendered: string): readonly Piece[]
}

export interface MarkupStore {
  beginPage(): PageMarkup
}

/** What React writes between two texts, as our marks are beside each other. */
const BOUNDARY = '<!-- -->'

function withoutBoundary(markup: string): string {
  return markup.endsWith(BOUNDARY) ? markup.slice(0, -BOUNDARY.length) : markup
}

const encoder = new TextEncoder()

/**
 * Keeps the markup of parts that pages have in common, `most` of them; those used longest ago go first. As bytes: a part of a page's
 * text would hold on to the whole text, and would be encoded anew for each page.
 */
export function createMarkupStore(most: number): MarkupStore {
  const kept = new LRUCache<string, Uint8Array>({ max: most })
  // Nobody who writes a text that a page shows can know it.
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
          // React left the part out, or rendered it anew somewhere else.
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
