import type { RouteObject } from 'react-router'
import type { WebFeature } from '../../app/feature.ts'
import type { PageHandle } from '../../app/page/page-handle.ts'

/** Loaded together with their pages, because every page of the product loads the table of routes. */
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
]

const ofMember = (title: string): PageHandle => ({ gate: { access: 'professional' }, title })

/** The member's own cases, with or without their own slug in the address. */
const memberPages: RouteObject[] = [
  {
    path: '/professional/:profile?/portfolio',
    handle: ofMember('Your portfolio'),
    lazy: async () => ({ Component: (await import('./portfolio-page.tsx')).PortfolioPage }),
  },
  {
    path: '/professional/:profile?/portfolio/:case/edit',
    handle: ofMember('Edit a case'),
    lazy: async () => ({ Component: (await import('./edit-case-page.tsx')).EditCasePage }),
  },
]

export const portfolio: WebFeature = { pages, memberPages }
