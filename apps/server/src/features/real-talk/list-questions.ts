import type { MemberCard } from '@rise/contract/connections/shapes'
import type { EndpointParsed } from '@rise/contract/endpoint'
import { platformErrors } from '@rise/contract/errors'
import { COUNT_CAP, PAGE_SIZE } from '@rise/contract/pagination'
import type { realTalkEndpoints } from '@rise/contract/real-talk/endpoints'
import type { QuestionCard } from '@rise/contract/real-talk/shapes'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Database } from '../../platform/database/database.ts'
import { type Page, toPage } from '../../platform/database/page.ts'
import { Failure } from '../../platform/failure.ts'
import type { Requester } from '../../platform/http/requester.ts'
import { memberCardsOf, notBlocked, notMutedOrBlocked, viewerOf } from '../connections/index.ts'
import { notConcealed } from '../discussion/index.ts'
import { hasAnswered, presentCards } from './question-cards.ts'
import { seenQuestions } from './question-row.ts'

type ListQuery = EndpointParsed<(typeof realTalkEndpoints)['GET /api/v1/questions']>['query']
interface Questions extends Page<QuestionCard> {
  readonly of: MemberCard | null
}

/**
 * Returns a page of questions: all questions, or those that a professional asked or answered. Answered questions
 * include the professional's answers, the latest answer first.
 * @throws {Failure} `not-found` past the end, and for a professional hidden from the viewer
 */
export async function listQuestions({ db }: Context, viewer: Requester, query: ListQuery): Promise<Questions> {
  const { page, author, answeredBy } = query
  const viewerActorId = viewerOf(viewer)
  const slug = author ?? answeredBy
  const filterMember = slug === undefined ? null : await findProfessional(db, viewerActorId, slug)
  const list = listOf(db, viewerActorId, { query, ofId: filterMember?._id })
  const [rows, count] = await Promise.all([
    list
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE)
      .execute(),
    countQuestions(db, viewerActorId, {
      authorId: author ? filterMember?._id : undefined,
      answererId: author ? undefined : filterMember?._id,
    }),
  ])
  if (rows.length === 0 && page > 1) throw new Failure(platformErrors['not-found'])
  const items = await presentCards(db, viewerActorId, rows, presentShort)
  return { ...toPage(items, page, count), of: filterMember }
}

interface NarrowedList {
  readonly query: ListQuery
  readonly ofId: string | undefined
}

function listOf(db: Database, viewerActorId: string | null, { query: { sort, author }, ofId }: NarrowedList) {
  const all = seenQuestions(db, viewerActorId)
    .leftJoin('answer as told', (join) =>
      join
        .onRef('told.question_id', '=', 'question.id')
        .on('told.actor_id', '=', author === undefined ? (ofId ?? null) : null)
        .on(notConcealed(viewerActorId, 'told.id')),
    )
    .select(['told.id as told_id', 'told.text as told_text', 'told.created_at as told_at'])
    .select(hasAnswered(viewerActorId).as('answered'))
  if (ofId !== undefined && author === undefined) {
    return all.where('told.id', 'is not', null).orderBy('told.created_at', 'desc').orderBy('told.id', 'desc')
  }
  // A list filtered by a muted member shows that member's questions.
  const narrowedQuery =
    ofId === undefined
      ? all.where(notMutedOrBlocked(viewerActorId, 'actor.id'))
      : all.where('question.actor_id', '=', ofId)
  const orderedQuery = sort === 'most-answered' ? narrowedQuery.orderBy('question.answers', 'desc') : narrowedQuery
  return orderedQuery.orderBy('question.created_at', 'desc').orderBy('question.id', 'desc')
}

/** Counts the questions, up to one more than a list shows. */
async function countQuestions(
  db: Database,
  viewerActorId: string | null,
  { authorId, answererId }: { authorId: string | undefined; answererId: string | undefined },
): Promise<number> {
  const countedQuestions = db
    .selectFrom('question')
    .innerJoin('actor', 'actor.id', 'question.actor_id')
    .select(sql`1`.as('one'))
    .where('actor.listed', '=', true)
    .where(notBlocked(viewerActorId, 'actor.id'))
    .where(notConcealed(viewerActorId, 'question.id'))
    .$if((authorId ?? answererId) === undefined, (query) => query.where(notMutedOrBlocked(viewerActorId, 'actor.id')))
    .$if(authorId !== undefined, (query) => query.where('question.actor_id', '=', authorId ?? ''))
    .$if(answererId !== undefined, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('answer')
            .select('answer.id')
            .whereRef('answer.question_id', '=', 'question.id')
            .where('answer.actor_id', '=', answererId ?? '')
            .where(notConcealed(viewerActorId, 'answer.id')),
        ),
      ),
    )
    .limit(COUNT_CAP + 1)
  const { count } = await db
    .selectFrom(countedQuestions.as('some'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function findProfessional(db: Database, viewerActorId: string | null, slug: string): Promise<MemberCard> {
  const row = await db
    .selectFrom('actor')
    .select('id')
    .where('kind', '=', 'professional')
    .where('slug', '=', slug)
    .executeTakeFirst()
  const card = row && (await memberCardsOf(db, viewerActorId, [row.id])).get(row.id)
  if (!card) throw new Failure(platformErrors['not-found'])
  return card
}

function presentShort(row: { told_id: string | null; told_text: string | null; told_at: Date | null }) {
  const { told_id: id, told_text: text, told_at: at } = row
  return id === null || text === null || at === null ? null : { _id: id, text, writtenAt: at.toISOString() }
}
