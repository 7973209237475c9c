import type { PDFPageProxy } from 'unpdf/pdfjs'
import { readGlyphs, type Words } from './pdf-glyphs.ts'

const leastLetters = 120

/**
 * Returns the words of all pages. Some fonts spell their hyphen as a soft hyphen, and the usual text omits it together
 * with its space. A longer document without any hyphen is therefore also read glyph by glyph; pages that then have
 * hyphens replace the usual ones.
 */
export async function readWords(pages: readonly PDFPageProxy[]): Promise<Words[][]> {
  const all: Words[][] = []
  for (const page of pages) {
    const { items } = await page.getTextContent().catch(() => ({ items: [] }))
    all.push(items.flatMap((item) => ('str' in item ? [item as Words] : [])))
  }
  const text = all.flat().map(({ str }) => str)
  const hasHyphens = text.some((str) => str.includes('-'))
  if (hasHyphens || text.join('').length < leastLetters) return all
  const glyphs: Words[][] = []
  for (const page of pages) glyphs.push(await readGlyphs(page).catch(() => []))
  return glyphs.map((words, index) => (words.some(({ str }) => str.includes('-')) ? words : (all[index] ?? [])))
}
