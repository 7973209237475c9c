import { msg } from '@rise/texts'
import { Trophy } from 'lucide-react'
import type { Act } from '../../app/palette/search-slots.ts'

const missions = { label: msg('Missions'), icon: Trophy } as const

export const missionsAct: Act = { ...missions, to: '/missions', gate: { access: 'professional' } }
export const companyMissionsAct: Act = { ...missions, to: '/company/missions', gate: { access: 'employer' } }
