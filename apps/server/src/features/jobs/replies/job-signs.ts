import type { JobCard, JobSign } from '@rise/contract/jobs/shapes'
import { sql } from 'kysely'

/** From this age on, an open job is shown as old. */
const OLD_DAYS = 60
/** From this many days on, a job shows that its board can't be read. */
const UNREAD_DAYS = 7
const DAY_MS = 86_400_000

export interface JobSignRow {
  /** When the role was first posted, and how many of its postings had closed before the present ones were imported. */
  readonly first: string | null
  readonly times: number
  /**
   * Whether each board of its open postings is switched off or could not be read last time (null without a board), and
   * when one of them was last read successfully.
   */
  readonly unread: boolean | null
  readonly lastRead: string | null
}

/**
 * Selects facts that suggest that no one is reading applications to a job: closed earlier postings of the same role,
 * and the last readings of its boards.
 */
export const jobSigns = sql<JobSignRow>`(
  select json_build_object(
    'first', earlier.first, 'times', earlier.times, 'unread', boards.unread, 'lastRead', boards.last_read)
  from (
    select min(before.posted_at) as first, count(*)::int as times from posting as before
    where before.company_id = job.company_id and before.closed_at is not null
      and before.role_key in (select role_key from posting where job_id = job.id)
      and before.closed_at <= (select min(created_at) from posting where job_id = job.id and closed_at is null)
  ) as earlier, (
    select bool_and(not board.enabled or board.consecutive_failures > 0) as unread, max(board.last_success_at) as last_read
    from posting join job_source on job_source.id = posting.source_id left join job_board as board on board.id = job_source.board_id
    where posting.job_id = job.id and posting.closed_at is null and job_source.board_id is not null
  ) as boards)`

interface OpenJob {
  readonly posted_at: Date | string
  readonly replies: JobCard['replies']
  readonly signs: JobSignRow
}

/** Returns the warning signs of an open job. */
export function presentSigns({ posted_at, replies, signs }: OpenJob, now: Date): JobSign[] {
  const daysSince = (date: Date | string) => Math.floor((now.getTime() - new Date(date).getTime()) / DAY_MS)
  const shownSigns: JobSign[] = []
  const days = daysSince(posted_at)
  if (days >= OLD_DAYS) shownSigns.push({ kind: 'old', days })
  if (signs.first !== null && signs.times > 0) {
    shownSigns.push({ kind: 'reposted', first: new Date(signs.first).toISOString(), times: signs.times })
  }
  if (signs.unread && (signs.lastRead === null || daysSince(signs.lastRead) >= UNREAD_DAYS)) {
    shownSigns.push({
      kind: 'board-unread',
      since: signs.lastRead === null ? null : new Date(signs.lastRead).toISOString(),
    })
  }
  if (replies?.of === 'job' && replies.percent === 0) {
    shownSigns.push({ kind: 'unanswered', applications: replies.applications })
  }
  return shownSigns
}
