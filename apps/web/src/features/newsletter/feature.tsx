import type { RouteObject } from 'react-router'
import type { WebFeature } from '../../app/feature.ts'
import { withVoice } from '../../app/page/with-voice.ts'

const pages: RouteObject[] = [
  {
    path: '/risa/unsubscribe',
    handle: { plain: true },
    ...withVoice,
    lazy: async () => ({ Component: (await import('./unsubscribe-page.tsx')).UnsubscribePage }),
  },
]

export const newsletter: WebFeature = { pages }
