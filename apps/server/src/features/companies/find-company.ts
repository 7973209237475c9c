import { type Company, companyErrors } from '@rise/contract/companies'
import type { Context } from '../../platform/context.ts'
import { Failure } from '../../platform/failure.ts'
import type { Requester } from '../../platform/http/requester.ts'
import { viewerOf } from '../connections/index.ts'
import { actorOfFormerSlug } from '../session/index.ts'
import { peopleOf } from './people-of.ts'
import { presentCompany } from './present.ts'
import { findCompanyRow } from './queries.ts'

/**
 * The company with this slug, or that had it before, as the viewer sees it. Refuses with `company-not-found`, also when one
 * of the two has blocked the other.
 */
export async function findCompany(
  { db, clock }: Context,
  slug: string,
  viewer: Requester = { kind: 'guest' },
): Promise<Company> {
  const viewerActorId = viewerOf(viewer)
  const row = (await findCompanyRow(db, { slug, viewerActorId })) ?? (await findMoved(db, slug, viewerActorId))
  if (!row) throw new Failure(companyErrors['company-not-found'])
  const today = clock.now().toISOString().slice(0, 10)
  return presentCompany(row, await peopleOf(db, { company: row, viewerActorId, today }))
}

async function findMoved(db: Context['db'], slug: string, viewerActorId: string | null) {
  const id = await actorOfFormerSlug(db, 'company', slug)
  return id === undefined ? undefined : findCompanyRow(db, { id, viewerActorId })
}
