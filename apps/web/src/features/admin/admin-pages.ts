import { msg } from '@rise/texts'
import {
  Bell,
  BriefcaseBusiness,
  Building2,
  ChartLine,
  History,
  LayoutDashboard,
  Settings,
  ShieldCheck,
  Users,
} from 'lucide-react'
import type { AdminPage } from '../../app/admin/admin-page.ts'

const members = ['members'] as const

/** The first page of the area: each role sees the parts that it works with. */
export const overviewAdmin: readonly AdminPage[] = [
  {
    path: '',
    title: msg('Overview'),
    icon: LayoutDashboard,
    load: async () => (await import('./overview-page.tsx')).OverviewPage,
  },
]

export const membersAdmin: readonly AdminPage[] = [
  {
    path: 'professionals',
    title: msg('Members'),
    icon: Users,
    permissions: members,
    load: async () => (await import('./members/members-page.tsx')).MembersPage,
  },
  {
    path: 'professionals/:id',
    title: msg('Member'),
    permissions: members,
    load: async () => (await import('./members/member-page.tsx')).MemberPage,
  },
]

export const companiesAdmin: readonly AdminPage[] = [
  {
    path: 'companies',
    title: msg('Companies'),
    icon: Building2,
    permissions: members,
    load: async () => (await import('./companies/companies-page.tsx')).CompaniesPage,
  },
  {
    path: 'companies/create',
    title: msg('Add company'),
    permissions: members,
    load: async () => (await import('./companies/create-company-page.tsx')).CreateCompanyPage,
  },
  {
    path: 'companies/:id',
    title: msg('Company'),
    permissions: members,
    load: async () => (await import('./companies/company-page.tsx')).CompanyPage,
  },
]

export const jobsAdmin: readonly AdminPage[] = [
  {
    path: 'jobs',
    title: msg('Jobs'),
    icon: BriefcaseBusiness,
    permissions: ['content'],
    load: async () => (await import('./jobs/jobs-page.tsx')).JobsPage,
  },
]

export const activityAdmin: readonly AdminPage[] = [
  {
    path: 'activity',
    title: msg('Activity'),
    icon: ShieldCheck,
    permissions: ['moderation', 'content'],
    load: async () => (await import('./activity/activity-page.tsx')).ActivityPage,
  },
]

export const broadcastsAdmin: readonly AdminPage[] = [
  {
    path: 'notifications',
    title: msg('Notifications'),
    icon: Bell,
    permissions: ['notifications'],
    load: async () => (await import('./broadcasts/broadcasts-page.tsx')).BroadcastsPage,
  },
]

export const analyticsAdmin: readonly AdminPage[] = [
  {
    path: 'analytics',
    title: msg('Analytics'),
    icon: ChartLine,
    permissions: ['analytics'],
    load: async () => (await import('./analytics/analytics-page.tsx')).AnalyticsPage,
  },
]

export const timelineAdmin: readonly AdminPage[] = [
  {
    path: 'timeline',
    title: msg('Timeline'),
    icon: History,
    permissions: ['timeline'],
    load: async () => (await import('./timeline/timeline-page.tsx')).TimelinePage,
  },
]

export const settingsAdmin: readonly AdminPage[] = [
  {
    path: 'settings',
    title: msg('Settings'),
    icon: Settings,
    permissions: ['settings'],
    load: async () => (await import('./settings/settings-page.tsx')).AdminSettingsPage,
  },
]
