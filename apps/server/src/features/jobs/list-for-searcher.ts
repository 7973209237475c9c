import type { Context } from '../../platform/context.ts'
import { type Client, noClient } from '../../platform/http/requester.ts'
import type { Viewer } from '../connections/index.ts'
import { noteEmptySearch } from '../session/index.ts'
import { type JobsPage, type ListJobsInput, listJobs } from './list-jobs.ts'
import { openSavedSearches } from './saved-searches/saved-filter.ts'

/**
 * Lists jobs for a person, and records keywords without results: only for requests by our own script, not for pages
 * loaded by crawlers, and only if no filter can be the reason.
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
