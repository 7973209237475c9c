import type { OwnCaseCard } from '@rise/contract/portfolio/shapes'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useQueryClient } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { refusalOf } from '../../app/base/api.ts'
import { invalidate, keyOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { ButtonLink } from '../../ui/base/button.tsx'
import { Card, CardAbove, CardLink } from '../../ui/base/card.tsx'
import { IconButton } from '../../ui/base/icon-button.tsx'
import { showToast } from '../../ui/base/toast.ts'
import { Badge } from '../../ui/marks/badge.tsx'
import { CoverTile } from '../../ui/marks/cover-tile.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import type { CasePlace } from './case-place.ts'

/** The member's own cases, with buttons to move them and to delete them after a confirmation. */
export function OwnCases({ cases, place }: { cases: readonly OwnCaseCard[]; place: CasePlace }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const queryKey = keyOf('GET /api/v1/portfolio')
  const [status, setStatus] = useState('')
  const [caseToDelete, setCaseToDelete] = useState<OwnCaseCard>()
  const [busy, setBusy] = useState(false)
  if (cases.length === 0) return null

  async function move(index: number, by: 1 | -1) {
    const next = [...cases]
    const [moved] = next.splice(index, 1)
    if (!moved || index + by < 0 || index + by > next.length) return
    next.splice(index + by, 0, moved)
    // The new order is shown immediately, and reverted if the server refuses it.
    queryClient.setQueryData(queryKey, next)
    setStatus(t('{entry} is now {place} of {count}', { entry: moved.title, place: index + by + 1, count: next.length }))
    try {
      await api('PUT /api/v1/portfolio-order', { body: { cases: next.map(({ _id }) => _id) } })
      void invalidate(queryClient, [
        'GET /api/v1/professionals/{slug}/portfolio',
        'GET /api/v1/companies/{slug}/portfolio',
      ])
    } catch (error) {
      showFailure(error)
      await queryClient.invalidateQueries({ queryKey })
    }
  }

  async function remove({ slug }: OwnCaseCard) {
    setBusy(true)
    try {
      await api('DELETE /api/v1/portfolio/{slug}', { params: { slug } })
      queryClient.setQueryData(
        queryKey,
        cases.filter((other) => other.slug !== slug),
      )
      void invalidate(queryClient, [
        'GET /api/v1/professionals/{slug}/portfolio',
        'GET /api/v1/companies/{slug}/portfolio',
      ])
      setCaseToDelete(undefined)
    } catch (error) {
      showFailure(error)
    }
    setBusy(false)
  }

  return (
    <section aria-labelledby="own-cases">
      <h2 id="own-cases" className="text-h2">
        {t('Your cases')}
      </h2>
      <p role="status" className="sr-only">
        {status}
      </p>
      <ol className="mt-4 flex flex-col gap-3">
        {cases.map((portfolioCase, index) => (
          <Card as="li" key={portfolioCase._id} className="flex flex-wrap items-center gap-x-4 gap-y-3 sm:flex-nowrap">
            {portfolioCase.cover ? (
              <div className="w-24 shrink-0 self-start sm:w-[10rem]">
                <CoverTile cover={portfolioCase.cover} />
              </div>
            ) : null}
            <div className="min-w-0 grow basis-0">
              <h3 className="text-body wrap-anywhere">
                <CardLink to={place.edit(portfolioCase.slug)}>{portfolioCase.title}</CardLink>
              </h3>
              {portfolioCase.summary ? (
                <p className="text-small text-muted wrap-anywhere">{portfolioCase.summary}</p>
              ) : null}
              <p className="mt-2">
                <Badge tone={portfolioCase.published ? 'success' : 'neutral'}>
                  {portfolioCase.published ? t('Published') : t('Draft')}
                </Badge>
              </p>
            </div>
            <CardAbove className="flex items-center gap-1 max-sm:basis-full">
              <ButtonLink size="dense" to={place.edit(portfolioCase.slug)} className="me-1">
                {rich('Edit<hidden> {title}</hidden>', {
                  title: portfolioCase.title,
                  hidden: (text) => <span className="sr-only">{text}</span>,
                })}
              </ButtonLink>
              <IconButton
                label={t('Move {title} up', { title: portfolioCase.title })}
                aria-disabled={index === 0}
                className="aria-disabled:opacity-40"
                onClick={() => void move(index, -1)}
              >
                <ArrowUp size={16} aria-hidden />
              </IconButton>
              <IconButton
                label={t('Move {title} down', { title: portfolioCase.title })}
                aria-disabled={index === cases.length - 1}
                className="aria-disabled:opacity-40"
                onClick={() => void move(index, 1)}
              >
                <ArrowDown size={16} aria-hidden />
              </IconButton>
              <IconButton
                label={t('Delete {title}', { title: portfolioCase.title })}
                tip="end"
                onClick={() => setCaseToDelete(portfolioCase)}
              >
                <Trash2 size={16} aria-hidden />
              </IconButton>
            </CardAbove>
          </Card>
        ))}
      </ol>
      <ConfirmDialog
        open={caseToDelete !== undefined}
        onOpenChange={(open) => (open ? undefined : setCaseToDelete(undefined))}
        title={t('Delete “{title}”?', { title: caseToDelete?.title ?? '' })}
        confirmLabel={t('Delete case')}
        busy={busy}
        onConfirm={() => caseToDelete && void remove(caseToDelete)}
      >
        {t('This deletes its page, text and pictures for good. To hide it instead, unpublish it.')}
      </ConfirmDialog>
    </section>
  )
}

function showFailure(error: unknown): void {
  showToast({ id: 'own-cases', kind: 'failure', title: refusalOf(error).message })
}
