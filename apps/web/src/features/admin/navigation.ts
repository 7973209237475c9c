import { msg } from '@rise/texts'
import { ShieldCheck } from 'lucide-react'
import type { NavigationEntry } from '../../app/navigation/entry.ts'

export const adminLink: NavigationEntry = {
  label: msg('BACK TO ADMIN PANEL'),
  icon: ShieldCheck,
  route: '/admin',
  gate: { access: 'admin' },
  main: true,
}
