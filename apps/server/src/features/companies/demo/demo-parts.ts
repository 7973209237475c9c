import type { DemoPart } from '../../../platform/feature.ts'
import { loadClaims } from './claims.demo.ts'
import { loadDemo as loadCompanies } from './companies.demo.ts'
import { demoEmployers, loadDemo as loadEmployers } from './employers.demo.ts'

export const demoParts: readonly DemoPart[] = [
  { stage: 'members', load: loadCompanies, counted: 'companies' },
  // Runs after the jobs are imported: once a page has an owner, an import adds jobs only if it did so before.
  { stage: 'teams', load: loadEmployers, accounts: demoEmployers },
  { stage: 'ties', load: loadClaims },
]
