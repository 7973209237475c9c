import { hasPermission, type Permission } from '@rise/contract/policy'
import { type Message, msg, t } from '@rise/texts'
import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router'
import { AdminFrame } from '../../../app/admin/admin-frame.tsx'
import { PartTabs } from '../../../app/admin/part-tabs.tsx'
import { principalOf, useSession } from '../../../app/session/use-session.tsx'
import { ModerationQueue, WordFilter } from '../../moderation/index.ts'
import { SitePolls } from '../../polls/index.ts'
import { LiveSection } from './live-section.tsx'

interface Part {
  readonly id: string
  readonly name: Message
  readonly permission: Permission
  readonly shown: ReactNode
}

/** The first part that the role may see is the default; its address names no part. */
const parts: readonly Part[] = [
  { id: 'reports', name: msg('Reports'), permission: 'moderation', shown: <ModerationQueue /> },
  { id: 'live', name: msg('Live', 'what happens now'), permission: 'content', shown: <LiveSection /> },
  { id: 'polls', name: msg('Polls'), permission: 'content', shown: <SitePolls /> },
  { id: 'words', name: msg('Word filter'), permission: 'content', shown: <WordFilter /> },
]

/** Reports, live activity, the site's polls and the word filter. Each role sees the parts that it works with. */
export function ActivityPage() {
  const principal = principalOf(useSession())
  const { search } = useLocation()
  const permittedParts = parts.filter(({ permission }) => hasPermission(principal, permission))
  const selectedPart =
    permittedParts.find(({ id }) => id === new URLSearchParams(search).get('part')) ?? permittedParts[0]
  return (
    <AdminFrame>
      {permittedParts.length > 1 ? (
        <PartTabs
          name={t('Kinds of activity')}
          parts={permittedParts.map(({ id, name }, place) => ({
            to: place === 0 ? '/admin/activity' : `/admin/activity?part=${id}`,
            name: t(name),
            isShown: id === selectedPart?.id,
          }))}
        />
      ) : null}
      <Suspense fallback={null}>{selectedPart?.shown}</Suspense>
    </AdminFrame>
  )
}
