import { eventErrors } from '@rise/contract/events/errors'
import type { Participant } from '@rise/contract/events/hosting/shapes'
import type { ParticipationState } from '@rise/contract/events/kinds'
import { PAGE_SIZE } from '@rise/contract/pagination'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { csvOf } from '../../../platform/csv.ts'
import type { Database } from '../../../platform/database/database.ts'
import { type Page, toPage } from '../../../platform/database/page.ts'
import { Failure } from '../../../platform/failure.ts'
import { actingAs, type SignedIn } from '../../../platform/http/requester.ts'
import { memberCardsOf, notBlocked, viewerOf } from '../../connections/index.ts'
import type { EventRow } from '../event-row.ts'
import { findHosted } from './find-hosted.ts'

interface Row {
  readonly actor_id: string
  readonly name: string
  readonly state: ParticipationState
  readonly answers: readonly { readonly id: string; readonly text: string }[]
  readonly joined_at: Date
  readonly checked_in_at: Date | null
}

const stateNames: Readonly<Record<ParticipationState, string>> = { going: 'Place', waiting: 'Waiting list' }

interface ListQuery {
  readonly page: number
  readonly q?: string | undefined
}

/**
 * Returns a page of an event's participants for hosts: people with a place by name, then the waiting list in order.
 *
 * @throws {Failure} `events-page-not-found`, and the errors of `findHosted`
 */
export async function listParticipants(
  { db }: Context,
  member: SignedIn,
  slug: string,
  { page, q = '' }: ListQuery,
): Promise<Page<Participant> & { checkedIn: number; title: string }> {
  const event = await findHosted(db, member, slug)
  const matchesName = q === '' ? sql`true` : sql`strpos(lower(name), lower(${q})) > 0`
  const fromMatches = sql`(${participantsOf(event.id, member)}) as participant where ${matchesName}`
  const [{ rows }, counts] = await Promise.all([
    sql<Row>`select * from ${fromMatches} order by ${order} limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`.execute(
      db,
    ),
    sql<{ total: number; checked: number }>`
      select (select count(*)::int from ${fromMatches}) as total,
        (select count(*)::int from event_participant
          where event_id = ${event.id} and checked_in_at is not null) as checked`.execute(db),
  ])
  if (rows.length === 0 && page > 1) throw new Failure(eventErrors['events-page-not-found'])
  const { total = 0, checked = 0 } = counts.rows[0] ?? {}
  const items = await present(db, event, rows)
  return { ...toPage(items, page, total), checkedIn: checked, title: event.title }
}

/**
 * Returns all participants as CSV, and records who exported them.
 *
 * @throws {Failure} the errors of `findHosted`
 */
export async function exportParticipants(
  ctx: Context,
  member: SignedIn,
  slug: string,
): Promise<{ name: string; csv: string }> {
  const event = await findHosted(ctx.db, member, slug)
  const { rows } = await sql<Row>`
    select * from (${participantsOf(event.id, member)}) as participant order by ${order}`.execute(ctx.db)
  const head = ['Name', 'Status', 'Joined', 'Checked in', ...event.questions.map(({ text }) => text)]
  const lines = rows.map(({ name, state, joined_at, checked_in_at, answers }) => [
    ...[name, stateNames[state], joined_at.toISOString(), checked_in_at?.toISOString() ?? ''],
    ...event.questions.map(({ id }) => answers.find((answer) => answer.id === id)?.text ?? ''),
  ])
  await ctx.db.transaction().execute(async (tx) => {
    const data = { eventId: event.id, participants: rows.length }
    await ctx.activity.record(tx, { kind: 'event.exported', ...actingAs(member), data })
  })
  return { name: `participants-${event.slug}.csv`, csv: csvOf([head, ...lines]) }
}

const order = sql`state, case when state = 'going' then lower(name) end, turn`

/**
 * Selects the participants for a host, including those who chose not to be shown to others. A block hides participants
 * from hosts, too.
 */
function participantsOf(eventId: string, host: SignedIn): RawBuilder<unknown> {
  return sql`
    select own.actor_id, own.state, own.answers, own.joined_at, own.checked_in_at, own.turn,
      coalesce(company.name, nullif(trim(concat(professional.first_name, ' ', professional.last_name)), ''), 'Unidentified Unicorn')
        as name
    from event_participant own
    left join professional on professional.actor_id = own.actor_id
    left join company on company.actor_id = own.actor_id
    where own.event_id = ${eventId} and ${notBlocked(viewerOf(host), 'own.actor_id')}`
}

async function present(db: Database, event: EventRow, rows: readonly Row[]): Promise<Participant[]> {
  const cards = await memberCardsOf(
    db,
    null,
    rows.map(({ actor_id }) => actor_id),
  )
  return rows.map(({ actor_id, name, state, answers, joined_at, checked_in_at }) => ({
    // A suspended member is not shown, but keeps their place.
    member: cards.get(actor_id) ?? { ...unlistedMember, _id: actor_id, firstName: name },
    state,
    answers: event.questions.flatMap(({ id, text: question }) => {
      const storedAnswer = answers.find((answer) => answer.id === id)
      return storedAnswer ? [{ question, text: storedAnswer.text }] : []
    }),
    joinedAt: joined_at.toISOString(),
    checkedInAt: checked_in_at?.toISOString() ?? null,
  }))
}

const unlistedMember = {
  ...{ role: 'professional' as const, slug: '', lastName: '', companyName: null },
  ...{ photo: null, headline: null, isFollowing: false },
}
