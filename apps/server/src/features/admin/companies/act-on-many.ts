import { adminErrors } from '@rise/contract/admin/errors'
import { MOST_AT_ONCE } from '@rise/contract/admin/limits'
import { planErrors } from '@rise/contract/plans/errors'
import type { Plan } from '@rise/contract/policy'
import type { Context } from '../../../platform/context.ts'
import type { Admin } from '../../../platform/http/requester.ts'
import { setPlan } from '../../plans/index.ts'
import { setTag } from '../notes/notes.ts'
import { type NewsForSelection, notifySelected } from '../notify-selected.ts'
import { eachOf, type Outcome, type Selection, selectedIds } from '../selection.ts'
import { actOn, hideOne } from './change-company.ts'
import { type CompanyFilter, companyConditions } from './company-rows.ts'
import { idsOf } from './list-companies.ts'

type CompanySelection = Selection<CompanyFilter>

/** Errors that leave one company unchanged, and don't prevent the action on the others. */
const skips: ReadonlySet<string> = new Set([
  adminErrors['company-gone'].code,
  adminErrors['changed-since'].code,
  planErrors['plan-is-paid'].code,
])

const idsOfChosen = ({ db }: Context, chosen: CompanySelection) =>
  selectedIds(chosen, async (filter) => idsOf(db, await companyConditions(db, filter), MOST_AT_ONCE + 1))

/**
 * Adds a tag to many companies, or removes it.
 *
 * @throws {Failure} `nothing-selected`, `selection-changed`
 */
export async function tagMany(
  ctx: Context,
  admin: Admin,
  { tag, present, ...chosen }: CompanySelection & { tag: string; present: boolean },
): Promise<Outcome> {
  return eachOf(await idsOfChosen(ctx, chosen), skips, async (id) => {
    let hasChanged = false
    await actOn(ctx, admin, { id, act: 'company.tagged' }, async (tx) => {
      hasChanged = await setTag(ctx, tx, { subjectId: id, tag, present })
      return hasChanged ? { before: present ? {} : { tag }, after: present ? { tag } : {} } : null
    })
    return hasChanged
  })
}

/**
 * Sets the plan of many companies.
 *
 * @throws {Failure} `nothing-selected`, `selection-changed`
 */
export async function setPlanOfMany(
  ctx: Context,
  admin: Admin,
  { plan, ...chosen }: CompanySelection & { plan: Plan },
): Promise<Outcome> {
  return eachOf(await idsOfChosen(ctx, chosen), skips, async (actorId) => {
    const previousPlan = await setPlan(ctx, { actorId, plan, by: admin.loginId })
    return previousPlan !== undefined && previousPlan !== plan
  })
}

/**
 * Hides many companies with their jobs. Companies that are already hidden keep their reason.
 *
 * @throws {Failure} `nothing-selected`, `selection-changed`
 */
export async function hideMany(
  ctx: Context,
  admin: Admin,
  { reason, ...chosen }: CompanySelection & { reason: string },
): Promise<Outcome> {
  return eachOf(await idsOfChosen(ctx, chosen), skips, async (id) => {
    await hideOne(ctx, admin, { id, reason })
    return true
  })
}

/**
 * Notifies the teams of many companies, behind the bell and, if `alsoMail`, by email.
 *
 * @throws {Failure} `nothing-selected`, `selection-changed`
 */
export async function notifyMany(
  ctx: Context,
  admin: Admin,
  { title, text, alsoMail, ...chosen }: CompanySelection & NewsForSelection,
): Promise<Outcome> {
  const ids = await idsOfChosen(ctx, chosen)
  return notifySelected(ctx, admin, { title, text, alsoMail, column: 'actor_id', ids })
}
