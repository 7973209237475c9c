import type { liveActivityEndpoints } from '@rise/contract/admin/activity/endpoints'
import { type LiveKind, liveKinds, MOST_NEWER_ACTIVITIES } from '@rise/contract/admin/activity/kinds'
import type { LiveActivity } from '@rise/contract/admin/activity/shapes'
import type { EndpointParsed } from '@rise/contract/endpoint'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { CURSOR_PAGE_ROWS, type Place, placeOf, toCursorPage } from '../../../platform/database/keyset.ts'
import { NAMELESS } from '../../session/index.ts'

type Endpoints = typeof liveActivityEndpoints
type Query = EndpointParsed<Endpoints['GET /api/v1/admin/activity']>['query']
type NewerQuery = EndpointParsed<Endpoints['GET /api/v1/admin/activity/newer']>['query']

/** The maximum number of activities that a search examines, the newest first. */
const MOST_SEARCHED = 5_000
const EXCERPT = 160

interface Row {
  readonly id: string
  readonly kind: string
  readonly created_at: Date
  readonly actor_kind: string | null
  readonly slug: string | null
  readonly name: string | null
  readonly text: string | null
  readonly to: string | null
}

/** The condition of live activities. The kinds are literals in the SQL, so that Postgres uses the index on them. */
const isLive = sql`activity.kind in (${sql.join(Object.keys(liveKinds).map((kind) => sql.lit(kind)))})`

/** The id of an activity's subject. Each kind of subject has its own field in the activity's data. */
const subjectId = sql`coalesce(
  activity.data ->> 'commentId', activity.data ->> 'answerId', activity.data ->> 'postId', activity.data ->> 'pollId',
  activity.data ->> 'questionId', activity.data ->> 'headlineId', activity.data ->> 'eventId',
  activity.data ->> 'caseId')::uuid`

/** Returns publications and sign-ups, newest first. */
export async function listLiveActivity(
  { db }: Context,
  { q = '', kind, before }: Query,
): Promise<{ items: LiveActivity[]; next: string | null }> {
  const rowsToExamine = q === '' ? CURSOR_PAGE_ROWS : MOST_SEARCHED
  const { rows } = await sql<Row>`
    select * from (
      select activity.id, activity.kind, activity.created_at, actor.kind as actor_kind, actor.slug,
        coalesce(company.name, nullif(trim(concat(professional.first_name, ' ', professional.last_name)), '')) as name,
        left(coalesce(nullif(comment.text, ''), answer.text, subject.title, written_job.fields ->> 'title'),
          ${sql.lit(EXCERPT + 1)}) as text,
        coalesce(subject.path, '/admin/jobs?company=' || owner.slug) as to
      from (
        select * from activity
        where ${isLive} and ${ofKind(kind)} and ${afterCursor(placeOf(before))}
        order by created_at desc, id desc limit ${rowsToExamine}
      ) as activity
      left join actor on actor.id = activity.actor_id
      left join professional on professional.actor_id = actor.id
      left join company on company.actor_id = actor.id
      left join discussion_subject subject on subject.id = ${subjectId}
      left join comment on comment.id = (activity.data ->> 'commentId')::uuid
      left join answer on answer.id = (activity.data ->> 'answerId')::uuid
      left join written_job on written_job.id = (activity.data ->> 'writtenJobId')::uuid
      left join actor owner on owner.id = written_job.company_id
    ) as happened
    where ${matchesSearch(q)}
    order by created_at desc, id desc limit ${CURSOR_PAGE_ROWS}`.execute(db)
  const { items, next } = toCursorPage(rows, ({ created_at, id }) => ({ at: created_at, id }))
  return { items: items.map(present), next }
}

/** Counts the activities newer than a position in the list, up to MOST_NEWER_ACTIVITIES + 1. */
export async function countNewer({ db }: Context, { kind, after }: NewerQuery): Promise<{ count: number }> {
  const place = placeOf(after)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from activity
      where ${isLive} and ${ofKind(kind)} and (created_at, id) > (${place?.at}::timestamptz, ${place?.id}::uuid)
      limit ${MOST_NEWER_ACTIVITIES + 1}
    ) as newer`.execute(db)
  return { count: rows[0]?.count ?? 0 }
}

function shorten(text: string): string {
  return text.length <= EXCERPT ? text : `${text.slice(0, EXCERPT).trimEnd()}…`
}

function ofKind(kind: LiveKind | undefined): RawBuilder<unknown> {
  return kind === undefined ? sql`true` : sql`activity.kind = ${kind}`
}

function afterCursor(place: Place | undefined): RawBuilder<unknown> {
  return place === undefined ? sql`true` : sql`(created_at, id) < (${place.at}::timestamptz, ${place.id}::uuid)`
}

function matchesSearch(q: string): RawBuilder<unknown> {
  if (q === '') return sql`true`
  const part = `%${q.replaceAll(/[\\%_]/g, '\\$&')}%`
  return sql`(name ilike ${part} or text ilike ${part})`
}

function present({ id, kind, created_at, actor_kind, slug, name, text, to }: Row): LiveActivity {
  const page = actor_kind === 'professional' ? 'professional' : 'company'
  return {
    ...{ _id: id, kind, at: created_at.toISOString(), text: text && shorten(text), to: text === null ? null : to },
    by: slug === null ? null : { name: name ?? NAMELESS, to: `/${page}/${slug}` },
  }
}
