import { adminErrors } from '@rise/contract/admin/errors'
import { MOST_AT_ONCE } from '@rise/contract/admin/limits'
import { planErrors } from '@rise/contract/plans/errors'
import type { Plan } from '@rise/contract/policy'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import type { SignedIn } from '../../../platform/http/requester.ts'
import { recordAct } from '../../session/index.ts'
import { lockMember } from './find-admin-member.ts'
import { idsOf } from './list-members.ts'
import type { MemberFilter } from './member-conditions.ts'
import { setMemberPlan } from './set-member-plan.ts'
import { suspendMember } from './suspend-member.ts'

/** The members that an act concerns, and how many the admin saw. */
interface Chosen {
  readonly ids?: readonly string[] | undefined
  readonly filter?: MemberFilter | undefined
  readonly count: number
}

interface Outcome {
  readonly done: number
  readonly skipped: number
}

/** What leaves one member as it was, and does not keep the others. */
const skips: ReadonlySet<string> = new Set([
  ...(['not-yourself', 'not-an-admin', 'no-plan-for-admins', 'changed-since', 'member-not-found'] as const).map(
    (name) => adminErrors[name].code,
  ),
  planErrors['plan-is-paid'].code,
])

/**
 * Returns the ids of the members that an act concerns.
 *
 * @throws {Failure} `nothing-selected`; `selection-changed` when they are not as many as the admin saw
 */
async function chosenIds(ctx: Context, { ids, filter, count }: Chosen): Promise<readonly string[]> {
  if ((ids === undefined) === (filter === undefined)) throw new Failure(adminErrors['nothing-selected'])
  const found = ids === undefined ? await idsOf(ctx, filter ?? {}, MOST_AT_ONCE + 1) : [...new Set(ids)]
  if (found.length !== count) throw new Failure(adminErrors['selection-changed'])
  return found
}

/** Acts on each of them, one after the other: each act stands by itself, and is recorded by itself. */
async function eachOf(ids: readonly string[], act: (id: string) => Promise<boolean>): Promise<Outcome> {
  let done = 0
  for (const id of ids) {
    const acted = await act(id).catch((error: unknown) => {
      if (error instanceof Failure && skips.has(error.declaration.code)) return false
      throw error
    })
    if (acted) done += 1
  }
  return { done, skipped: ids.length - done }
}

/**
 * Suspends many members, with one reason.
 *
 * @throws {Failure} `nothing-selected`, `selection-changed`
 */
export async function suspendMany(
  ctx: Context,
  admin: SignedIn,
  { reason, ...chosen }: Chosen & { reason: string },
): Promise<Outcome> {
  return eachOf(await chosenIds(ctx, chosen), async (loginId) => {
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
  admin: SignedIn,
  { plan, ...chosen }: Chosen & { plan: Plan },
): Promise<Outcome> {
  return eachOf(await chosenIds(ctx, chosen), async (loginId) => {
    await setMemberPlan(ctx, admin, { loginId, plan })
    return true
  })
}

/**
 * Adds a tag to many members, or takes it away.
 *
 * @throws {Failure} `nothing-selected`, `selection-changed`
 */
export async function tagMany(
  ctx: Context,
  admin: SignedIn,
  { tag, present, ...chosen }: Chosen & { tag: string; present: boolean },
): Promise<Outcome> {
  return eachOf(await chosenIds(ctx, chosen), (loginId) =>
    ctx.db.transaction().execute(async (tx) => {
      const { name } = await lockMember(tx, loginId, { deleted: true, admins: true })
      const row = { subject_id: loginId, tag, created_at: ctx.clock.now() }
      const changed = present
        ? await tx
            .insertInto('admin_tag')
            .values(row)
            .onConflict((oc) => oc.doNothing())
            .returning('tag')
            .executeTakeFirst()
        : await tx
            .deleteFrom('admin_tag')
            .where('subject_id', '=', loginId)
            .where('tag', '=', tag)
            .returning('tag')
            .executeTakeFirst()
      if (!changed) return false
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
