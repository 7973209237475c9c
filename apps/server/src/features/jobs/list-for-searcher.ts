import type { Context } from '../../platform/context.ts'
import { type Client, noClient } from '../../platform/http/requester.ts'
import type { Viewer } from '../connections/index.ts'
import { noteEmptySearch } from '../session/index.ts'
import { type JobsPage, type ListJobsInput, listJobs } from './list-jobs.ts'
import { openSavedSearches } from './saved-searches/saved-filter.ts'

/**
 * Lists jobs, and records a keyword without results as an empty search. Doesn't record server-rendered pages, which
 * crawlers load, or filtered lists, where the filter may be the cause. If the member saved a search with this keyword,
 * its words are no longer taken literally.
 */
export async function listForSearcher(
  ctx: Context,
  asked: ListJobsInput,
  { principal, client }: { readonly principal: Viewer; readonly client: Client },
): Promise<JobsPage> {
  const result = await listJobs(ctx, asked, principal)
  if (asked.keyword && principal.kind === 'member' && principal.actorId !== null) {
    await openSavedSearches(ctx, principal.actorId, asked.keyword)
  }
  const { keyword, sort: _sort, page, list, ...filter } = asked
  const isFiltered = !list.includes('all') || Object.values(filter).some((value) => value !== undefined)
  if (keyword && result.total === 0 && page === 1 && !isFiltered && client !== noClient) {
    await noteEmptySearch(ctx, keyword)
  }
  return result
}
