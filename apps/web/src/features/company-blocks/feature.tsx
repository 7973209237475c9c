import { msg } from '@rise/texts'
import type { RouteObject } from 'react-router'
import type { WebFeature } from '../../app/feature.ts'

const employer = {
  gate: { access: 'employer' },
  title: msg('Blocks'),
  heading: { width: 'shell', below: 'line' },
} as const
const blocks = async () => ({ Component: (await import('./editor/blocks-page.tsx')).BlocksPage })

const memberPages: RouteObject[] = [
  { path: '/company/:profile?/edit/blocks', handle: employer, lazy: blocks },
  {
    path: '/custom/:kind/:id',
    handle: employer,
    lazy: async () => ({ Component: (await import('./form/block-page.tsx')).BlockPage }),
  },
  {
    path: '/pages-about-you',
    handle: { gate: { access: 'professional' }, title: msg('Company pages about you') },
    lazy: async () => ({ Component: (await import('./people/consents-page.tsx')).ConsentsPage }),
  },
]

export const companyBlocks: WebFeature = { memberPages }
