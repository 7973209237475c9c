import { mailingsErrors } from '@rise/contract/mailings/endpoints'
import type { Sequence, SequenceCard } from '@rise/contract/mailings/shapes'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'

const MOST_SEQUENCES = 200

const runs = (state: string) => sql<number>`(
  select count(*)::int from mail_run where mail_run.sequence_id = mail_sequence.id and mail_run.state = ${state})`
const counts = [runs('waiting').as('waiting'), runs('finished').as('finished'), runs('stopped').as('stopped')] as const

/** Returns the sequences, newest first. */
export async function listSequences({ db }: Context): Promise<SequenceCard[]> {
  const rows = await db
    .selectFrom('mail_sequence')
    .select(['id', 'name', 'state', 'trigger'])
    .select(counts)
    .select(
      sql<number>`(select count(*)::int from mail_step where sequence_id = mail_sequence.id and removed_at is null)`.as(
        'steps',
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_SEQUENCES)
    .execute()
  return rows.map(({ id, ...row }) => ({ _id: id, ...row }))
}

/**
 * Returns a sequence with its steps.
 *
 * @throws {Failure} `sequence-not-found`
 */
export async function findSequence(db: Database | Tx, id: string): Promise<Sequence> {
  const row = await db.selectFrom('mail_sequence').selectAll().select(counts).where('id', '=', id).executeTakeFirst()
  if (!row) throw new Failure(mailingsErrors['sequence-not-found'])
  const steps = await db
    .selectFrom('mail_step')
    .select(['id', 'delay_hours', 'subject', 'body'])
    .select([
      sql<number>`(select count(*)::int from mail_step_sent where step_id = mail_step.id)`.as('sent'),
      sql<number>`(select count(*)::int from mail_run where step_id = mail_step.id and state = 'waiting')`.as(
        'waiting',
      ),
    ])
    .where('sequence_id', '=', id)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .execute()
  const { name, state, trigger, audience, stops, version, waiting, finished, stopped } = row
  return {
    ...{ _id: row.id, name, state, trigger, audience, stops, version, waiting, finished, stopped },
    quiet: row.quiet_from === null || row.quiet_to === null ? null : { from: row.quiet_from, to: row.quiet_to },
    timeZone: row.time_zone,
    steps: steps.map(({ id: stepId, delay_hours: delayHours, ...step }) => ({ _id: stepId, delayHours, ...step })),
  }
}
