import { Gem } from 'lucide-react'
import type { NavigationEntry } from '../../app/navigation/entry.ts'

export const plansLink: NavigationEntry = { label: 'Purchase', icon: Gem, route: '/purchase' }
