import { msg } from '@rise/texts'
import { Compass } from 'lucide-react'
import type { NavigationEntry } from '../../app/navigation/entry.ts'

export const copilotLink: NavigationEntry = { label: msg('Copilot'), icon: Compass, route: '/copilot' }
