import type { DemoPart } from '../../../platform/feature.ts'
import { loadClaims } from './claims.demo.ts'
import { loadDemo as loadCompanies } from './companies.demo.ts'
import { demoEmployers, loadDemo as loadEmployers } from './employers.demo.ts'

export const demoParts: readonly DemoPart[] = [
  { stage: 'members', load: loadCompanies, counted: 'companies' },
  // Runs after the import of the jobs, because an import adds jobs to a page with an owner only if it had added some
  // before there was an owner.
  { stage: 'teams', load: loadEmployers, accounts: demoEmployers },
  { stage: 'ties', load: loadClaims },
]
