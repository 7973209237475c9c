import { msg } from '@rise/texts'
import type { RouteObject } from 'react-router'
import type { WebFeature } from '../../app/feature.ts'
import type { PageHandle } from '../../app/page/page-handle.ts'

const pages: RouteObject[] = [
  {
    path: '/polls/:poll',
    loader: async (args) => (await import('./loaders.ts')).pollLoader(args),
    lazy: async () => ({ Component: (await import('./poll-page.tsx')).PollPage }),
  },
]

/** The pages in the authenticated layout. If the address names no poll, the form is for a new one. */
const memberPages: RouteObject[] = [
  {
    path: '/polls/edit',
    handle: { gate: { access: 'auth', confirmed: true }, title: msg('New poll') } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./new-poll-page.tsx')).NewPollPage }),
  },
  {
    path: '/polls/:poll/edit',
    handle: { gate: { access: 'auth', confirmed: true }, title: msg('Edit poll') } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./edit-poll-page.tsx')).EditPollPage }),
  },
]

export const polls: WebFeature = { pages, memberPages }
