import type { DemoPart } from '../../../platform/feature.ts'
import { demoAdmins, loadDemo } from './session.demo.ts'

export const demoParts: readonly DemoPart[] = [{ stage: 'members', load: loadDemo, accounts: demoAdmins }]
