import { Settings } from 'lucide-react'
import type { NavigationEntry } from '../../app/navigation/entry.ts'

export const settingsLink: NavigationEntry = { label: 'Settings', icon: Settings, route: '/settings' }
