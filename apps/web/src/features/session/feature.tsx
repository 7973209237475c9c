import type { RouteObject } from 'react-router'
import type { WebFeature } from '../../app/feature.ts'

/** Each has one form, or one message. */
const plain = { plain: true }

const pages: RouteObject[] = [
  {
    path: '/login',
    handle: plain,
    lazy: async () => ({ Component: (await import('./login-page.tsx')).LoginPage }),
  },
  {
    path: '/reset',
    handle: plain,
    lazy: async () => ({ Component: (await import('./reset-page.tsx')).ResetPage }),
  },
  {
    path: '/confirm',
    handle: plain,
    lazy: async () => ({ Component: (await import('./confirm-page.tsx')).ConfirmPage }),
  },
  {
    path: '/restore',
    handle: plain,
    lazy: async () => ({ Component: (await import('./restore-page.tsx')).RestorePage }),
  },
  {
    path: '/delete-account',
    handle: plain,
    lazy: async () => ({ Component: (await import('./delete-account-page.tsx')).DeleteAccountPage }),
  },
  {
    path: '/i/:invitedBy',
    handle: plain,
    loader: async (args) => (await import('./loaders.ts')).invitationLoader(args),
    lazy: async () => ({ Component: (await import('./invitation-page.tsx')).InvitationPage }),
  },
]

export const session: WebFeature = { pages }
