import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { photoPath } from '../../session/index.ts'
import { notBlocked } from '../not-blocked.ts'
import { companiesNamed } from './find-workplaces.ts'
import { isSameSite, isSameWorkplace, siteOf } from './workplace.ts'

/** The maximum number of companies looked up per call; any others are ignored. */
const MOST_NAMES = 40

/** A company as a story names it, with the websites stated for it. */
export interface NamedCompany {
  readonly name: string
  readonly websites: readonly string[]
}

/** The page of a named company. */
interface CompanyPage {
  /** The name in the story. */
  readonly name: string
  readonly slug: string
  readonly logo: string | null
}

/** A page that could be that of a named company. */
interface PossiblePage {
  readonly wanted: string
  readonly name: string
  readonly website: string | null
  readonly slug: string
  readonly logo: string | null
}

/**
 * Returns the pages of the named companies that the viewer (null for guests and admins) may see. Leaves out companies
 * whose page isn't certain: the stated website isn't the page's, or several pages could be meant.
 */
export async function findCompanyPages(
  db: Database,
  viewerActorId: string | null,
  companies: readonly NamedCompany[],
): Promise<CompanyPage[]> {
  const sought = companies.slice(0, MOST_NAMES)
  if (sought.length === 0) return []
  const names = sought.map(({ name }) => name)
  const { rows } = await sql<PossiblePage>`
    select alike.wanted, alike.name, alike.website, actor.slug, ${photoPath} as logo
    from (${companiesNamed(names)}) as alike join actor on actor.id = alike.id and actor.listed
    where ${notBlocked(viewerActorId, 'actor.id')}`.execute(db)
  return sought.flatMap((company) => {
    const page = pageOf(
      company,
      rows.filter(({ wanted }) => wanted === company.name),
    )
    return page ? [{ name: company.name, slug: page.slug, logo: page.logo }] : []
  })
}

function pageOf({ name, websites }: NamedCompany, pages: readonly PossiblePage[]): PossiblePage | undefined {
  const sites = websites.flatMap((website) => siteOf(website) ?? [])
  const namesakes = pages.filter((page) => isSameWorkplace({ name }, { name: page.name }))
  const withSite = namesakes.filter(({ website }) => {
    const site = siteOf(website)
    return site !== undefined && sites.some((other) => isSameSite(site, other))
  })
  if (withSite.length > 0) return onlyOne(withSite)
  // A stated website that isn't the page's means another company of the same name.
  const candidates = namesakes.filter(({ website }) => sites.length === 0 || siteOf(website) === undefined)
  const identical = candidates.filter((page) => page.name.toLowerCase() === name.toLowerCase())
  return onlyOne(identical.length > 0 ? identical : candidates)
}

function onlyOne<T>(items: readonly T[]): T | undefined {
  return items.length === 1 ? items[0] : undefined
}
