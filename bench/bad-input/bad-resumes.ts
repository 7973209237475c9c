import { docxOf, paragraph, pdfOf } from '../../apps/server/src/features/resumes/resume-files.factory.ts'
import { newNetwork } from '../accounts.ts'
import { type BadInput, repeated, sendFile } from './bad-input.ts'

const MB = 1_000_000
const PAGES = 25
const LINES = 60

/** Bad files for the résumé reader, sent by guests, each from another network. */
export function badResumes(origin: string): BadInput[] {
  const send = (file: Uint8Array) => sendFile(`${origin}/api/v1/resume-readings`, 'resume', file, newNetwork())
  return [
    { name: 'Résumé of one-letter lines', make: (size) => repeated('a\n', size * MB), send },
    { name: 'Résumé of one line', make: (size) => repeated('a ', size * MB), send },
    { name: 'Résumé of 50 pages', make: (size) => pdfOf(Array.from({ length: size * PAGES }, pageOf)), send },
    { name: 'Résumé that unpacks to 200 MB', make: (size) => docxOf(paragraph('a'.repeat(size * 100 * MB))), send },
    { name: 'Résumé that is cut off', make: (size) => truncatedPdf(size), send },
    { name: 'Résumé with a password', make: (size) => pdfOf(pagesOf(size), { isLocked: true }), send },
    { name: 'Résumé of nested JSON', make: (size) => repeated('[{"basics":', size * MB), send },
  ]
}

const pagesOf = (size: number) => Array.from({ length: size * PAGES }, pageOf)

function truncatedPdf(size: number): Uint8Array {
  const whole = pdfOf(pagesOf(size))
  return whole.subarray(0, Math.floor(whole.length * 0.7))
}

function pageOf(_: unknown, page: number) {
  return Array.from({ length: LINES }, (_line, line) => ({
    ...{ x: 50, y: 820 - line * 13 },
    text: `Page ${page} line ${line}: kept the stores of the harbour in order since 2009`,
  }))
}
