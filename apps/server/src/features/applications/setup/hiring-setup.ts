import { applicationErrors } from '@rise/contract/applications/errors'
import { MOST_TEMPLATES } from '@rise/contract/applications/limits'
import type { hiringStages, newTemplate } from '@rise/contract/applications/setup/fields'
import type { HiringSetup, HiringStage } from '@rise/contract/applications/setup/shapes'
import type { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Acting } from '../../../platform/http/requester.ts'
import { companyForAct } from '../../companies/index.ts'
import type {} from '../tables.ts'

/** Returns a company's own stages in their order. */
export async function readStages(db: Database | Tx, companyId: string): Promise<HiringStage[]> {
  const rows = await db
    .selectFrom('hiring_stage')
    .select(['id as _id', 'kind', 'name'])
    .where('company_id', '=', companyId)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows
}

async function readSetupOf(db: Database | Tx, companyId: string): Promise<HiringSetup> {
  const templates = await db
    .selectFrom('message_template')
    .select(['id as _id', 'purpose', 'name', 'text'])
    .where('company_id', '=', companyId)
    .orderBy('name')
    .orderBy('id')
    .execute()
  return { stages: await readStages(db, companyId), templates }
}

/** Returns a company's own stages and its message templates. Throws the errors of `companyForAct`. */
export async function readSetup({ db }: Context, member: Acting, slug: string): Promise<HiringSetup> {
  const { id } = await companyForAct(db, member, slug, 'hire')
  return readSetupOf(db, id)
}

/**
 * Replaces a company's own stages. Applications in a removed stage keep the kind of that stage.
 * @throws {Failure} `stage-keeps-kind`, also for the id of another company's stage; and the errors of `companyForAct`
 */
export function replaceStages(
  { db }: Context,
  member: Acting,
  slug: string,
  { stages }: z.output<typeof hiringStages>,
): Promise<HiringSetup> {
  return db.transaction().execute(async (tx) => {
    const { id: companyId } = await companyForAct(tx, member, slug, 'hire')
    // Saves are serialised, so that two concurrent ones don't mix their lists.
    await tx.selectFrom('company').select('actor_id').where('actor_id', '=', companyId).forUpdate().execute()
    const ids = stages.map(({ id }) => id)
    const deletion = tx.deleteFrom('hiring_stage').where('company_id', '=', companyId)
    await (ids.length === 0 ? deletion : deletion.where('id', 'not in', ids)).execute()
    for (const [position, { id, kind, name }] of stages.entries()) {
      const storedStages = await tx
        .insertInto('hiring_stage')
        .values({ id, company_id: companyId, kind, name, position })
        .onConflict((conflict) =>
          conflict
            .column('id')
            .doUpdateSet({ name, position })
            .where('hiring_stage.company_id', '=', companyId)
            .where('hiring_stage.kind', '=', kind),
        )
        .returning('id')
        .executeTakeFirst()
      if (!storedStages) throw new Failure(applicationErrors['stage-keeps-kind'])
    }
    return readSetupOf(tx, companyId)
  })
}

/**
 * Saves a message template.
 *
 * @throws {Failure} `template-not-found` for another company's template, `too-many-templates`, and the errors of
 * `companyForAct`
 */
export function writeTemplate(
  { db, clock }: Context,
  member: Acting,
  { slug, id }: { readonly slug: string; readonly id: string },
  fields: z.output<typeof newTemplate>,
): Promise<HiringSetup> {
  return db.transaction().execute(async (tx) => {
    const { id: companyId } = await companyForAct(tx, member, slug, 'hire')
    await tx.selectFrom('company').select('actor_id').where('actor_id', '=', companyId).forUpdate().execute()
    const values = { ...fields, changed_at: clock.now() }
    const template = await tx
      .insertInto('message_template')
      .values({ id, company_id: companyId, ...values })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(values).where('message_template.company_id', '=', companyId),
      )
      .returning('id')
      .executeTakeFirst()
    if (!template) throw new Failure(applicationErrors['template-not-found'])
    const setup = await readSetupOf(tx, companyId)
    if (setup.templates.length > MOST_TEMPLATES) throw new Failure(applicationErrors['too-many-templates'])
    return setup
  })
}

/** Deletes a message template. Throws the errors of `companyForAct`. */
export async function deleteTemplate(
  { db }: Context,
  member: Acting,
  { slug, id }: { readonly slug: string; readonly id: string },
): Promise<void> {
  const company = await companyForAct(db, member, slug, 'hire')
  await db.deleteFrom('message_template').where('id', '=', id).where('company_id', '=', company.id).execute()
}
