import type { PostKind } from '@rise/contract/feed/kinds'
import { PenLine } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useCurrentUser, useVerdict } from '../../app/session/use-session.tsx'
import { Button } from '../../ui/base/button.tsx'
import { Card } from '../../ui/base/card.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx'
import { PendingNotice } from '../session/index.ts'

// Most visits write nothing.
const Composer = lazy(async () => ({ default: (await import('./composer.tsx')).Composer }))

/** The way to write a post, for members; those whose mailbox is not confirmed are told what to do first. */
export function WritePost() {
  const user = useCurrentUser()
  const mayPost = useVerdict({ access: 'auth', confirmed: true }) === 'allowed'
  const [kind, setKind] = useState<PostKind>()
  if (user?.role !== 'professional' && user?.role !== 'employer') return null
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
        <Button variant="primary" icon={<PenLine size={16} aria-hidden />} onClick={() => setKind('post')}>
          Write a post
        </Button>
        <Button variant="ghost" onClick={() => setKind('hello')}>
          Say hello
        </Button>
        <Button variant="ghost" onClick={() => setKind('win')}>
          Share a win
        </Button>
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
      <Composer kind={kind} onClose={() => setKind(undefined)} />
    </Suspense>
  )
}
