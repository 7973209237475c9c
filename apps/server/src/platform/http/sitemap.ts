import { platformErrors } from '@rise/contract/errors'
import { prefixOf, withPrefix } from '@rise/texts/page-languages'
import type { SelectQueryBuilder } from 'kysely'
import type { Context } from '../context.ts'
import { Failure } from '../failure.ts'
import type { PublicFile } from './files.ts'
import { escapeXml } from './xml.ts'

/** The maximum number of addresses that search engines read from one file (sitemaps.org). */
export const MOST_ADDRESSES = 50_000
/** The number of addresses in a part of a `rowsSitemap`. */
const PER_PART = 10_000
const CACHE_SECONDS = 3_600
const XML = 'application/xml; charset=utf-8'
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

export interface SitemapAddress {
  readonly path: string
  /** Whether each language has its own page; false if the page's main text is the words of a person or posting. */
  readonly inEachLanguage?: boolean
  readonly changed?: Date | null
}

/** The public pages of one kind, in parts: `/sitemaps/{name}-{number}.xml`. */
export interface Sitemap {
  readonly name: string
  /** Returns the numbers of the parts with at least one address. A part keeps its number. */
  parts(ctx: Context): Promise<readonly { readonly number: number; readonly changed?: Date | null }[]>
  /** Returns the addresses of a part; an empty list if there is no such part. */
  addresses(ctx: Context, number: number): Promise<readonly SitemapAddress[]>
}

/** The options of a sitemap of rows. */
interface RowsOfSitemap<DB, TB extends keyof DB, Row> {
  readonly name: string
  /** The page that lists the rows; it comes first, in each language. */
  readonly list?: string
  /** Selects the rows, in a stable order. */
  rows(ctx: Context): SelectQueryBuilder<DB, TB, Row>
  address(row: Row): SitemapAddress
}

/** Returns a sitemap of pages with one row each, 10,000 addresses per part. */
export function rowsSitemap<DB, TB extends keyof DB, Row>(of: RowsOfSitemap<DB, TB, Row>): Sitemap {
  const { name, list, rows, address } = of
  const listAddress = list === undefined ? [] : [{ path: list, inEachLanguage: true }]
  return {
    name,
    async parts(ctx) {
      const { count } = await rows(ctx)
        .clearSelect()
        .clearOrderBy()
        .select(({ fn }) => fn.countAll().as('count'))
        .$castTo<{ count: string | number }>()
        .executeTakeFirstOrThrow()
      const addresses = Number(count) + listAddress.length
      return Array.from({ length: Math.ceil(addresses / PER_PART) }, (_, index) => ({ number: index + 1 }))
    },
    async addresses(ctx, number) {
      const first = number === 1 ? listAddress : []
      const page = await rows(ctx)
        .limit(PER_PART - first.length)
        .offset(Math.max(0, (number - 1) * PER_PART - listAddress.length))
        .execute()
      return [...first, ...page.map(address)]
    },
  }
}

/** Serves `/sitemap.xml`, which lists the parts of all sitemaps, and the parts. */
export function sitemapFiles(sitemaps: readonly Sitemap[]): readonly PublicFile[] {
  return [
    {
      path: '/sitemap.xml',
      type: XML,
      cacheSeconds: CACHE_SECONDS,
      async make(ctx) {
        const entries = await Promise.all(sitemaps.map((sitemap) => entriesOfIndex(ctx, sitemap)))
        return { body: document('sitemapindex', entries.flat()) }
      },
    },
    {
      path: '/sitemaps/{part}.xml',
      type: XML,
      cacheSeconds: CACHE_SECONDS,
      async make(ctx, { params: { part = '' } }) {
        const [, name, number = ''] = /^([a-z-]+)-([1-9]\d{0,5})$/.exec(part) ?? []
        const sitemap = sitemaps.find((listed) => listed.name === name)
        const addresses = (await sitemap?.addresses(ctx, Number(number))) ?? []
        if (addresses.length === 0) throw new Failure(platformErrors['not-found'])
        return {
          body: document(
            'urlset',
            addresses.flatMap((address) => entriesOf(ctx, address)),
          ),
        }
      },
    },
  ]
}

async function entriesOfIndex(ctx: Context, { name, parts }: Sitemap): Promise<string[]> {
  const all = await parts(ctx)
  return all.map(({ number, changed }) =>
    entry('sitemap', `${ctx.config.publicUrl}/sitemaps/${name}-${number}.xml`, changed),
  )
}

function entriesOf(
  { config: { publicUrl, languages } }: Context,
  { path, changed, inEachLanguage = false }: SitemapAddress,
): string[] {
  const languagesOfPage = inEachLanguage ? languages : [languages[0]]
  return languagesOfPage.map((language) =>
    entry('url', publicUrl + withPrefix(path, prefixOf(language, languages)), changed),
  )
}

function entry(element: string, url: string, changed: Date | null | undefined): string {
  const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''
  return `<${element}><loc>${escapeXml(url)}</loc>${lastmod}</${element}>`
}

function document(root: string, entries: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n${entries.join('\n')}\n</${root}>\n`
}
