import { msg } from '@rise/texts'
import { CalendarDays } from 'lucide-react'
import type { Act, ResultKind } from '../../app/palette/search-slots.ts'

export const announceEventAct: Act = {
  label: msg('Announce an event'),
  to: '/events/create',
  icon: CalendarDays,
  gate: { access: 'creator', confirmed: true },
}
export const eventsAct: Act = { label: msg('Events'), to: '/events', icon: CalendarDays, gate: { access: 'guest' } }
export const foundEvents: ResultKind = { title: msg('Events'), icon: CalendarDays }
