import type { RouteObject } from 'react-router'
import type { WebFeature } from '../../app/feature.ts'

/** A page and its loader are one piece each, because every page of the product loads the table of routes. */
const sitePage = () => import('./page/site-page.tsx')
const privacy = () => import('./page/own-privacy-page.tsx')
const terms = () => import('./page/own-terms-page.tsx')

const pages: RouteObject[] = [
  {
    path: '/pages/:page',
    loader: async (args) => (await sitePage()).sitePageLoader(args),
    lazy: async () => ({ Component: (await sitePage()).SitePage }),
  },
  {
    path: '/privacy',
    loader: async (args) => (await privacy()).privacyLoader(args),
    lazy: async () => ({ Component: (await privacy()).Privacy }),
  },
  {
    path: '/terms',
    loader: async (args) => (await terms()).termsLoader(args),
    lazy: async () => ({ Component: (await terms()).Terms }),
  },
]

export const site: WebFeature = { pages }
