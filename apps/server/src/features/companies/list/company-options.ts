import stages from '@rise/contract/catalogs/company-stages.json' with { type: 'json' }
import industries from '@rise/contract/catalogs/industries.json' with { type: 'json' }
import teamSizes from '@rise/contract/catalogs/team-sizes.json' with { type: 'json' }
import type { CompanyOptions } from '@rise/contract/companies/endpoints'
import { companySizes } from '@rise/contract/companies/kinds'

export const companyOptions: CompanyOptions = { industries, stages, sizes: [...companySizes], teamSizes }
