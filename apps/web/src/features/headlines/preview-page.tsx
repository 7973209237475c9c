import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { Suspense } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { isNotThere } from '../../app/base/per-member.ts'
import { useApi } from '../../app/base/settings.tsx'
import { ErrorBody } from '../../app/error/error-body.tsx'
import { PageHead } from '../../app/page/page-head.tsx'
import { useVerdict } from '../../app/session/use-session.tsx'
import { Button, ButtonLink } from '../../ui/base/button.tsx'
import { FailedBlock } from '../../ui/base/failed-block.tsx'
import { showToast } from '../../ui/base/toast.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { PendingNotice } from '../session/index.ts'
import { forgetHeadlines } from './forget-headlines.ts'
import { LoadingPart } from './form-page.tsx'
import { HeadlineView } from './headline-view.tsx'
import { draftHref, headlineHref } from './headlines-address.ts'
import { ownHeadlineQuery } from './queries.ts'

/** A draft as everyone will read it, to be published or edited from here. */
export function PreviewPage() {
  const api = useApi()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const draft = search.get('draft') ?? ''
  const isConfirmed = useVerdict({ access: 'creator', confirmed: true }) === 'allowed'
  const { data, error, isError, isFetching, isFetchedAfterMount, refetch } = useQuery({
    ...ownHeadlineQuery(api, draft),
    enabled: draft !== '',
  })
  const shown = isFetchedAfterMount ? data : undefined
  const publish = useMutation({
    mutationFn: () => api('PUT /api/v1/headlines/{slug}/publication', { params: { slug: draft } }),
    onSuccess: async ({ result }) => {
      forgetHeadlines(queryClient)
      showToast({ id: 'headline', kind: 'success', title: 'Your headline is live' })
      await navigate(headlineHref(result.slug), { replace: true })
    },
  })
  if (draft === '') return <Navigate to="/headlines/create/manual" replace />
  if (isNotThere(error)) return <ErrorBody status={404} />
  if (shown?.publishedAt && !publish.isSuccess) return <Navigate to={headlineHref(shown.slug)} replace />
  return (
    <div className="mx-auto max-w-feed px-gutter py-8 md:py-12">
      <PageHead title="Preview of your article" noindex />
      <div className="mb-8 flex flex-col gap-4">
        <Suspense fallback={null}>
          <PendingNotice />
        </Suspense>
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-info-soft p-4">
          <p className="text-small">This is how people will see your article. Only you can see it now.</p>
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
      {shown ? <HeadlineView shown={shown} facts={`${shown.minutes} min read`} /> : null}
      {shown ? null : isError ? (
        <FailedBlock title="Couldn’t load this draft" onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <LoadingPart />
      )}
    </div>
  )
}
