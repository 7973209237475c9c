import type { AdminAct } from '@rise/contract/admin/acts'
import type { CompanyStory } from '@rise/contract/admin/companies/shapes'
import { adminErrors } from '@rise/contract/admin/errors'
import type { AdminNote } from '@rise/contract/admin/members/shapes'
import { companyPageErrors } from '@rise/contract/companies/page/errors'
import type { Plan } from '@rise/contract/policy'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Admin } from '../../../platform/http/requester.ts'
import { createPageOnce, hideCompany, savePage, showCompany } from '../../companies/index.ts'
import { setPlan } from '../../plans/index.ts'
import { lockActor, recordAct } from '../../session/index.ts'
import { addNote, setTags } from '../notes/notes.ts'
import { readCompanyStory } from './company-story.ts'

interface Facts {
  readonly name: string
  readonly website: string
  readonly tagline: string
}

interface Change {
  readonly before?: Readonly<Record<string, unknown>>
  readonly after?: Readonly<Record<string, unknown>>
}

/**
 * Locks a company, runs `change`, and records the act with the change that `change` returns. Records nothing if
 * `change` returns null.
 * @throws {Failure} `company-gone`, and what `change` throws
 */
export async function actOn(
  ctx: Context,
  admin: Admin,
  { id, act }: { id: string; act: AdminAct },
  change: (tx: Tx, company: Facts) => Promise<Change | null>,
): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    await lockActor(tx, id)
    const row = await tx
      .selectFrom('company')
      .select(['name', 'website', 'tagline'])
      .where('actor_id', '=', id)
      .executeTakeFirst()
    if (!row) throw new Failure(adminErrors['company-gone'])
    const { name, website, tagline } = row
    const recordedChange = await change(tx, { name, website: website ?? '', tagline: tagline ?? '' })
    if (recordedChange === null) return
    await recordAct(ctx, tx, { act, by: admin.loginId, subject: { id, name }, ...recordedChange })
  })
}

/**
 * Creates a company's page, which its people can claim.
 *
 * @throws {Failure} `company-exists`
 */
export async function createCompany(ctx: Context, admin: Admin, facts: Facts): Promise<CompanyStory> {
  const id = await ctx.db.transaction().execute(async (tx) => {
    const newPage = await createPageOnce(ctx, tx, facts.name)
    if (newPage === null) throw new Failure(adminErrors['company-exists'])
    const page = { companyName: facts.name, website: facts.website, tagline: facts.tagline }
    await savePage(ctx, tx, { ...newPage, version: await versionOf(tx, newPage.id), page, loginId: admin.loginId })
    await recordAct(ctx, tx, { act: 'company.created', by: admin.loginId, subject: newPage, after: { ...facts } })
    return newPage.id
  })
  return readCompanyStory(ctx, admin, id)
}

async function versionOf(tx: Tx, id: string): Promise<number> {
  const row = await tx.selectFrom('company').select('version').where('actor_id', '=', id).executeTakeFirstOrThrow()
  return row.version
}

/**
 * Corrects the facts of a company.
 *
 * @throws {Failure} `company-gone`; `changed-since` when its page is no longer as the admin saw it
 */
export async function correctCompany(
  ctx: Context,
  admin: Admin,
  { id, version, ...facts }: Facts & { id: string; version: number },
): Promise<CompanyStory> {
  await actOn(ctx, admin, { id, act: 'company.corrected' }, async (tx, before) => {
    const page = { companyName: facts.name, website: facts.website, tagline: facts.tagline }
    await savePage(ctx, tx, { id, name: before.name, version, page, loginId: admin.loginId }).catch(
      (error: unknown) => {
        const isOutdated = error instanceof Failure && error.declaration.code === companyPageErrors['page-changed'].code
        throw isOutdated ? new Failure(adminErrors['changed-since']) : error
      },
    )
    return changesOf(before, facts)
  })
  return readCompanyStory(ctx, admin, id)
}

/** Returns the facts that differ, before and after; null if none do. */
function changesOf(before: Facts, after: Facts): Change | null {
  const names = (['name', 'website', 'tagline'] as const).filter((name) => before[name] !== after[name])
  if (names.length === 0) return null
  const pickFacts = (facts: Facts) => Object.fromEntries(names.map((name) => [name, facts[name]]))
  return { before: pickFacts(before), after: pickFacts(after) }
}

/**
 * Sets a company's plan.
 *
 * @throws {Failure} `company-gone`, `plan-is-paid`; `changed-since` when another admin has set another plan since
 */
export async function setCompanyPlan(
  ctx: Context,
  admin: Admin,
  { id, plan, seen }: { id: string; plan: Plan; seen: Plan },
): Promise<CompanyStory> {
  const { company } = await readCompanyStory(ctx, admin, id)
  if (company.plan !== seen) throw new Failure(adminErrors['changed-since'])
  await setPlan(ctx, { actorId: id, plan, by: admin.loginId })
  return readCompanyStory(ctx, admin, id)
}

/**
 * Hides a company with its jobs.
 *
 * @throws {Failure} `company-gone`; `changed-since` when it is hidden already
 */
export async function hide(
  ctx: Context,
  admin: Admin,
  { id, reason }: { id: string; reason: string },
): Promise<CompanyStory> {
  await hideOne(ctx, admin, { id, reason })
  return readCompanyStory(ctx, admin, id)
}

/**
 * Hides a company with its jobs, like `hide`, but returns nothing.
 *
 * @throws {Failure} `company-gone`; `changed-since` when it is hidden already
 */
export async function hideOne(
  ctx: Context,
  admin: Admin,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<void> {
  await actOn(ctx, admin, { id, act: 'company.hidden' }, async (tx) => {
    const isHidden = await hideCompany(ctx, tx, { companyId: id, reason, by: admin.loginId })
    if (!isHidden) throw new Failure(adminErrors['changed-since'])
    return { before: { hidden: false }, after: { hidden: true, reason } }
  })
}

/**
 * Shows a hidden company again.
 *
 * @throws {Failure} `company-gone`; `changed-since` when it isn't hidden
 */
export async function show(ctx: Context, admin: Admin, id: string): Promise<CompanyStory> {
  await actOn(ctx, admin, { id, act: 'company.shown' }, async (tx) => {
    const reason = await showCompany(tx, id)
    if (reason === null) throw new Failure(adminErrors['changed-since'])
    return { before: { hidden: true, reason }, after: { hidden: false } }
  })
  return readCompanyStory(ctx, admin, id)
}

/**
 * Sets a company's tags.
 *
 * @throws {Failure} `company-gone`
 */
export async function tagCompany(
  ctx: Context,
  admin: Admin,
  { id, tags }: { id: string; tags: readonly string[] },
): Promise<CompanyStory> {
  await actOn(ctx, admin, { id, act: 'company.tagged' }, (tx) => setTags(ctx, tx, id, tags))
  return readCompanyStory(ctx, admin, id)
}

/**
 * Writes a note about a company.
 *
 * @throws {Failure} `company-gone`
 */
export async function addCompanyNote(
  ctx: Context,
  admin: Admin,
  { id, text }: { id: string; text: string },
): Promise<AdminNote> {
  let note: AdminNote | undefined
  await actOn(ctx, admin, { id, act: 'company.noted' }, async (tx) => {
    note = await addNote(ctx, tx, { subjectId: id, by: admin.loginId, text })
    return {}
  })
  if (!note) throw new Error('A note was not kept.')
  return note
}
