import type { DemoPart } from '../../../platform/feature.ts'
import { demoAdmins, loadDemo } from './session.demo.ts'
import { loadVisits } from './visits.demo.ts'

export const demoParts: readonly DemoPart[] = [
  { stage: 'members', load: loadDemo, accounts: demoAdmins },
  { stage: 'earnings', load: loadVisits },
]
