import { Compass } from 'lucide-react'
import type { NavigationEntry } from '../../app/navigation/entry.ts'

export const copilotLink: NavigationEntry = { label: 'Copilot', icon: Compass, route: '/copilot' }
