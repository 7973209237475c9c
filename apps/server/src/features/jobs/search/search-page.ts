import type { JobSort } from '@rise/contract/job-filter'
import type { Context } from '../../../platform/context.ts'
import { type Match, newestMatches } from './find-matches.ts'
import type { SearchSelection } from './selection.ts'
import { titleMatches } from './title-matches.ts'

interface PageOfMatches {
  readonly sort: JobSort
  readonly limit: number
  readonly offset: number
}

/**
 * The ids of one page of a search, each job on one page only. By relevance: first, best first, those that match by
 * title, skills or company among the newest jobs; then the others of these, newest first; then those that match only with their description, newest first.
 */
export async function searchPage(ctx: Context, selection: SearchSelection, page: PageOfMatches): Promise<string[]> {
  const matches = page.sort === 'newest' ? await byDate(ctx, selection, page) : await byRelevance(ctx, selection, page)
  return matches.map(({ job_id }) => job_id)
}

async function byRelevance(
  ctx: Context,
  selection: SearchSelection,
  { limit, offset }: PageOfMatches,
): Promise<readonly Match[]> {
  const end = offset + limit
  const { matches, jobs, isAll } = await titleMatches(ctx, selection)
  // Stable: those of equal rank stay newest first.
  const ranked = matches.toSorted((a, b) => b.rank - a.rank)
  if (end <= ranked.length) return ranked.slice(offset, end)
  const others =
    isAll && jobs === matches.length ? [] : (await newestMatches(ctx, selection, 'title', end)).slice(ranked.length)
  const titles = [...ranked, ...others]
  const page = titles.slice(offset, end)
  if (page.length === limit) return page
  const before = Math.max(0, offset - titles.length)
  const wanted = before + limit - page.length
  return [...page, ...(await newestMatches(ctx, selection, 'rest', wanted)).slice(before)]
}

/** All that match, newest first. */
async function byDate(
  ctx: Context,
  selection: SearchSelection,
  { limit, offset }: PageOfMatches,
): Promise<readonly Match[]> {
  return (await newestMatches(ctx, selection, 'anywhere', offset + limit)).slice(offset)
}
