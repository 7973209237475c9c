import { msg } from '@rise/texts'
import { LogIn } from 'lucide-react'
import type { RouteObject } from 'react-router'
import type { GuestLink } from '../../app/base/frame-slots.ts'
import type { WebFeature } from '../../app/feature.ts'
import type { PublicHandle } from '../../app/page/page-handle.ts'
import { withVoice } from '../../app/page/with-voice.ts'

/** The layout of pages that have only one form or one message. */
const plainLayout: PublicHandle = { plain: true }

const pages: RouteObject[] = [
  {
    path: '/login',
    handle: { ...plainLayout, forVisitors: true } satisfies PublicHandle,
    ...withVoice,
    lazy: async () => ({ Component: (await import('./login-page.tsx')).LoginPage }),
  },
  {
    path: '/reset',
    handle: plainLayout,
    lazy: async () => ({ Component: (await import('./reset-page.tsx')).ResetPage }),
  },
  {
    path: '/confirm',
    handle: plainLayout,
    ...withVoice,
    lazy: async () => ({ Component: (await import('./confirm-page.tsx')).ConfirmPage }),
  },
  {
    path: '/restore',
    handle: plainLayout,
    ...withVoice,
    lazy: async () => ({ Component: (await import('./restore-page.tsx')).RestorePage }),
  },
  {
    path: '/delete-account',
    handle: plainLayout,
    lazy: async () => ({ Component: (await import('./delete-account-page.tsx')).DeleteAccountPage }),
  },
  {
    path: '/i/:invitedBy',
    handle: plainLayout,
    loader: async (args) => (await import('./loaders.ts')).invitationLoader(args),
    lazy: async () => ({ Component: (await import('./invitation-page.tsx')).InvitationPage }),
  },
]

export const session: WebFeature = { pages }

export const logInForGuests: GuestLink = { label: msg('LOGIN'), to: '/login', icon: LogIn }
