import { BriefcaseBusiness } from 'lucide-react'
import type { NavigationEntry } from '../../app/navigation/entry.ts'
import { COMPANY_JOBS } from './posting-address.ts'

export const companyJobsLink: NavigationEntry = {
  label: 'Jobs',
  icon: BriefcaseBusiness,
  route: COMPANY_JOBS,
  main: true,
}
