import { t } from '@rise/texts'
import { useMutation } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { Button, ButtonLink } from '../../ui/base/button.tsx'
import { FailedBlock } from '../../ui/base/failed-block.tsx'
import { showToast, type Toast } from '../../ui/base/toast.ts'
import { Notice } from '../../ui/states/notice.tsx'
import { isNotFound } from '../base/api.ts'
import { ErrorBody } from '../error/error-body.tsx'
import { PageHead } from '../page/page-head.tsx'
import { useVerdict } from '../session/use-session.tsx'
import type { Draft, DraftKind } from './draft-page.tsx'
import { LoadingPart } from './form-page.tsx'

interface PublishedPiece {
  readonly slug: string
  /** Whether the piece must be reviewed before others see it. */
  readonly hidden: boolean
}

interface DraftPreviewProps<D extends Draft, Values> {
  readonly kind: DraftKind<D, Values>
  /** The address for starting a new piece. */
  readonly createHref: string
  /** Publishes the draft, and invalidates the queries that show it. */
  readonly publish: (slug: string) => Promise<PublishedPiece>
  /** The message to the author after publishing. */
  readonly toast: (published: PublishedPiece) => Toast
  /** Shown above the piece, such as a notice of what the author must do before publishing. */
  readonly notice: ReactNode
  /** The piece as its page shows it. */
  readonly children: (draft: D) => ReactNode
}

/** The preview of a draft as others will see it, with buttons to publish it or to continue editing. */
export function DraftPreview<D extends Draft, Values>(props: DraftPreviewProps<D, Values>) {
  const { kind, createHref, publish, toast, notice, children } = props
  const { id, words, draftHref, publishedHref } = kind
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const draft = search.get('draft') ?? ''
  const isConfirmed = useVerdict({ access: 'creator', confirmed: true }) === 'allowed'
  const { data, error, isError, isFetching, isFetchedAfterMount, refetch } = kind.useDraft(draft, draft !== '')
  const freshDraft = isFetchedAfterMount ? data : undefined
  const publication = useMutation({
    mutationFn: () => publish(draft),
    onSuccess: async (published) => {
      showToast({ id, ...toast(published) })
      await navigate(publishedHref(published.slug), { replace: true })
    },
  })
  if (draft === '') return <Navigate to={createHref} replace />
  if (isNotFound(error)) return <ErrorBody status={404} />
  if (freshDraft?.publishedAt && !publication.isSuccess) return <Navigate to={publishedHref(freshDraft.slug)} replace />
  return (
    <div className="mx-auto max-w-feed px-gutter py-8 md:py-12">
      <PageHead title={t(words.preview)} noindex />
      <div className="mb-8 flex flex-col gap-4">
        <Suspense fallback={null}>{notice}</Suspense>
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-info-soft p-4">
          <p className="text-small">{t(words.unpublished)}</p>
          <div className="flex flex-wrap gap-2">
            <ButtonLink to={draftHref(draft)} icon={<Pencil size={16} aria-hidden />}>
              {t('Keep editing')}
            </ButtonLink>
            <Button
              variant="primary"
              busy={publication.isPending || publication.isSuccess}
              disabled={!freshDraft || !isConfirmed}
              onClick={() => publication.mutate()}
            >
              {t('Publish')}
            </Button>
          </div>
        </div>
        {publication.error ? <Notice tone="danger">{publication.error.message}</Notice> : null}
      </div>
      {freshDraft ? children(freshDraft) : null}
      {freshDraft ? null : isError ? (
        <FailedBlock title={t('Couldn’t load this draft')} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <LoadingPart label={t(words.loading)} />
      )}
    </div>
  )
}
