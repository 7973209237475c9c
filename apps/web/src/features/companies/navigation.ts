import { msg } from '@rise/texts'
import { Building2 } from 'lucide-react'
import type { NavigationEntry } from '../../app/navigation/entry.ts'

export const companiesLink: NavigationEntry = { label: msg('Companies'), icon: Building2, route: '/companies' }

/** Pages about the member's own company whose addresses contain no slug. */
const ownPages = /^\/(?:company\/(?:edit|community)|custom)(?:\/|$)/

export const ownCompanyLink: NavigationEntry = {
  label: msg('My Company'),
  icon: Building2,
  route: '/company/:profile',
  main: true,
  own: true,
  also: ownPages,
}
