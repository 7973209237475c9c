import type { OwnEvent } from '@rise/contract/events/shapes'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { Suspense } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { isNotThere } from '../../../app/base/per-member.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { ErrorBody } from '../../../app/error/error-body.tsx'
import { PageHead } from '../../../app/page/page-head.tsx'
import { useVerdict } from '../../../app/session/use-session.tsx'
import { Button, ButtonLink } from '../../../ui/base/button.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { PendingNotice } from '../../session/index.ts'
import { EventView } from '../event/event-view.tsx'
import { draftHref, eventHref } from '../events-address.ts'
import { forgetEvents, ownEventQuery } from '../queries.ts'
import { LoadingPart } from './form-page.tsx'

/** A draft as everyone will read it, to be published or edited from here. */
export function PreviewPage() {
  const api = useApi()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const draft = search.get('draft') ?? ''
  const isConfirmed = useVerdict({ access: 'creator', confirmed: true }) === 'allowed'
  const { data, error, isError, isFetching, isFetchedAfterMount, refetch } = useQuery({
    ...ownEventQuery(api, draft),
    enabled: draft !== '',
  })
  const shown = isFetchedAfterMount ? data : undefined
  const publish = useMutation({
    mutationFn: () => api('PUT /api/v1/events/{slug}/publication', { params: { slug: draft } }),
    onSuccess: async ({ result }) => {
      forgetEvents(queryClient)
      showToast({ id: 'event', kind: 'success', title: 'Your event is live' })
      await navigate(eventHref(result.slug), { replace: true })
    },
  })
  if (draft === '') return <Navigate to="/events/create" replace />
  if (isNotThere(error)) return <ErrorBody status={404} />
  if (shown?.publishedAt && !publish.isSuccess) return <Navigate to={eventHref(shown.slug)} replace />
  return (
    <div className="mx-auto max-w-feed px-gutter py-8 md:py-12">
      <PageHead title="Preview of your event" noindex />
      <div className="mb-8 flex flex-col gap-4">
        <Suspense fallback={null}>
          <PendingNotice />
        </Suspense>
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-info-soft p-4">
          <p className="text-small">This is how people will see your event. Only you can see it now.</p>
          <div className="flex flex-wrap gap-2">
            <ButtonLink to={draftHref(draft)} icon={<Pencil size={16} aria-hidden />}>
              Keep editing
            </ButtonLink>
            <Button
              variant="primary"
              busy={publish.isPending || publish.isSuccess}
              disabled={!shown || !isConfirmed}
              onClick={() => publish.mutate()}
            >
              Publish
            </Button>
          </div>
        </div>
        {publish.error ? <Notice tone="danger">{publish.error.message}</Notice> : null}
      </div>
      {shown ? <EventView shown={viewOf(shown)} /> : null}
      {shown ? null : isError ? (
        <FailedBlock title="Couldn’t load this draft" onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <LoadingPart />
      )}
    </div>
  )
}

/** A draft as its page will show it. */
function viewOf({ city, cancelledAt, author, ...event }: OwnEvent) {
  return {
    ...event,
    city: city === '' ? null : { slug: city, name: city },
    cancelled: cancelledAt !== null,
    hosts: [author],
  }
}
