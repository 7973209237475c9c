import { msg } from '@rise/texts'
import { Newspaper } from 'lucide-react'
import type { NavigationEntry } from '../../app/navigation/entry.ts'

export const headlinesLink: NavigationEntry = {
  label: msg('Headlines'),
  icon: Newspaper,
  route: '/headlines',
  main: true,
}
