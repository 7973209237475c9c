import { msg } from '@rise/texts'
import { Settings } from 'lucide-react'
import type { Act } from '../../app/palette/search-slots.ts'

export const settingsAct: Act = { label: msg('Settings'), to: '/settings', icon: Settings, gate: { access: 'auth' } }
