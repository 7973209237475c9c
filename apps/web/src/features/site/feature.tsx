import { msg } from '@rise/texts'
import type { RouteObject } from 'react-router'
import type { FooterLink } from '../../app/base/frame-slots.ts'
import type { WebFeature } from '../../app/feature.ts'

const loadSitePage = () => import('./page/site-page.tsx')
const legal = () => import('./page/legal-page.tsx')

function route(path: string, piece: typeof loadSitePage | typeof legal): RouteObject {
  return {
    path,
    loader: async (args) => (await piece()).load(args),
    lazy: async () => ({ Component: (await piece()).Page }),
  }
}

const pages = [route('/pages/:page', loadSitePage), route('/privacy', legal), route('/terms', legal)]

export const site: WebFeature = { pages }

export const legalLinks: readonly FooterLink[] = [
  { to: '/privacy', label: msg('Privacy', 'the page about data') },
  { to: '/terms', label: msg('Terms') },
]
