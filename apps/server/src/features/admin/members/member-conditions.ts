import type { adminMembersEndpoints } from '@rise/contract/admin/members/endpoints'
import type { EndpointParsed } from '@rise/contract/endpoint'
import { type RawBuilder, sql } from 'kysely'
import { PLANNED_EACH_TIME } from '../../../platform/database/preparing-client.ts'

type Query = EndpointParsed<(typeof adminMembersEndpoints)['GET /api/v1/admin/members-download']>['query']

/** The filter of the list of members. */
export type MemberFilter = Query

const DAY_MS = 86_400_000
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/**
 * Search words of at least this length match anywhere in a word, by trigrams; shorter ones match only the beginning of
 * a word.
 */
const ANY_PART = 3

/**
 * Makes Postgres plan for each word: an index lookup suits a rare word, a scan of the newest members a frequent one.
 */
const eachTime = sql.raw(PLANNED_EACH_TIME)

/** Returns the conditions of a filter on `member_entry`. */
export function memberConditions(filter: MemberFilter, now: Date): RawBuilder<boolean> {
  const conditions = [
    standingCondition(filter),
    ...choiceConditions(filter),
    ...dateConditions(filter, now),
    ...wordConditions(filter),
  ]
  return sql.join(conditions, sql` and `)
}

function standingCondition({ standing: chosenStanding }: MemberFilter): RawBuilder<unknown> {
  return chosenStanding === undefined
    ? sql`member_entry.standing <> 'deleted'`
    : sql`member_entry.standing = ${chosenStanding}`
}

function choiceConditions({ role, plan, asks, tag }: MemberFilter): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = []
  if (role === 'admin') conditions.push(sql`member_entry.role >= 'admin' and member_entry.role < 'admio'`)
  else if (role !== undefined) conditions.push(sql`member_entry.role = ${role}`)
  if (plan !== undefined) conditions.push(sql`member_entry.plan = ${plan}`)
  if (asks === 'plan') conditions.push(sql`member_entry.actor_id in (select actor_id from plan_request)`)
  if (asks === 'appeal') {
    conditions.push(sql`member_entry.login_id in (
      select id from login where appeal is not null and appeal_answer is null and appealed_at is not null)`)
  }
  if (tag !== undefined) {
    conditions.push(sql`member_entry.login_id in (select subject_id from admin_tag where admin_tag.tag = ${tag})`)
  }
  return conditions
}

function dateConditions({ joinedFrom, joinedUntil, active }: MemberFilter, now: Date): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = []
  if (joinedFrom !== undefined) conditions.push(sql`member_entry.joined_at >= ${startOf(joinedFrom)}`)
  if (joinedUntil !== undefined) {
    conditions.push(sql`member_entry.joined_at < ${new Date(startOf(joinedUntil).getTime() + DAY_MS)}`)
  }
  if (active === 'week') conditions.push(seenSince(now, 7))
  if (active === 'month') conditions.push(seenSince(now, 30))
  if (active === 'away') conditions.push(sql`not ${seenSince(now, 90)}`)
  return conditions
}

function startOf(date: string): Date {
  return new Date(`${date}T00:00:00.000Z`)
}

function seenSince(now: Date, days: number): RawBuilder<unknown> {
  const since = new Date(now.getTime() - days * DAY_MS)
  return sql`(
    exists (select from session where session.login_id = member_entry.login_id and session.last_seen_at >= ${since})
    or exists (select from known_network
      where known_network.login_id = member_entry.login_id and known_network.last_seen_at >= ${since}))`
}

function wordConditions({ q = '' }: MemberFilter): RawBuilder<unknown>[] {
  const text = q.toLowerCase()
  if (UUID.test(text)) return [sql`(member_entry.login_id = ${text}::uuid or member_entry.actor_id = ${text}::uuid)`]
  return text
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => {
      const pattern = word.replaceAll(/[\\%_]/g, '\\$&')
      return sql`${eachTime} member_entry.words like ${[...word].length < ANY_PART ? `% ${pattern}%` : `%${pattern}%`}`
    })
}
