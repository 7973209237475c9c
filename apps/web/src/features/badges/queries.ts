import type { Api } from '../../app/base/api.ts'
import { queryOf } from '../../app/base/query.ts'

/** The kind of owner, as in addresses. */
export type BadgeOwner = 'professional' | 'company'

/** The badges of a professional or a company that the viewer may see. */
export function badgesQuery(api: Api, of: BadgeOwner, slug: string) {
  const key = of === 'company' ? 'GET /api/v1/companies/{slug}/badges' : 'GET /api/v1/professionals/{slug}/badges'
  return queryOf(api, key, { params: { slug } })
}

/** Returns the address of an owner's badges. */
export function badgesHref(of: BadgeOwner, slug: string): string {
  return `/${of}/${slug}/badges`
}
