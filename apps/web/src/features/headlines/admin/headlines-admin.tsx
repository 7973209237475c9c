import type { AdminHeadline } from '@rise/contract/headlines/admin/endpoints'
import { msg, t } from '@rise/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { AdminFrame } from '../../../app/admin/admin-frame.tsx'
import { invalidate, keepPrevious, queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { StateList } from '../../../app/lists/state-list.tsx'
import { StateRow } from '../../../app/lists/state-row.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { Facts } from '../../../ui/base/facts.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'
import { headlineKeys } from '../headline-keys.ts'

/** Lists headlines for admins, who can edit, hide and delete them. */
export function HeadlinesAdmin() {
  return (
    <AdminFrame>
      <Headlines />
    </AdminFrame>
  )
}

function Headlines() {
  const api = useApi()
  return (
    <StateList
      label={t('Headlines')}
      failed={t('Couldn’t load the headlines')}
      nothing={() => t('No headlines found.')}
      states={{ public: msg('Public'), hidden: msg('Hidden') }}
      searchLabel={t('Title')}
      queryOf={(query) => queryOf(api, 'GET /api/v1/admin/headlines', { query }, keepPrevious)}
    >
      {(headlines, state) => (
        <ul className="rows">
          {headlines.map((headline) => (
            <li key={headline._id}>
              <Row headline={headline} isHidden={state === 'hidden'} />
            </li>
          ))}
        </ul>
      )}
    </StateList>
  )
}

function Row({ headline, isHidden }: { headline: AdminHeadline; isHidden: boolean }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [isConfirming, setIsConfirming] = useState(false)
  const { _id: id, slug, title, author, host, publishedAt } = headline
  const onSuccess = () => invalidate(queryClient, headlineKeys)
  const onError = (error: Error) => showToast({ id: 'headline', kind: 'failure', title: error.message })
  const setHidden = useMutation({
    mutationFn: () =>
      api('PUT /api/v1/admin/headlines/{id}/visibility', { params: { id }, body: { hidden: !isHidden } }),
    onSuccess,
    onError,
  })
  const remove = useMutation({
    mutationFn: () => api('DELETE /api/v1/headlines/{slug}', { params: { slug } }),
    onSuccess,
    onError,
    onSettled: () => setIsConfirming(false),
  })
  return (
    <>
      <StateRow
        title={title}
        href={`/headlines/${slug}`}
        editHref={`/headlines/${slug}/edit`}
        facts={
          <Facts>
            {author}
            {host === null ? t('Article') : t('Link to {host}', { host })}
            <RelativeTime date={publishedAt} />
          </Facts>
        }
        isHidden={isHidden}
        turn={setHidden}
      >
        {(named) =>
          isHidden ? null : (
            <Button size="dense" onClick={() => setIsConfirming(true)}>
              {t('Delete')}
              {named}
            </Button>
          )
        }
      </StateRow>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setIsConfirming}
        title={t('Delete “{title}”?', { title })}
        confirmLabel={t('Delete headline')}
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      >
        {t('Its comments and reactions go with it. You can’t undo this; hiding it can be undone.')}
      </ConfirmDialog>
    </>
  )
}
