import type { CompanyPages } from '@rise/contract/professionals/story/shapes'
import type { Resume } from '@rise/contract/resumes/shapes'
import type { Context } from '../../../platform/context.ts'
import type { Acting } from '../../../platform/http/requester.ts'
import { findCompanyPages, type NamedCompany } from '../../connections/index.ts'
import { findStoryRowById, resumeOf } from '../story-row.ts'

/**
 * Returns the pages of the companies, schools and organisations that a résumé names, as far as the viewer (null for
 * guests and admins) may see them.
 */
export async function pagesOfResume(
  { db }: Pick<Context, 'db'>,
  viewerId: string | null,
  resume: Resume,
): Promise<CompanyPages> {
  return findCompanyPages(db, viewerId, companiesOf(resume))
}

/** Returns the pages that the member's own résumé names. */
export async function ownPages(ctx: Context, { actorId }: Acting): Promise<CompanyPages> {
  const row = await findStoryRowById(ctx.db, actorId)
  return row ? pagesOfResume(ctx, actorId, resumeOf(row)) : []
}

/** Returns each name in a résumé once, ignoring letter case, with the websites of all its entries. */
function companiesOf({ work = [], education = [], volunteer = [] }: Resume): NamedCompany[] {
  const companies = new Map<string, { name: string; websites: string[] }>()
  const entries = [
    ...work.map(({ name, url }) => ({ name, url })),
    ...education.map(({ institution, url }) => ({ name: institution, url })),
    ...volunteer.map(({ organization, url }) => ({ name: organization, url })),
  ]
  for (const { name = '', url } of entries) {
    const key = name.trim().toLowerCase()
    if (key === '') continue
    const company = companies.get(key) ?? { name: name.trim(), websites: [] }
    if (url) company.websites.push(url)
    companies.set(key, company)
  }
  return [...companies.values()]
}
