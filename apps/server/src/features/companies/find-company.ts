import { type Company, companyErrors } from '@rise/contract/companies'
import type { Context } from '../../platform/context.ts'
import { Failure } from '../../platform/failure.ts'
import { actorOfFormerSlug } from '../session/index.ts'
import { presentCompany } from './present.ts'
import { findCompanyRow } from './queries.ts'

/** The company with this slug, or that had it before. Refuses with `company-not-found`. */
export async function findCompany({ db }: Context, slug: string): Promise<Company> {
  const row = (await findCompanyRow(db, { slug })) ?? (await findMoved(db, slug))
  if (!row) throw new Failure(companyErrors['company-not-found'])
  return presentCompany(row)
}

async function findMoved(db: Context['db'], slug: string) {
  const id = await actorOfFormerSlug(db, 'company', slug)
  return id === undefined ? undefined : findCompanyRow(db, { id })
}
