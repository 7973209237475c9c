import type { EndpointParsed } from '@rise/contract/endpoint'
import { platformErrors } from '@rise/contract/errors'
import { type mailingsEndpoints, mailingsErrors } from '@rise/contract/mailings/endpoints'
import type { Sequence } from '@rise/contract/mailings/shapes'
import { t } from '@rise/texts'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Admin } from '../../../platform/http/requester.ts'
import { sanitiseRichText } from '../../../platform/rich-text/sanitise-rich-text.ts'
import { recordAct } from '../../session/index.ts'
import { findSequence } from './find-sequence.ts'

type Endpoints = typeof mailingsEndpoints
type Draft = EndpointParsed<Endpoints['POST /api/v1/admin/emails/sequences']>['body']
type EditedSequence = EndpointParsed<Endpoints['PUT /api/v1/admin/emails/sequences/{id}']>['body']

/** Creates a sequence, which sends nothing until it is started. */
export async function createSequence(ctx: Context, admin: Admin, draft: Draft): Promise<Sequence> {
  return ctx.db.transaction().execute(async (tx) => {
    const id = ctx.newId()
    const initialColumns = { state: 'draft' as const, created_at: ctx.clock.now(), started_at: null, entered_at: null }
    await tx
      .insertInto('mail_sequence')
      .values({ id, ...columnsOf(draft), ...initialColumns })
      .execute()
    await writeSteps(ctx, tx, id, draft)
    await recordAct(ctx, tx, { act: 'sequence.written', by: admin.loginId, subject: { id, name: draft.name } })
    return findSequence(tx, id)
  })
}

/**
 * Changes a sequence, even a running one. Members stay on their steps; those who were waiting for a step that is now
 * removed wait for the next one instead. A new trigger means a new audience, so the sequence then pauses until an admin
 * starts it again.
 * @throws {Failure} `sequence-not-found`, `sequence-changed`
 */
export async function changeSequence(
  ctx: Context,
  admin: Admin,
  { id, version, ...edited }: EditedSequence & { id: string },
): Promise<Sequence> {
  return ctx.db.transaction().execute(async (tx) => {
    const before = await lockSequence(tx, id)
    if (before.version !== version) throw new Failure(mailingsErrors['sequence-changed'])
    await tx
      .updateTable('mail_sequence')
      .set({ ...columnsOf(edited), ...(before.trigger !== edited.trigger && resetStart(before)), version: version + 1 })
      .where('id', '=', id)
      .execute()
    await writeSteps(ctx, tx, id, edited)
    const subject = { id, name: edited.name }
    await recordAct(ctx, tx, { act: 'sequence.changed', by: admin.loginId, subject })
    return findSequence(tx, id)
  })
}

/**
 * Deletes a sequence that is not running.
 *
 * @throws {Failure} `sequence-not-found`, `sequence-running`
 */
export async function deleteSequence(ctx: Context, admin: Admin, id: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const { state, name } = await lockSequence(tx, id)
    if (state === 'running') throw new Failure(mailingsErrors['sequence-running'])
    await tx.deleteFrom('mail_sequence').where('id', '=', id).execute()
    await recordAct(ctx, tx, { act: 'sequence.deleted', by: admin.loginId, subject: { id, name } })
  })
}

/** Resets the start of a sequence whose trigger has changed. Members who are already in the sequence stay. */
function resetStart({ state }: { readonly state: 'draft' | 'running' | 'paused' }) {
  return { state: state === 'draft' ? state : ('paused' as const), started_at: null, entered_at: null }
}

/**
 * Returns a sequence, locked until the transaction ends.
 * @throws {Failure} `sequence-not-found`
 */
export async function lockSequence(tx: Tx, id: string) {
  const row = await tx.selectFrom('mail_sequence').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw new Failure(mailingsErrors['sequence-not-found'])
  return row
}

function columnsOf({ name, trigger, audience, stops, quiet, timeZone }: Draft) {
  return {
    name,
    trigger,
    audience: JSON.stringify(audience),
    stops: [...new Set(stops)],
    quiet_from: quiet?.from ?? null,
    quiet_to: quiet?.to ?? null,
    time_zone: timeZone,
  }
}

async function writeSteps(ctx: Context, tx: Tx, sequenceId: string, { steps }: Draft): Promise<void> {
  const storedSteps = await tx
    .selectFrom('mail_step')
    .select('id')
    .where('sequence_id', '=', sequenceId)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .execute()
  const before = storedSteps.map(({ id }) => id)
  const after: string[] = []
  for (const [position, { _id, delayHours, subject, body }] of steps.entries()) {
    const { html } = sanitiseRichText(body, () => undefined)
    if (html === '') throw emptyBody(position)
    const columns = { position, delay_hours: delayHours, subject, body: html }
    if (_id !== undefined && before.includes(_id) && !after.includes(_id)) {
      after.push(_id)
      await tx.updateTable('mail_step').set(columns).where('id', '=', _id).execute()
    } else {
      const id = ctx.newId()
      after.push(id)
      const step = { id, sequence_id: sequenceId, removed_at: null, ...columns }
      await tx.insertInto('mail_step').values(step).execute()
    }
  }
  for (const id of before.filter((one) => !after.includes(one))) {
    await removeStep(ctx, tx, { id, next: placeOfRemoved(id, before, after) })
  }
}

/** Returns the id of the step that replaces a removed step; undefined if the removed one was the last. */
function placeOfRemoved(id: string, before: readonly string[], after: readonly string[]): string | undefined {
  const at = before.indexOf(id)
  const laterStep = before.slice(at + 1).find((one) => after.includes(one))
  if (laterStep !== undefined) return laterStep
  const earlierStep = before.slice(0, at).findLast((one) => after.includes(one))
  return after[earlierStep === undefined ? 0 : after.indexOf(earlierStep) + 1]
}

function emptyBody(position: number): Failure {
  const message = t('Write the email.')
  return new Failure(platformErrors['invalid-input'], {
    message,
    fields: { [`body.steps[${position}].body`]: message },
  })
}

/** Removes a step. Members waiting for it now wait for `next`, or are finished. */
async function removeStep(ctx: Context, tx: Tx, { id, next }: { id: string; next: string | undefined }): Promise<void> {
  await tx.updateTable('mail_step').set({ removed_at: ctx.clock.now() }).where('id', '=', id).execute()
  await tx
    .updateTable('mail_run')
    .set({ step_id: next ?? null, ...(next === undefined && { state: 'finished' }) })
    .where('step_id', '=', id)
    .where('state', '=', 'waiting')
    .execute()
}
