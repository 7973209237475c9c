import type { DemoPart } from '../../../platform/feature.ts'
import { loadCrowd } from './crowd.demo.ts'
import { demoProfessionals, loadDemo as loadProfessionals } from './professionals.demo.ts'
import { loadDemo as loadStories } from './stories.demo.ts'

export const demoParts: readonly DemoPart[] = [
  { stage: 'members', load: loadProfessionals, accounts: demoProfessionals },
  { stage: 'profiles', load: loadStories, counted: 'professionals' },
  { stage: 'profiles', load: loadCrowd, counted: 'followers' },
]
