import type { OwnStory } from '@rise/contract/professionals/story/shapes'
import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { presentVersion, queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { ErrorBody } from '../../../app/error/error-body.tsx'
import { PageHead } from '../../../app/page/page-head.tsx'
import { useCurrentUser } from '../../../app/session/use-session.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { useLoadingStep } from '../../../ui/states/loading-ladder.ts'
import { Skeleton, SkeletonGroup } from '../../../ui/states/skeleton.tsx'
import { EditNavigation } from './edit-navigation.tsx'

/** Whether the address names the viewer or no one: other people's stories can't be edited. */
export function useIsOwnPage(): boolean {
  const { profile } = useParams()
  const user = useCurrentUser()
  return profile === undefined || profile.toLowerCase() === user?.slug
}

interface EditFrameProps {
  readonly title: string
  readonly intro: string
  /** A button next to the heading. */
  readonly action?: (story: OwnStory) => ReactNode
  readonly children: (story: OwnStory) => ReactNode
}

/** A page that edits a part of the member's story: its heading, links to the other parts, and the form. */
export function EditFrame({ title, intro, action, children }: EditFrameProps) {
  const isOwn = useIsOwnPage()
  const { data, isError, isFetching, isFetchedAfterMount, refetch } = useQuery(
    queryOf(useApi(), 'GET /api/v1/story', {}, presentVersion),
  )
  // Waits for the current version: a form based on an older one couldn't be saved.
  const story = isFetchedAfterMount ? data : undefined
  if (!isOwn) return <ErrorBody status={404} />
  return (
    // Space for the action is reserved before the story has loaded, so that nothing moves.
    <EditLayout
      title={title}
      intro={intro}
      action={action ? <div className="min-h-control">{story ? action(story) : null}</div> : null}
    >
      {story ? children(story) : null}
      {isError && !story ? (
        <FailedBlock title={t('Couldn’t load your story')} onRetry={() => void refetch()} retrying={isFetching} />
      ) : null}
      {story || isError ? null : <FormSkeleton />}
    </EditLayout>
  )
}

/** The layout of a page that edits a story: its heading, links to the other parts, and an introduction. */
export function EditLayout({
  title,
  intro,
  action,
  children,
}: {
  title: string
  intro: ReactNode
  action?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="mx-auto grid min-h-dvh max-w-shell content-start gap-x-12 gap-y-6 px-gutter py-8 md:py-12 lg:max-w-[59rem] lg:grid-cols-[12rem_minmax(0,1fr)]">
      <PageHead title={title} noindex />
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 lg:col-span-2">
        <div className="min-w-0">
          <h1 className="text-h1 wrap-anywhere">{title}</h1>
          <p className="mt-2 max-w-reading text-muted">{intro}</p>
        </div>
        {action}
      </div>
      <EditNavigation />
      <div className="min-w-0">{children}</div>
    </div>
  )
}

/** Shown while a form loads, once that takes long enough to notice. */
export function FormSkeleton() {
  if (useLoadingStep(true) === 'nothing') return null
  return (
    <SkeletonGroup label={t('Loading your story')}>
      <div className="flex flex-col gap-6">
        <Skeleton className="h-[16rem] w-full" />
        <Skeleton className="h-[12rem] w-full" />
      </div>
    </SkeletonGroup>
  )
}
