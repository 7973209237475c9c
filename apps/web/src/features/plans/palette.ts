import { msg } from '@rise/texts'
import { CreditCard } from 'lucide-react'
import type { Act } from '../../app/palette/search-slots.ts'

export const plansAct: Act = { label: msg('Plans'), to: '/purchase', icon: CreditCard, gate: { access: 'auth' } }
