import { Building2 } from 'lucide-react'
import type { NavigationEntry } from '../../app/navigation/entry.ts'

export const companiesLink: NavigationEntry = { label: 'Companies', icon: Building2, route: '/companies' }

export const ownCompanyLink: NavigationEntry = {
  label: 'My Company',
  icon: Building2,
  route: '/company/:profile',
  main: true,
  own: true,
}
