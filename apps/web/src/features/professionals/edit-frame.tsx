import type { OwnStory } from '@rise/contract/stories'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useBlocker, useParams } from 'react-router'
import { ErrorBody } from '../../app/error-body.tsx'
import { PageHead } from '../../app/page-head.tsx'
import { useCurrentUser } from '../../app/session/use-session.tsx'
import { useApi } from '../../app/settings.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { FailedBlock } from '../../ui/failed-block.tsx'
import { useLoadingStep } from '../../ui/loading-ladder.ts'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { EditNavigation } from './edit-navigation.tsx'
import { ownStoryQuery } from './queries.ts'
import { fieldIdOf, type VersionedForm } from './use-versioned-form.ts'

/** Whether the address names nobody, or the member themselves: another's story has no such page. */
export function useIsOwnPage(): boolean {
  const { profile } = useParams()
  const user = useCurrentUser()
  return profile === undefined || profile.toLowerCase() === user?.slug
}

interface EditFrameProps {
  readonly title: string
  readonly intro: string
  readonly children: (story: OwnStory) => ReactNode
}

/** A page that edits a part of one's story: its heading, the way to the other parts, and the part once it is there. */
export function EditFrame({ title, intro, children }: EditFrameProps) {
  const isOwn = useIsOwnPage()
  const { data, isError, isFetching, isFetchedAfterMount, refetch } = useQuery(ownStoryQuery(useApi()))
  // A form that begins with an older version could not be saved.
  const story = isFetchedAfterMount ? data : undefined
  if (!isOwn) return <ErrorBody status={404} />
  return (
    <EditLayout title={title} intro={intro}>
      {story ? children(story) : null}
      {isError && !story ? (
        <FailedBlock title="Your story could not be loaded" onRetry={() => void refetch()} retrying={isFetching} />
      ) : null}
      {story || isError ? null : <FormOnItsWay />}
    </EditLayout>
  )
}

/** The heading of such a page, the way to the other parts, and what it is about. */
export function EditLayout({ title, intro, children }: { title: string; intro: ReactNode; children: ReactNode }) {
  return (
    <div className="mx-auto grid max-w-shell gap-x-12 gap-y-6 px-gutter py-8 md:py-12 lg:grid-cols-[12rem_minmax(0,40rem)]">
      <PageHead title={title} noindex />
      <div className="lg:col-span-2">
        <h1 className="text-h1 wrap-anywhere">{title}</h1>
        <p className="mt-2 max-w-reading text-muted">{intro}</p>
      </div>
      <EditNavigation />
      <div className="min-w-0">{children}</div>
    </div>
  )
}

/** Shown while a form is loaded, once that takes long enough to be seen. */
export function FormOnItsWay() {
  if (useLoadingStep(true) === 'nothing') return null
  return (
    <SkeletonGroup label="Loading your story">
      <div className="flex flex-col gap-6">
        <Skeleton className="h-[16rem] w-full" />
        <Skeleton className="h-[12rem] w-full" />
      </div>
    </SkeletonGroup>
  )
}

/** The form itself: what failed above, the bar that saves below, and a question before unsaved words are left. */
export function StoryFormShell<T>({
  form,
  label,
  thing = 'story',
  children,
}: {
  form: VersionedForm<T>
  label: string
  /** What is saved: "Your story was changed elsewhere". */
  thing?: string
  children: ReactNode
}) {
  const { dirty, busy, failure, conflict, errors } = form
  return (
    <form aria-label={label} method="post" noValidate onSubmit={form.submit} className="flex flex-col gap-6">
      {failure ? <Notice tone="danger">{failure}</Notice> : null}
      {conflict ? <Conflict form={form} thing={thing} /> : null}
      <ErrorSummary problems={Object.entries(errors).map(([path, message]) => ({ id: fieldIdOf(path), message }))} />
      {children}
      <div
        data-sticky-bar=""
        className="sticky bottom-bottom-bar z-20 -mx-gutter flex items-center justify-between gap-4 border-t border-line bg-bg px-gutter py-3 lg:mx-0 lg:px-0"
      >
        <p role="status" className="text-small text-muted">
          {dirty ? 'Not saved yet' : 'Everything is saved'}
        </p>
        <Button type="submit" variant="primary" busy={busy}>
          Save changes
        </Button>
      </div>
      <LeaveQuestion dirty={dirty} />
    </form>
  )
}

function Conflict<T>({ form, thing }: { form: VersionedForm<T>; thing: string }) {
  return (
    <Notice
      tone="danger"
      title={`Your ${thing} was changed elsewhere meanwhile`}
      action={
        <span className="flex flex-wrap gap-2">
          <Button size="dense" onClick={form.keepMine}>
            Save mine over it
          </Button>
          <Button size="dense" variant="ghost" onClick={form.takeTheirs}>
            Drop mine and see it
          </Button>
        </span>
      }
    >
      Perhaps in another tab. What you wrote here is still here. Saving it replaces what this page shows, and nothing
      else.
    </Notice>
  )
}

function LeaveQuestion({ dirty }: { dirty: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!dirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [dirty])
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => {
        if (!open) blocker.reset?.()
      }}
      title="Leave without saving?"
      confirmLabel="Leave page"
      onConfirm={() => blocker.proceed?.()}
    >
      Nobody sees your changes until you save them. This tab keeps them as a draft until you come back.
    </ConfirmDialog>
  )
}
