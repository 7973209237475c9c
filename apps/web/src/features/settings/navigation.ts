import { msg } from '@rise/texts'
import { Settings } from 'lucide-react'
import type { NavigationEntry } from '../../app/navigation/entry.ts'

export const settingsLink: NavigationEntry = { label: msg('Settings'), icon: Settings, route: '/settings' }
