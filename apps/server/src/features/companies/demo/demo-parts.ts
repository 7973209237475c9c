import type { DemoPart } from '../../../platform/feature.ts'
import { loadClaims } from './claims.demo.ts'
import { loadDemo as loadCompanies } from './companies.demo.ts'
import { demoEmployers, loadDemo as loadEmployers } from './employers.demo.ts'

export const demoParts: readonly DemoPart[] = [
  { stage: 'members', load: loadCompanies, counted: 'companies' },
  // After the jobs, because an import adds nothing to an owned page that it has not filled before.
  { stage: 'teams', load: loadEmployers, accounts: demoEmployers },
  { stage: 'ties', load: loadClaims },
]
