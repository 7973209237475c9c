import { msg } from '@rise/texts'
import { BriefcaseBusiness } from 'lucide-react'
import type { NavigationEntry } from '../../app/navigation/entry.ts'

export const jobsLink: NavigationEntry = { label: msg('Jobs'), icon: BriefcaseBusiness, route: '/jobs', main: true }

/** The jobs that a professional saved or applied to, and their saved searches. */
export const ownJobsLink: NavigationEntry = {
  label: msg('Your jobs'),
  icon: BriefcaseBusiness,
  route: '/professional/jobs',
}
