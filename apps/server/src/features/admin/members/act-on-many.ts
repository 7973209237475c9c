import { adminErrors } from '@rise/contract/admin/errors'
import { MOST_AT_ONCE } from '@rise/contract/admin/limits'
import { planErrors } from '@rise/contract/plans/errors'
import type { Plan } from '@rise/contract/policy'
import type { Context } from '../../../platform/context.ts'
import type { Admin } from '../../../platform/http/requester.ts'
import { recordAct } from '../../session/index.ts'
import { setTag } from '../notes/notes.ts'
import { type NewsForSelection, notifySelected } from '../notify-selected.ts'
import { eachOf, type Outcome, type Selection, selectedIds } from '../selection.ts'
import { lockMember } from './find-admin-member.ts'
import { idsOf } from './list-members.ts'
import type { MemberFilter } from './member-conditions.ts'
import { setMemberPlan } from './set-member-plan.ts'
import { suspendMember } from './suspend-member.ts'

type MemberSelection = Selection<MemberFilter>

/** Errors that leave one member unchanged, and don't prevent the action on the others. */
const skips: ReadonlySet<string> = new Set([
  ...(['not-yourself', 'not-an-admin', 'no-plan-for-admins', 'changed-since', 'member-not-found'] as const).map(
    (name) => adminErrors[name].code,
  ),
  planErrors['plan-is-paid'].code,
])

const idsOfChosen = (ctx: Context, chosen: MemberSelection) =>
  selectedIds(chosen, (filter) => idsOf(ctx, filter, MOST_AT_ONCE + 1))

/**
 * Suspends many members, with one reason.
 *
 * @throws {Failure} `nothing-selected`, `selection-changed`
 */
export async function suspendMany(
  ctx: Context,
  admin: Admin,
  { reason, ...chosen }: MemberSelection & { reason: string },
): Promise<Outcome> {
  return eachOf(await idsOfChosen(ctx, chosen), skips, async (loginId) => {
    await suspendMember(ctx, admin, { loginId, reason })
    return true
  })
}

/**
 * Sets the plan of many members.
 *
 * @throws {Failure} `nothing-selected`, `selection-changed`
 */
export async function setPlanOfMany(
  ctx: Context,
  admin: Admin,
  { plan, ...chosen }: MemberSelection & { plan: Plan },
): Promise<Outcome> {
  return eachOf(await idsOfChosen(ctx, chosen), skips, async (loginId) => {
    await setMemberPlan(ctx, admin, { loginId, plan })
    return true
  })
}

/**
 * Adds a tag to many members, or removes it.
 *
 * @throws {Failure} `nothing-selected`, `selection-changed`
 */
export async function tagMany(
  ctx: Context,
  admin: Admin,
  { tag, present, ...chosen }: MemberSelection & { tag: string; present: boolean },
): Promise<Outcome> {
  return eachOf(await idsOfChosen(ctx, chosen), skips, (loginId) =>
    ctx.db.transaction().execute(async (tx) => {
      const { name } = await lockMember(tx, loginId, { deleted: true, admins: true })
      const hasChanged = await setTag(ctx, tx, { subjectId: loginId, tag, present })
      if (!hasChanged) return false
      await recordAct(ctx, tx, {
        act: 'member.tagged',
        by: admin.loginId,
        subject: { id: loginId, name },
        before: present ? {} : { tag },
        after: present ? { tag } : {},
      })
      return true
    }),
  )
}

/**
 * Notifies many members, behind the bell and, if `alsoMail`, by email. Admins and members who aren't active are left
 * out.
 *
 * @throws {Failure} `nothing-selected`, `selection-changed`
 */
export async function notifyMany(
  ctx: Context,
  admin: Admin,
  { title, text, alsoMail, ...chosen }: MemberSelection & NewsForSelection,
): Promise<Outcome> {
  const ids = await idsOfChosen(ctx, chosen)
  return notifySelected(ctx, admin, { title, text, alsoMail, column: 'login_id', ids })
}
