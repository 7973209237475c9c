import type { PostKind } from '@rise/contract/feed/kinds'
import { useQuery } from '@tanstack/react-query'
import { PenLine } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useApi } from '../../app/base/settings.tsx'
import { useHasDraft } from '../../app/forms/use-draft.ts'
import { useCurrentUser, useVerdict } from '../../app/session/use-session.tsx'
import { Button } from '../../ui/base/button.tsx'
import { Card } from '../../ui/base/card.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx'
import { PendingNotice } from '../session/index.ts'
import { POST_DRAFT } from './post-draft.ts'
import { welcomeQuery } from './queries.ts'

// Most visits write nothing.
const Composer = lazy(async () => ({ default: (await import('./composer.tsx')).Composer }))

interface Props {
  /** What is being written; undefined while the form is closed. */
  readonly kind: PostKind | undefined
  readonly onKind: (kind: PostKind | undefined) => void
  /** What the text begins with. */
  readonly begin?: string | undefined
}

/** The way to write a post, for members; those whose mailbox is not confirmed are told what to do first. */
export function WritePost({ kind, onKind, begin }: Props) {
  const user = useCurrentUser()
  const isMember = user?.role === 'professional' || user?.role === 'employer'
  const { data: welcome } = useQuery({ ...welcomeQuery(useApi()), enabled: isMember })
  const hasDraft = useHasDraft(POST_DRAFT, 'device')
  const mayPost = useVerdict({ access: 'auth', confirmed: true }) === 'allowed'
  if (!isMember) return null
  if (!mayPost) {
    return (
      <Suspense fallback={null}>
        <PendingNotice />
      </Suspense>
    )
  }
  if (kind === undefined) {
    return (
      <Card className="flex flex-wrap items-center gap-2">
        <Button variant="primary" icon={<PenLine size={16} aria-hidden />} onClick={() => onKind('post')}>
          {hasDraft ? 'Continue your post' : 'Write a post'}
        </Button>
        {hasDraft ? null : (
          <>
            <Button variant="ghost" onClick={() => onKind('hello')}>
              Say hello
            </Button>
            <Button variant="ghost" onClick={() => onKind('win')}>
              Share a win
            </Button>
          </>
        )}
      </Card>
    )
  }
  return (
    <Suspense
      fallback={
        <SkeletonGroup label="Loading the form">
          <Skeleton className="h-[34rem] w-full" />
        </SkeletonGroup>
      }
    >
      <Composer
        kind={kind}
        begin={begin ?? ((kind === 'hello' && welcome?.hello) || '')}
        onClose={() => onKind(undefined)}
      />
    </Suspense>
  )
}
