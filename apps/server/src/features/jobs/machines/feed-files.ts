import { contract } from '@rise/contract/contract'
import { platformErrors } from '@rise/contract/errors'
import { jobLists } from '@rise/contract/jobs/kinds'
import type { JobCard } from '@rise/contract/jobs/shapes'
import { formatPay, formatWhere } from '@rise/contract/jobs/words'
import { PAGE_SIZE } from '@rise/contract/pagination'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import { parsePart } from '../../../platform/http/dispatch.ts'
import { type Feed, JSON_FEED_TYPE, RSS_TYPE, toJsonFeed, toRss } from '../../../platform/http/feed.ts'
import type { FileRequest, PublicFile } from '../../../platform/http/files.ts'
import { type JobsPage, listJobs } from '../list-jobs.ts'
import { titleOfList } from './title-of-list.ts'
import { withPlainSpaces } from './with-plain-spaces.ts'

const MOST_ITEMS = 50
const CACHE_SECONDS = 60
const query = contract['GET /api/v1/jobs'].query

/** The lists with their own address; `{list}` is checked on request. */
const listPaths = [
  '/jobs',
  '/jobs/k/{keyword}',
  '/jobs/{list}',
  '/jobs/{list}/{category}',
  '/jobs/{list}/{category}/{location}',
  '/company/{company}',
]

/**
 * RSS and JSON feeds of every list of jobs: append `/feed.rss` or `/feed.json` to the list's address, with the same
 * query.
 */
export const feedFiles: readonly PublicFile[] = listPaths.flatMap((path) => [
  feedFile(path, 'rss', RSS_TYPE, toRss),
  feedFile(path, 'json', JSON_FEED_TYPE, toJsonFeed),
])

function feedFile(listPath: string, extension: string, type: string, write: (feed: Feed) => string): PublicFile {
  return {
    path: `${listPath}/feed.${extension}`,
    type,
    cacheSeconds: CACHE_SECONDS,
    takesQuery: true,
    make: async (ctx, request) => ({ body: write(await readFeed(ctx, { listPath, extension, request })) }),
  }
}

interface FeedRequest {
  readonly listPath: string
  readonly extension: string
  readonly request: FileRequest
}

async function readFeed(ctx: Context, { listPath, extension, request }: FeedRequest): Promise<Feed> {
  const { params } = request
  refuseNoList(params)
  const parameters: Record<string, string> = Object(request.query)
  const search = new URLSearchParams(parameters)
  search.delete('page')
  const input = parsePart('query', query, { ...parameters, ...params, page: '1', sort: 'newest' })
  const pages = await newestPages(ctx, input)
  const { publicUrl } = ctx.config
  const path = listPath.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(params[name] ?? ''))
  const address = (of: string) => publicUrl + of + (search.size > 0 ? `?${search}` : '')
  const items = pages.flatMap((page) => page.items).slice(0, MOST_ITEMS)
  const title = titleOfList(pages[0], params)
  return {
    title: `${title} | ${ctx.brand.name}`,
    description: `${title}, newest first: the newest ${MOST_ITEMS}. The page has the rest.`,
    pageUrl: address(path),
    url: address(`${path}/feed.${extension}`),
    items: items.map((job) => toItem(job, publicUrl)),
  }
}

const lists: ReadonlySet<string> = new Set(jobLists)

/** Refuses lists without a page: unknown work types, and remote jobs by place (section 2 of the specification). */
function refuseNoList({ list, location }: FileRequest['params']): void {
  if (list === undefined) return
  if (!lists.has(list) || (list === 'remote' && location !== undefined)) throw new Failure(platformErrors['not-found'])
}

/** Returns the pages with the newest jobs, without pages that have become empty meanwhile. */
async function newestPages(ctx: Context, input: Parameters<typeof listJobs>[1]): Promise<JobsPage[]> {
  const first = await listJobs(ctx, input)
  const last = Math.min(first.pages, Math.ceil(MOST_ITEMS / PAGE_SIZE))
  const otherPages = Array.from({ length: last - 1 }, (_, index) =>
    listJobs(ctx, { ...input, page: index + 2 }).catch((error: unknown) => {
      if (error instanceof Failure) return { ...first, items: [] }
      throw error
    }),
  )
  return [first, ...(await Promise.all(otherPages))]
}

function toItem(job: JobCard, publicUrl: string): Feed['items'][number] {
  const { companyName } = job.company
  const facts = [
    companyName,
    formatWhere(job),
    job.pay && withPlainSpaces(formatPay(job.pay)),
    job.employmentType,
    job.seniority,
  ]
  return {
    id: job._id,
    url: `${publicUrl}/jobs/${job.slug}`,
    title: `${job.title} at ${companyName}`,
    text: facts.filter(Boolean).join(' · '),
    published: new Date(job.datePosted),
    tags: [...(job.department ? [job.department.name] : []), ...job.skills],
    details: { name: 'job', value: job },
  }
}
