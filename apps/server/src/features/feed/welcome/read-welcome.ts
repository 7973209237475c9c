import { FOLLOWS_TO_BEGIN, STORY_TO_BEGIN, WELCOME_DAYS } from '@rise/contract/feed/limits'
import type { FeedWelcome } from '@rise/contract/feed/shapes'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { SignedIn } from '../../../platform/http/requester.ts'
import { ownStory } from '../../professionals/index.ts'
import { type Introduced, introduction } from './introduction.ts'

const DAY_MS = 86_400_000
const NONE: FeedWelcome = { steps: [], hello: null }

interface Row extends Introduced {
  readonly created_at: Date
  readonly welcomed_at: Date | null
  readonly said_hello: boolean
  readonly follows: number
}

/**
 * Returns a new member's first steps until all are done, and a draft introduction until they have said hello. Returns
 * neither after `WELCOME_DAYS`, after the member hid the steps, or for admins.
 */
export async function readWelcome({ db, clock }: Context, { actorId }: SignedIn): Promise<FeedWelcome> {
  const row = actorId === null ? undefined : await findRow(db, actorId)
  if (!row || row.welcomed_at !== null) return NONE
  if (row.created_at.getTime() < clock.now().getTime() - WELCOME_DAYS * DAY_MS) return NONE
  const steps = [
    ...(row.kind === 'professional' ? [{ step: 'story' as const, done: await isStoryTold(db, actorId) }] : []),
    { step: 'follow' as const, done: row.follows >= FOLLOWS_TO_BEGIN },
    { step: 'hello' as const, done: row.said_hello },
  ]
  return {
    steps: steps.every(({ done }) => done) ? [] : steps,
    hello: row.said_hello ? null : introduction(row),
  }
}

async function isStoryTold(db: Database, actorId: string | null): Promise<boolean> {
  return (await ownStory(db, actorId)).strength.percent >= STORY_TO_BEGIN
}

async function findRow(db: Database, actorId: string): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select actor.kind, actor.created_at, choice.welcomed_at,
      exists (select from post where post.actor_id = actor.id and post.kind = 'hello') as said_hello,
      (select count(*) from (
        select from follow where follower_id = actor.id limit ${sql.lit(FOLLOWS_TO_BEGIN)}) as counted)::int as follows,
      professional.first_name, story.resume #>> '{basics,label}' as label,
      story.resume #>> '{basics,location,city}' as city,
      array(select skill ->> 'name' from jsonb_array_elements(story.resume -> 'skills') skill) as skills,
      company.name as company_name, company.tagline
    from actor
    left join feed_choice choice on choice.actor_id = actor.id
    left join professional on professional.actor_id = actor.id
    left join story on story.actor_id = actor.id
    left join company on company.actor_id = actor.id
    where actor.id = ${actorId}`.execute(db)
  return rows[0]
}
