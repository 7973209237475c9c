import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import type { WebFeature } from '../../app/feature.ts'

const page = async () => ({ Component: (await import('./onboarding-page.tsx')).OnboardingPage })

const plainLayout = { plain: true }

const pages: RouteObject[] = [
  ...[
    '/professional/onboarding',
    '/professional/signup',
    '/professional/signup-form',
    '/professional/signup-community',
    '/professional/signup-interview',
    '/professional/full-onboarding',
    '/professional/layoff-onboarding',
    '/signup/appacademy',
  ].map((path) => ({ id: path, path, handle: plainLayout, lazy: page })),
  ...['/professional/full-onboarding/:invitedBy', '/professional/layoff-onboarding/:invitedBy'].map((path) => ({
    id: path,
    path,
    handle: plainLayout,
    loader: async (args: LoaderFunctionArgs) => (await import('./loaders.ts')).inviterLoader(args),
    lazy: page,
  })),
]

export const onboarding: WebFeature = { pages }
