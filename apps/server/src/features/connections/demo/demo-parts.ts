import type { DemoPart } from '../../../platform/feature.ts'
import { demoCompanies } from '../../companies/demo/companies.demo.ts'
import { demoEmployers } from '../../companies/demo/employers.demo.ts'
import { demoProfessionals } from '../../professionals/demo/professionals.demo.ts'
import { storySlugs } from '../../professionals/demo/stories.demo.ts'
import { loadDemo } from './connections.demo.ts'

export const demoParts: readonly DemoPart[] = [
  {
    stage: 'ties',
    load: (ctx) =>
      loadDemo(ctx, {
        professionals: demoProfessionals.map(({ slug }) => slug),
        employers: demoEmployers.filter(({ plan }) => plan === 'Pro').map(({ company }) => company),
        companies: demoCompanies().map(({ slug }) => slug),
        storied: storySlugs,
        accounts: [...demoProfessionals.map(({ slug }) => slug), ...demoEmployers.map(({ company }) => company)],
      }),
  },
]
