import { msg } from '@rise/texts'
import type { RouteObject } from 'react-router'
import type { FooterLink } from '../../app/base/frame-slots.ts'
import type { WebFeature } from '../../app/feature.ts'
import type { PublicHandle } from '../../app/page/page-handle.ts'

const loaders = () => import('./loaders.ts')

const handle: PublicHandle = { guestView: true }

const pages: RouteObject[] = [
  {
    path: '/layoff-tracker',
    handle,
    loader: async (args) => (await loaders()).trackerLoader(args),
    lazy: async () => ({ Component: (await import('./tracker/tracker-page.tsx')).TrackerPage }),
  },
  {
    path: '/layoff-tracker/send',
    handle,
    loader: async (args) => (await loaders()).sendLoader(args),
    lazy: async () => ({ Component: (await import('./send/send-page.tsx')).SendPage }),
  },
  {
    path: '/layoff-tracker/:layoff',
    handle,
    loader: async (args) => (await loaders()).layoffLoader(args),
    lazy: async () => ({ Component: (await import('./layoff/layoff-page.tsx')).LayoffPage }),
  },
]

export const layoffs: WebFeature = { pages }

export const trackerInFooter: FooterLink = { to: '/layoff-tracker', label: msg('Layoff tracker') }
