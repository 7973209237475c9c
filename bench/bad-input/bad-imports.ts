import type { Tokens } from '../accounts.ts'
import { type BadInput, repeated, sendFile, timeReply } from './bad-input.ts'

const MB = 1_000_000
/** A line of the maximum length. */
const LONG = 'x'.repeat(19_900)

const encode = (text: string) => new TextEncoder().encode(text)

/** Bad files for the imports of admins. */
export function badFiles(origin: string, { token }: Tokens): BadInput[] {
  const headers = { authorization: `Bearer ${token}` }
  const sendTo = (name: string) => (file: Uint8Array) =>
    sendFile(`${origin}/api/v1/admin/${name}`, 'file', file, headers)
  const [layoffs, courses] = [sendTo('layoff-imports'), sendTo('course-imports')]
  const rows = (header: string, row: string, bytes: number) =>
    Buffer.concat([encode(`${header}\n`), repeated(`${row}\n`, bytes)])
  return [
    {
      name: 'CSV of long lines',
      make: (size) => rows('company,date', LONG, size * 10 * MB),
      send: layoffs,
    },
    {
      name: 'CSV of many cells',
      make: (size) => rows('company,date', 'x,'.repeat(9_900), size * 10 * MB),
      send: layoffs,
    },
    {
      name: 'CSV of many columns',
      make: (size) => rows(`company,date${',y'.repeat(size * 4_900)}`, `x${','.repeat(size * 4_900)}`, size * 5 * MB),
      send: layoffs,
    },
    { name: 'CSV of open quotes', make: (size) => rows('company,date', '"Mill,"2026', size * MB), send: layoffs },
    {
      name: 'CSV of courses with long lines',
      make: (size) => rows('title,provider,link', LONG, size * 10 * MB),
      send: courses,
    },
    { name: 'CSV of one line', make: (size) => repeated('x', size * 50 * MB), send: layoffs },
    { name: 'JSON of one text', make: (size) => encode(`[{"title":"${'x'.repeat(size * 20 * MB)}"}]`), send: courses },
    {
      name: 'JSON of many items',
      make: (size) => encode(`[${'{"title":"x"},'.repeat(size * 200_000)}{}]`),
      send: courses,
    },
    { name: 'JSON of many lists', make: (size) => repeated('[', size * 20 * MB), send: courses },
  ]
}

/** A simulated careers page, whose content can be replaced. */
export interface PlayedPage {
  /** The address that the company enters. */
  readonly address: string
  show(body: Uint8Array, type: string): void
}

/** Bad pages that a company enters as its board. */
export function badBoards(origin: string, { token }: Tokens, slug: string, page: PlayedPage): BadInput[] {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const showPageOf =
    (type: string, path = '') =>
    (file: Uint8Array) => {
      page.show(file, type)
      const body = JSON.stringify({ url: page.address + path })
      return timeReply(() => fetch(`${origin}/api/v1/companies/${slug}/boards/look`, { method: 'POST', headers, body }))
    }
  const [json, html, csv] = [
    showPageOf('application/json'),
    showPageOf('text/html'),
    showPageOf('text/csv', '/jobs.csv'),
  ]
  const openingPosting = (inside: string) => `<script type="application/ld+json">{"@type":"JobPosting"${inside}`
  const inputs: BadInput[] = [
    {
      name: 'Board of many items as JSON',
      make: (size) => encode(`{"jobs":[${'{"title":"x"},'.repeat(size * 200_000)}{}]}`),
      send: json,
    },
    {
      name: 'Board of one text as JSON',
      make: (size) => encode(`{"jobs":[{"title":"${'x'.repeat(size * 5 * MB)}"}]}`),
      send: json,
    },
    { name: 'Board of many lists as JSON', make: (size) => repeated('[', size * 5 * MB), send: json },
    { name: 'Board as CSV of long lines', make: (size) => repeated(`${LONG}\n`, size * 5 * MB), send: csv },
    {
      name: 'Board as a page of open elements',
      make: (size) => encode(openingPosting('') + '<div>'.repeat(size * 500_000)),
      send: html,
    },
    {
      name: 'Board as a page of many links',
      make: (size) =>
        encode(openingPosting('}</script>') + '<a href="https://boards.greenhouse.io/">x</a>'.repeat(size * 50_000)),
      send: html,
    },
    {
      name: 'Board as a page of one word',
      make: (size) => encode(openingPosting('}</script>') + 'x'.repeat(size * 2_400_000)),
      send: html,
    },
  ]
  // A company may look up a board thirty times an hour.
  return inputs.map((input) => ({ ...input, rounds: 2 }))
}
