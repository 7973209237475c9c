import { readDate } from '../words/dates.ts'
import { isTitle } from '../words/document-title.ts'
import { fold } from '../words/fold.ts'
import type { Columns, Row } from './pdf-columns.ts'

interface Page {
  readonly rows: readonly Row[]
  readonly columns: Columns | null
}

const pageNumber =
  /^(?:(?:page|seite|página|pagina|strona|sida|side|sivu|strana|oldal|sayfa|страница|стр\.|pág\.|p\.|σελίδα)\s*)?\d{1,2}(?:\s*(?:\/|of|von|de|sur|di|van|z|av|af|из|din|\|)\s*\d{1,2})?(?:\s*页|\s*ページ)?$/iu

/**
 * Whether a line is a page's title or number. Each of its parts must be a date, a page number, the document's title or
 * the name at its top. A date or the name isn't enough on its own, nor is a date with a number.
 */
export function isRunningLine(text: string, name: string | undefined): boolean {
  const parts = text
    .split(/\t|\s[·|–—-]\s|\s{3,}/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  if (parts.length === 0 || text.length > 100) return false
  const kinds = parts.map((part) => {
    if (pageNumber.test(part)) return 'number'
    if (isTitle(part)) return 'title'
    if (name !== undefined && fold(part).replace(/['’]s .*$/, '') === fold(name)) return 'name'
    return readDate(part) === undefined ? undefined : 'date'
  })
  if (kinds.some((kind) => kind === undefined)) return false
  return new Set(kinds).size > 1
    ? kinds.some((kind) => kind !== 'date' && kind !== 'number')
    : kinds[0] === 'number' || kinds[0] === 'title'
}

/** Removes lines at the top or bottom of pages: page numbers, running titles, and lines that several pages repeat. */
export function withoutRunningLines(pages: readonly Page[]): Page[] {
  const textOf = ({ segments }: Row) => segments.map(({ text }) => text.trim()).join('\t')
  const edges = pages
    .slice(1)
    .flatMap(({ rows }) => [rows[0], rows.at(-1)].flatMap((row) => (row ? [textOf(row)] : [])))
  const repeatedTexts = new Set(edges.filter((text, index) => pages.length > 2 && edges.indexOf(text) !== index))
  const name = nameOn(pages[0])
  return pages.map(({ rows, columns }, index) => ({
    columns,
    rows: rows.filter((row, at) => {
      const isTop = at === 0
      if (!isTop && at < rows.length - 2) return true
      const text = textOf(row)
      if (index > 0 && (repeatedTexts.has(text) || (name !== undefined && isTop && fold(text) === fold(name))))
        return false
      return !(isRunningLine(text, name) && (at > 3 || index > 0))
    }),
  }))
}

/** Returns the text in the largest letters at the top. */
function nameOn(page: Page | undefined): string | undefined {
  const top = page?.rows.slice(0, 4).flatMap(({ segments }) => segments) ?? []
  return top.toSorted((a, b) => b.size - a.size)[0]?.text
}
