import type { DemoPart } from '../../../platform/feature.ts'
import { loadDemo } from './cases.demo.ts'
import { loadCompanyCases } from './company-cases.demo.ts'

export const demoParts: readonly DemoPart[] = [
  { stage: 'profiles', load: loadDemo },
  { stage: 'profiles', load: loadCompanyCases },
]
