import { companyErrors } from '@rise/contract/companies/errors'
import type { Company } from '@rise/contract/companies/shapes'
import type { Context } from '../../platform/context.ts'
import type { Database } from '../../platform/database/database.ts'
import { Failure } from '../../platform/failure.ts'
import type { Requester } from '../../platform/http/requester.ts'
import { presentSlot } from '../../platform/slot.ts'
import { viewerOf } from '../connections/index.ts'
import { actorOfFormerSlug, NAMELESS } from '../session/index.ts'
import type { BareCompany, CompanySlot } from './company-slot.ts'
import { peopleOf } from './people-of.ts'
import { presentCompany } from './present.ts'
import { type CompanyRow, findCompanyNameRow, findCompanyRow, findPageRow } from './queries.ts'

/**
 * Returns the page with this current or former slug as the viewer sees it: the company, and the parts of other
 * features. Refuses with `company-not-found`, also if a block separates the viewer and the company.
 */
export async function findPage(ctx: Context, slot: CompanySlot, slug: string, viewer: Requester): Promise<Company> {
  const viewerActorId = viewerOf(viewer)
  const row = await findBySlug(ctx.db, { slug, viewerActorId }, (db, named) => findPageRow(db, slot, named))
  return { ...(await presentTo(ctx, viewerActorId, row)), ...presentSlot(slot, row) }
}

/** Returns the company without other features' parts. Throws the errors of `findPage`. */
export async function findCompany(
  ctx: Context,
  slug: string,
  viewer: Requester = { kind: 'guest' },
): Promise<BareCompany> {
  const viewerActorId = viewerOf(viewer)
  return presentTo(ctx, viewerActorId, await findBySlug(ctx.db, { slug, viewerActorId }, findCompanyRow))
}

/** Returns the page as a guest sees it, even while it is not listed. Refuses with `company-not-found`. */
export async function previewCompany(ctx: Context, slot: CompanySlot, id: string): Promise<Company> {
  const row = await findPageRow(ctx.db, slot, { id, hidden: true })
  if (!row) throw new Failure(companyErrors['company-not-found'])
  return { ...(await presentTo(ctx, null, row)), ...presentSlot(slot, row) }
}

async function presentTo({ db, clock }: Context, viewerActorId: string | null, row: CompanyRow): Promise<BareCompany> {
  const today = clock.now().toISOString().slice(0, 10)
  return presentCompany(row, await peopleOf(db, { company: row, viewerActorId, today }))
}

/**
 * Returns the company at a current or former address, for other features' parts of its page, if the viewer may see the
 * page.
 *
 * @throws {Failure} `company-not-found`
 */
export async function findCompanyName(
  { db }: Context,
  slug: string,
  viewer: Requester,
): Promise<{ id: string; slug: string; name: string }> {
  const { name, ...row } = await findBySlug(db, { slug, viewerActorId: viewerOf(viewer) }, findCompanyNameRow)
  return { ...row, name: name || NAMELESS }
}

async function findBySlug<T>(
  db: Database,
  { slug, viewerActorId }: { slug: string; viewerActorId: string | null },
  find: (db: Database, named: { slug?: string; id?: string; viewerActorId: string | null }) => Promise<T | undefined>,
): Promise<T> {
  const company = (await find(db, { slug, viewerActorId })) ?? (await findMoved())
  if (!company) throw new Failure(companyErrors['company-not-found'])
  return company

  async function findMoved(): Promise<T | undefined> {
    const id = await actorOfFormerSlug(db, 'company', slug)
    return id === undefined ? undefined : find(db, { id, viewerActorId })
  }
}
