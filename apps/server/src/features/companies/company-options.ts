import stages from '@rise/contract/catalogs/company-stages.json' with { type: 'json' }
import industries from '@rise/contract/catalogs/industries.json' with { type: 'json' }
import teamSizes from '@rise/contract/catalogs/team-sizes.json' with { type: 'json' }
import { type CompanyOptions, companySizes } from '@rise/contract/companies'

/** What people look for first, as a start; a company writes its own beside them. */
const values = [
  'Honesty',
  'Curiosity',
  'Craft',
  'Ownership',
  'Kindness',
  'Customers first',
  'Learning from mistakes',
  'Work in the open',
  'Diversity',
  'Sustainability',
]
const benefits = [
  'Remote work',
  'Flexible hours',
  'Equity',
  'Learning budget',
  'Health insurance',
  'Pension plan',
  'Parental leave',
  'Four-day week',
  'Unlimited vacation',
  'Public transport ticket',
  'Home office equipment',
  'Childcare support',
]

export const companyOptions: CompanyOptions = {
  industries,
  stages,
  sizes: [...companySizes],
  teamSizes,
  values,
  benefits,
}
