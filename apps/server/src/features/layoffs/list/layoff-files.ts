import { layoffFilters } from '@rise/contract/layoffs/endpoints'
import { MOST_DOWNLOADED } from '@rise/contract/layoffs/limits'
import type { LayoffCard } from '@rise/contract/layoffs/shapes'
import { formatInteger } from '@rise/contract/words'
import type { Context } from '../../../platform/context.ts'
import { csvOf } from '../../../platform/csv.ts'
import { parsePart } from '../../../platform/http/dispatch.ts'
import { listFeeds } from '../../../platform/http/feed.ts'
import type { FileRequest, PublicFile } from '../../../platform/http/files.ts'
import { matching } from './layoff-conditions.ts'
import { layoffPath } from './layoff-row.ts'
import { newestLayoffs } from './list-layoffs.ts'

const LIST = '/layoff-tracker'
const MOST_ITEMS = 50
const CACHE_SECONDS = 60
/** The column names. An import of the same file recognises all of them except `Page`. */
const columns = ['Company', 'Date', 'Laid off', 'Share in percent', 'Place', 'Industry', 'Source', 'Page']

/**
 * Files of the tracker for programs: CSV, JSON, RSS and JSON Feed. The query of their address filters them. No file
 * names a person.
 */
export const layoffFiles: readonly PublicFile[] = [
  file('layoffs.csv', 'text/csv; charset=utf-8', async (ctx, { query }) =>
    csvOf([columns, ...(await rowsOf(ctx, query))]),
  ),
  file('layoffs.json', 'application/json; charset=utf-8', async (ctx, { query }) =>
    JSON.stringify({ layoffs: await matchingLayoffs(ctx, query, MOST_DOWNLOADED) }),
  ),
  ...listFeeds({
    path: LIST,
    title: 'Layoffs',
    description: `The ${MOST_ITEMS} newest layoffs in the tracker. The page has the rest.`,
    readItems: async (ctx, query) =>
      (await matchingLayoffs(ctx, query, MOST_ITEMS)).map((layoff) => ({
        id: layoff._id,
        url: ctx.config.publicUrl + layoffPath(layoff.slug),
        title: titleOf(layoff),
        text: [titleOf(layoff), layoff.place?.name, layoff.industry?.name].filter(Boolean).join(' · '),
        published: new Date(`${layoff.date}T00:00:00Z`),
        tags: layoff.industry ? [layoff.industry.name] : [],
        details: { name: 'layoff', value: layoff },
      })),
  }),
]

function file(name: string, type: string, write: (ctx: Context, request: FileRequest) => Promise<string>): PublicFile {
  return {
    path: `${LIST}/${name}`,
    type,
    cacheSeconds: CACHE_SECONDS,
    takesQuery: true,
    noindex: true,
    make: async (ctx, request) => ({ body: await write(ctx, request), canonical: LIST }),
  }
}

function matchingLayoffs(ctx: Context, query: unknown, limit: number): Promise<LayoffCard[]> {
  return newestLayoffs(ctx, matching(parsePart('query', layoffFilters, query)), limit)
}

async function rowsOf(ctx: Context, query: unknown): Promise<string[][]> {
  const { publicUrl } = ctx.config
  return (await matchingLayoffs(ctx, query, MOST_DOWNLOADED)).map((layoff) => [
    layoff.companyName,
    layoff.date,
    String(layoff.number ?? ''),
    layoff.share === null ? '' : `${layoff.share}%`,
    layoff.place?.name ?? '',
    layoff.industry?.name ?? '',
    layoff.source ?? '',
    publicUrl + layoffPath(layoff.slug),
  ])
}

function titleOf({ companyName, number }: LayoffCard): string {
  if (number === null) return `${companyName} lays off people; the number isn’t specified`
  return `${companyName} lays off ${formatInteger(number)} ${number === 1 ? 'person' : 'people'}`
}
