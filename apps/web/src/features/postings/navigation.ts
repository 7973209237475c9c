import { msg } from '@rise/texts'
import { BriefcaseBusiness } from 'lucide-react'
import type { NavigationEntry } from '../../app/navigation/entry.ts'

export const companyJobsLink: NavigationEntry = {
  label: msg('Jobs'),
  icon: BriefcaseBusiness,
  route: '/company/jobs',
  main: true,
}
