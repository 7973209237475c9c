import { Rocket } from 'lucide-react'
import type { NavigationEntry } from '../../app/navigation/entry.ts'

export const missionsLink: NavigationEntry = { label: 'Missions', icon: Rocket, route: '/missions' }
export const companyMissionsLink: NavigationEntry = { label: 'Missions', icon: Rocket, route: '/company/missions' }
