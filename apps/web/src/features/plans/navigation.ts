import { msg } from '@rise/texts'
import { Gem } from 'lucide-react'
import type { NavigationEntry } from '../../app/navigation/entry.ts'

export const plansLink: NavigationEntry = { label: msg('Purchase'), icon: Gem, route: '/purchase' }
