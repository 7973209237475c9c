import { BriefcaseBusiness } from 'lucide-react'
import type { NavigationEntry } from '../../app/navigation/entry.ts'

export const jobsLink: NavigationEntry = { label: 'Jobs', icon: BriefcaseBusiness, route: '/jobs', main: true }

/** The jobs that a professional saved, searches for and applied to. */
export const ownJobsLink: NavigationEntry = { label: 'Your jobs', icon: BriefcaseBusiness, route: '/professional/jobs' }
