import { msg } from '@rise/texts'
import { Rocket } from 'lucide-react'
import type { NavigationEntry } from '../../app/navigation/entry.ts'

export const missionsLink: NavigationEntry = { label: msg('Missions'), icon: Rocket, route: '/missions' }
export const companyMissionsLink: NavigationEntry = { label: msg('Missions'), icon: Rocket, route: '/company/missions' }
