import { badgesHref, CompanyBadges } from '../badges/index.ts'
import type { CompanySlots } from '../companies/index.ts'

export const companySlots: CompanySlots = {
  beside: [{ name: 'badges', Part: CompanyBadges }],
  links: [{ label: 'See your badges', hrefOf: (slug) => badgesHref('company', slug) }],
}
