import { type Company, companyErrors } from '@rise/contract/companies'
import type { Context } from '../../platform/context.ts'
import { Failure } from '../../platform/failure.ts'
import { presentCompany } from './present.ts'
import { findCompanyRow } from './queries.ts'

/** The company with this slug. Refuses with `company-not-found`. */
export async function findCompany({ db }: Context, slug: string): Promise<Company> {
  const row = await findCompanyRow(db, slug)
  if (!row) throw new Failure(companyErrors['company-not-found'])
  return presentCompany(row)
}
