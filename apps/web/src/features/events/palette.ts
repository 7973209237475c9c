import { CalendarDays } from 'lucide-react'
import type { Act, ResultKind } from '../../app/palette/search-slots.ts'

export const announceEventAct: Act = {
  label: 'Announce an event',
  to: '/events/create',
  icon: CalendarDays,
  gate: { access: 'creator', confirmed: true },
}
export const eventsAct: Act = { label: 'Events', to: '/events', icon: CalendarDays, gate: { access: 'guest' } }
export const foundEvents: ResultKind = { title: 'Events', icon: CalendarDays }
