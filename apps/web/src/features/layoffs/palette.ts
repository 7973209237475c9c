import { msg } from '@rise/texts'
import { ChartColumn } from 'lucide-react'
import type { Act, ResultKind } from '../../app/palette/search-slots.ts'

export const trackerAct: Act = {
  label: msg('Layoff tracker'),
  to: '/layoff-tracker',
  icon: ChartColumn,
  gate: { access: 'guest' },
}
export const foundLayoffs: ResultKind = { title: msg('Layoffs'), icon: ChartColumn }
