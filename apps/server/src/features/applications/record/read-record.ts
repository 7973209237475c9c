import type { Interview, Step } from '@rise/contract/applications/shapes'
import { stageNames } from '@rise/contract/applications/words'
import { t } from '@rise/texts'
import { type RawBuilder, sql } from 'kysely'
import type { Database, Tx } from '../../../platform/database/database.ts'
import type { StepData } from '../tables.ts'

/**
 * Returns an expression for the name of the person behind a login: the login's name, or else the profile's. Empty if
 * neither has one.
 */
export function personOf(loginId: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`coalesce((
    select nullif(trim(login.first_name || ' ' || login.last_name), '') from login where login.id = ${loginId}
  ), (
    select trim(professional.first_name || ' ' || professional.last_name)
    from membership join professional on professional.actor_id = membership.actor_id
    where membership.login_id = ${loginId} limit 1
  ), '')`
}

interface StepRow {
  readonly id: string
  readonly kind: Step['kind']
  readonly by_side: Step['by']
  readonly person: string
  readonly data: StepData
  readonly at: Date
}

/** Returns the steps of an application, oldest first. */
export async function readSteps(db: Database | Tx, applicationId: string): Promise<Step[]> {
  const { rows } = await sql<StepRow>`
    select id, kind, by_side, data, at, ${personOf(sql`application_step.login_id`)} as person
    from application_step where application_id = ${applicationId} order by place`.execute(db)
  return rows.map(({ id, kind, by_side: by, person, data, at }) => ({
    _id: id,
    kind,
    by,
    person: person || null,
    at: at.toISOString(),
    from: data.from ?? null,
    to: data.to ?? null,
    fromName: data.fromName ?? (data.from ? t(stageNames[data.from]) : null),
    toName: data.toName ?? (data.to ? t(stageNames[data.to]) : null),
    reason: data.reason ?? null,
    text: data.text ?? null,
    interviewId: data.interviewId ?? null,
  }))
}

/** Returns the interviews that the team proposed, oldest first. */
export async function readInterviews(db: Database | Tx, applicationId: string): Promise<Interview[]> {
  const rows = await db
    .selectFrom('application_interview')
    .select(['id', 'minutes', 'zone', 'place', 'times', 'picked', 'cancelled_at'])
    .where('application_id', '=', applicationId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id, minutes, zone, place, times, picked, cancelled_at }) => ({
    _id: id,
    ...{ minutes, zone, place },
    times: times.map((time) => time.toISOString()),
    picked: picked?.toISOString() ?? null,
    cancelled: cancelled_at !== null,
  }))
}
