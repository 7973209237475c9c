import type { CopilotTool } from '@rise/contract/copilot/kinds'
import type { Context } from '../../../platform/context.ts'
import { jobCardsOf, listJobs } from '../../jobs/index.ts'
import { townsOf } from '../places/read-places.ts'
import type { ToolRequest } from '../tools/answer.ts'
import type { AnyTool } from '../tools/kinds.ts'
import { searchWordsOf } from '../tools/search-words.ts'
import { courtesyWords, type RefusedAct, readRequest } from './read-request.ts'
import { jobsNamed, requestedJobs, type ShownJobs } from './requested-jobs.ts'

interface Request {
  readonly text: string
  /** The tool of the button that was pressed. */
  readonly tool: CopilotTool | null
  readonly jobs: readonly string[]
  readonly shown: ShownJobs
}

interface RequestWithJobs {
  readonly asked: Omit<ToolRequest, 'preferences'>
  /** The requested tool; undefined if the words name none. */
  readonly tool: AnyTool | undefined
  readonly sure: boolean
  readonly refused: RefusedAct | undefined
}

/** Reads the tool and the jobs of a request. */
export async function readRequestWithJobs(
  ctx: Context,
  actorId: string,
  { text, tool, jobs, shown }: Request,
): Promise<RequestWithJobs> {
  const namedJobs = jobsNamed(text, shown)
  const list = shown.list.map(({ _id }) => _id)
  const isAny = shown.known.length > 0 || jobs.length > 0
  const towns = tool === null && list.length > 0 ? townsOf(await jobCardsOf(ctx.db, list)) : []
  const parsedRequest = readRequest(text, { any: isAny, named: namedJobs.length > 0, towns })
  const requestedList =
    jobs.length > 0 ? { jobs, several: jobs.length > 1 } : await requestedJobs(ctx, parsedRequest, shown, namedJobs)
  const request = tool === null ? parsedRequest : { tool, sure: true, refused: undefined }
  const isTitle =
    request.tool === undefined && parsedRequest.slugs.length === 0 && (await namesWork(ctx, actorId, text))
  return {
    asked: {
      ...{
        ctx,
        actorId,
        text,
        jobs: requestedList.jobs,
        several: requestedList.several,
        shown: jobs.length > 1 ? jobs : list,
      },
      seen: shown.known.map(({ _id }) => _id),
      ...{ search: shown.search, limits: parsedRequest.limits },
    },
    // A request that only names a job asks for the job's description.
    tool: request.tool ?? (parsedRequest.slugs.length > 0 ? 'explain-match' : isTitle ? 'find-jobs' : undefined),
    sure: request.sure || parsedRequest.slugs.length > 0 || isTitle,
    refused: request.refused,
  }
}

const MOST_WORDS = 5

/** Whether a request is only a few words that the job search finds, such as a title. */
async function namesWork(ctx: Context, actorId: string, text: string): Promise<boolean> {
  const keyword = searchWordsOf(text)
  if (keyword === undefined || text.split(/\s+/).length > MOST_WORDS || /[?!]/.test(text) || courtesyWords.test(text))
    return false
  const { total } = await listJobs(ctx, { list: ['all'], keyword, page: 1 }, { kind: 'member', actorId })
  return total > 0
}
