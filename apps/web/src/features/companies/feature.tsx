import { type Message, msg } from '@rise/texts'
import { Building2 } from 'lucide-react'
import { type LoaderFunctionArgs, Navigate, type RouteObject, useParams } from 'react-router'
import type { FooterLink, GuestLink } from '../../app/base/frame-slots.ts'
import type { WebFeature } from '../../app/feature.ts'
import type { PageHandle, PublicHandle } from '../../app/page/page-handle.ts'
import type { CompanySlots } from './company-slots.ts'

const loaders = () => import('./loaders.ts')
const companiesLoader = async (args: LoaderFunctionArgs) => (await loaders()).companiesLoader(args)
const companiesPage = async () => ({ Component: (await import('./companies-page.tsx')).CompaniesPage })

/** Loads the slots, together with the pages that have them. */
type Slots = () => Promise<CompanySlots>

const pages = (companySlots: Slots): RouteObject[] => [
  { path: '/companies', loader: companiesLoader, lazy: companiesPage },
  { path: '/companies/page/:number', loader: companiesLoader, lazy: companiesPage },
  {
    path: '/company/onboarding',
    // A new employer stays here after signing up, to fill in the company's page.
    handle: { plain: true, forVisitors: { unless: 'employer' } } satisfies PublicHandle,
    loader: async (args) => (await loaders()).joinAsCompanyLoader(args),
    lazy: async () => {
      const { CompanyOnboardingPage } = await import('./onboarding/company-onboarding-page.tsx')
      return { element: <CompanyOnboardingPage slots={companySlots} /> }
    },
  },
  {
    path: '/company/onboarding/:slug',
    loader: async (args) => (await loaders()).claimLoader(args),
    lazy: async () => ({ Component: (await import('./claims/claim-page.tsx')).ClaimPage }),
  },
  {
    path: '/company/:profile',
    loader: async (args) => {
      const [{ companyLoader }, slots] = await Promise.all([loaders(), companySlots()])
      return companyLoader(args, slots)
    },
    lazy: async () => {
      const [{ CompanyPage }, slots] = await Promise.all([import('./company-page.tsx'), companySlots()])
      return { element: <CompanyPage slots={slots} /> }
    },
  },
  {
    path: '/company/:profile/join',
    loader: async (args) => (await loaders()).joinLoader(args),
    lazy: async () => ({ Component: (await import('./join-page.tsx')).JoinPage }),
  },
]

/** The handle of a page of the desk, whose heading is below the company's name. */
const handleOf = (title: Message) =>
  ({ gate: { access: 'employer' }, title, heading: { width: 'shell', below: 'line' } }) satisfies PageHandle

/** Redirects a short address to the page of the desk. */
function ToDesk({ part }: { part: string }) {
  const { profile = '' } = useParams()
  return <Navigate to={`/company/${profile}/edit/${part}`} replace />
}

/** The pages in the authenticated layout: those where a team edits its company. */
const memberPages = (companySlots: Slots): RouteObject[] => [
  {
    path: '/company/:profile?/edit',
    handle: handleOf(msg('Today')),
    lazy: async () => {
      const [{ TodayPage }, slots] = await Promise.all([import('./desk/today/today-page.tsx'), companySlots()])
      return { element: <TodayPage slots={slots} /> }
    },
  },
  {
    path: '/company/:profile?/edit/edit-overview',
    handle: handleOf(msg('Edit page')),
    lazy: async () => ({ Component: (await import('./desk/overview-page.tsx')).OverviewPage }),
  },
  {
    path: '/company/:profile?/edit/jobs',
    handle: handleOf(msg('Jobs')),
    element: <Navigate to="/company/jobs" replace />,
  },
  {
    path: '/company/:profile?/edit/team',
    handle: handleOf(msg('Team')),
    lazy: async () => ({ Component: (await import('./desk/team-page.tsx')).TeamPage }),
  },
  {
    path: '/company/:profile?/edit/preview',
    handle: handleOf(msg('Preview')),
    lazy: async () => {
      const [{ PreviewPage }, slots] = await Promise.all([import('./desk/preview-page.tsx'), companySlots()])
      return { element: <PreviewPage slots={slots} /> }
    },
  },
  {
    path: '/company/:profile/edit-overview',
    handle: handleOf(msg('Edit page')),
    element: <ToDesk part="edit-overview" />,
  },
  {
    path: '/company/:profile/preview',
    handle: handleOf(msg('Preview')),
    element: <ToDesk part="preview" />,
  },
]

export const companies = ({ companySlots }: { readonly companySlots: Slots }): WebFeature => ({
  pages: pages(companySlots),
  memberPages: memberPages(companySlots),
})

export const companiesInFooter: readonly FooterLink[] = [
  { to: '/companies', label: msg('Companies that hire') },
  { to: '/company/onboarding', label: msg('Join as a company') },
]

export const companiesForGuests: GuestLink = { label: msg('COMPANIES'), to: '/companies', icon: Building2 }
