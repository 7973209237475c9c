import type { connectionsNotices } from '@rise/contract/connections/notices'
import type { Feature } from '../../platform/feature.ts'
import type { NoticesOf } from '../../platform/manifest/notice.ts'
import { badgeRules } from './badge-rules.ts'
import { connectionsData } from './connections-data.ts'
import { countedDeeds } from './counted-deeds.ts'
import type { DeedSlot } from './deed-source.ts'
import type {} from './index.ts'
import { newFollower } from './notices/new-follower.ts'
import { deleteTies } from './on-company-unclaimed.ts'
import { connectionsRoutes } from './routes.ts'

export type { DeedSlot }

/** Returns the manifest of connections. `deeds` presents the members' activities in other features. */
export function connections({ deeds }: { readonly deeds: DeedSlot }): Feature {
  return {
    name: 'connections',
    routes: connectionsRoutes(deeds),
    listeners: [deleteTies],
    earns: badgeRules,
    counts: countedDeeds,
    notices: {
      'new-follower': newFollower,
    } satisfies NoticesOf<typeof connectionsNotices>,
    accountData: [connectionsData],
    demo: () => import('./demo/demo-parts.ts'),
  }
}
