import type { PostKind } from '@rise/contract/feed/kinds'
import type { CurrentUser } from '@rise/contract/session/shapes'
import { useQuery } from '@tanstack/react-query'
import { Hand, PenLine, Trophy } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { queryOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { useHasDraft } from '../../app/forms/drafts/use-draft.ts'
import { useCurrentUser, useVerdict } from '../../app/session/use-session.tsx'
import { Button } from '../../ui/base/button.tsx'
import { Card } from '../../ui/base/card.tsx'
import { LogoMark } from '../../ui/base/logo-mark.tsx'
import { Avatar } from '../../ui/marks/avatar.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/states/skeleton.tsx'
import { PendingNotice } from '../session/index.ts'
import { isWritten, POST_DRAFT } from './post-draft.ts'

// Loaded on demand: most visits write nothing.
const Composer = lazy(async () => ({ default: (await import('./composer.tsx')).Composer }))

interface Props {
  /** The kind of the post being written; undefined while the form is closed. */
  readonly kind: PostKind | undefined
  readonly onKind: (kind: PostKind | undefined) => void
  /** The initial text. */
  readonly begin?: string | undefined
}

/** The composer's entry for members; members without a confirmed email are asked to confirm it first. */
export function WritePost({ kind, onKind, begin }: Props) {
  const user = useCurrentUser()
  const isMember = user?.role === 'professional' || user?.role === 'employer'
  const { data: welcome } = useQuery({ ...queryOf(useApi(), 'GET /api/v1/feed/welcome'), enabled: isMember })
  const hasDraft = useHasDraft(POST_DRAFT, 'device', isWritten)
  const mayPost = useVerdict({ access: 'auth', confirmed: true }) === 'allowed'
  if (!user || !isMember) return null
  if (!mayPost) {
    return (
      <Suspense fallback={null}>
        <PendingNotice />
      </Suspense>
    )
  }
  if (kind === undefined) {
    return (
      <Card className="flex flex-wrap items-center gap-2 sm:p-4">
        <AuthorPicture user={user} />
        <Button
          icon={<PenLine size={16} aria-hidden className="text-brand" />}
          className="min-w-0 grow basis-[12rem] justify-start px-4"
          onClick={() => onKind('post')}
        >
          {hasDraft ? 'Continue your post' : 'Write a post'}
        </Button>
        {hasDraft ? null : (
          <div className="flex gap-1 max-sm:w-full">
            <Button
              variant="ghost"
              icon={<Hand size={16} aria-hidden />}
              className="grow px-3"
              onClick={() => onKind('hello')}
            >
              Say hello
            </Button>
            <Button
              variant="ghost"
              icon={<Trophy size={16} aria-hidden />}
              className="grow px-3"
              onClick={() => onKind('win')}
            >
              Share a win
            </Button>
          </div>
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

/** The avatar (or company logo) of the member who is posting. */
function AuthorPicture({ user: { role, firstName, lastName, companyName, photo } }: { user: CurrentUser }) {
  return role === 'employer' ? (
    <LogoMark name={companyName ?? ''} logo={photo ?? undefined} />
  ) : (
    <Avatar name={`${firstName} ${lastName}`} photo={photo ?? undefined} />
  )
}
