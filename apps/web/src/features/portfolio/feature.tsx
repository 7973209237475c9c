import { type Message, msg } from '@rise/texts'
import type { RouteObject } from 'react-router'
import type { WebFeature } from '../../app/feature.ts'
import type { PageHandle } from '../../app/page/page-handle.ts'

const loaders = () => import('./loaders.ts')

const pages: RouteObject[] = [
  {
    path: '/professional/portfolio/:case',
    loader: async (args) => (await loaders()).caseLoader(args),
  },
  {
    path: '/professional/:profile/portfolio/:case',
    loader: async (args) => (await loaders()).caseLoader(args),
    lazy: async () => ({ Component: (await import('./case-page.tsx')).CasePage }),
  },
  {
    path: '/company/:profile/portfolio',
    loader: async (args) => (await loaders()).companyPortfolioLoader(args),
    lazy: async () => ({ Component: (await import('./cases-of-company-page.tsx')).CasesOfCompanyPage }),
  },
  {
    path: '/company/:profile/portfolio/:case',
    loader: async (args) => (await loaders()).caseLoader(args),
    lazy: async () => ({ Component: (await import('./case-page.tsx')).CasePage }),
  },
]

const ofMember = (title: Message): PageHandle => ({ gate: { access: 'professional' }, title })

const ofCompany = (title: Message): PageHandle => ({
  gate: { access: 'employer' },
  title,
  heading: { width: 'shell', below: 'line' },
})

/** The member's own cases, with or without their slug in the address, and those of their company. */
const memberPages: RouteObject[] = [
  {
    path: '/professional/:profile?/portfolio',
    handle: ofMember(msg('Your portfolio')),
    lazy: async () => ({ Component: (await import('./portfolio-page.tsx')).PortfolioPage }),
  },
  {
    path: '/professional/:profile?/portfolio/:case/edit',
    handle: ofMember(msg('Edit a case')),
    lazy: async () => ({ Component: (await import('./edit-case-page.tsx')).EditCasePage }),
  },
  {
    path: '/custom/portfolio',
    handle: ofCompany(msg('Portfolio')),
    lazy: async () => ({ Component: (await import('./company-portfolio-page.tsx')).CompanyPortfolioPage }),
  },
  {
    path: '/custom/portfolio/create',
    handle: ofCompany(msg('New case')),
    lazy: async () => ({ Component: (await import('./create-company-case-page.tsx')).CreateCompanyCasePage }),
  },
  {
    path: '/custom/portfolio/create/preview',
    handle: ofCompany(msg('Preview of your case')),
    lazy: async () => ({ Component: (await import('./preview-company-case-page.tsx')).PreviewCompanyCasePage }),
  },
  {
    path: '/custom/portfolio/edit/:case',
    handle: ofCompany(msg('Edit a case')),
    lazy: async () => ({ Component: (await import('./edit-company-case-page.tsx')).EditCompanyCasePage }),
  },
]

export const portfolio: WebFeature = { pages, memberPages }
