import { msg } from '@rise/texts'
import { Newspaper, PenLine } from 'lucide-react'
import type { Act, GoKey, ResultKind } from '../../app/palette/search-slots.ts'

const list = { label: msg('Headlines'), to: '/headlines', gate: { access: 'guest' } } as const

export const writeHeadlineAct: Act = {
  label: msg('Write a headline'),
  to: '/headlines/create',
  icon: PenLine,
  gate: { access: 'creator', confirmed: true },
}
export const headlinesAct: Act = { ...list, icon: Newspaper }
export const headlinesKey: GoKey = { ...list, key: 'h' }
export const foundHeadlines: ResultKind = { title: msg('Headlines'), icon: Newspaper }
