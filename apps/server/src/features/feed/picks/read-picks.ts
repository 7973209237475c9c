import type { FeedPicks } from '@rise/contract/feed/shapes'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { SignedIn } from '../../../platform/http/requester.ts'
import type { ListDeeds } from '../../connections/index.ts'
import { newFromOf } from '../feed-time.ts'
import { pickEvents } from './pick-events.ts'
import { pickJobs } from './pick-jobs.ts'
import { pickQuestions } from './pick-questions.ts'
import { readNews } from './read-news.ts'

/**
 * Returns the jobs, questions, events and news that a member's feed shows besides posts. Jobs and questions are for
 * professionals only, because companies neither apply nor answer. Nothing for admins.
 */
export async function readPicks(ctx: Context, { actorId, role }: SignedIn, listDeeds: ListDeeds): Promise<FeedPicks> {
  if (actorId === null) return { jobs: [], questions: [], events: [], news: [], follows: true }
  const isProfessional = role === 'professional'
  const until = ctx.clock.now()
  const [jobs, questions, events, news, follows] = await Promise.all([
    isProfessional ? pickJobs(ctx, actorId) : [],
    isProfessional ? pickQuestions(ctx, actorId) : [],
    pickEvents(ctx, actorId),
    readNews(ctx.db, { actorId, listDeeds, since: newFromOf(until), until }),
    followsAnyone(ctx.db, actorId),
  ])
  return { jobs, questions, events, news, follows }
}

async function followsAnyone(db: Database, actorId: string): Promise<boolean> {
  const { rows } = await sql<{ follows: boolean }>`
    select exists (select from follow where follower_id = ${actorId}) as follows`.execute(db)
  return rows[0]?.follows ?? false
}
