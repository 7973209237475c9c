import type { Convo } from '@rise/contract/convos/shapes'
import { t } from '@rise/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { invalidate } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { Button } from '../../ui/base/button.tsx'
import { showToast } from '../../ui/base/toast.ts'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { folderHref } from './convo-address.ts'
import { convoKeys, threadKey } from './queries.ts'

/** A stranger's request, with the possible answers. The stranger is not notified of a decline or a block. */
export function RequestBar({ convo, name }: { convo: Convo; name: string }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [isConfirming, setIsConfirming] = useState(false)
  const common = {
    onError: (error: Error) => showToast({ id: 'convo', kind: 'failure', title: error.message }),
    async onSettled() {
      // Once the request is accepted, the server returns files with download links.
      await Promise.all([
        invalidate(queryClient, convoKeys),
        queryClient.invalidateQueries({ queryKey: threadKey(convo._id) }),
      ])
    },
  } as const
  const answer = useMutation({
    ...common,
    mutationFn: (answer: 'accept' | 'decline') =>
      api('PUT /api/v1/convos/{id}/request', { params: { id: convo._id }, body: { answer } }),
    onSuccess: (_reply, answer) => {
      if (answer === 'decline') void navigate(folderHref('requests'))
    },
  })
  const block = useMutation({
    ...common,
    mutationFn: () => api('PUT /api/v1/connections/blocked/{userId}', { params: { userId: convo.with?._id ?? '' } }),
    onSuccess: () => void navigate(folderHref('requests')),
  })
  return (
    <div className="flex flex-col gap-3 border-t border-line bg-surface px-4 py-3">
      <p className="text-small text-muted">
        {t('{name} would like to write to you. They won’t know that you’ve read this until you answer or accept.', {
          name,
        })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" size="dense" busy={answer.isPending} onClick={() => answer.mutate('accept')}>
          {t('Accept')}
        </Button>
        <Button size="dense" onClick={() => answer.mutate('decline')}>
          {t('Decline', 'a message request')}
        </Button>
        {convo.with ? (
          <Button size="dense" variant="ghost" onClick={() => setIsConfirming(true)}>
            {t('Block')}
          </Button>
        ) : null}
      </div>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setIsConfirming}
        title={t('Block {name}?', { name })}
        confirmLabel={t('Block')}
        busy={block.isPending}
        onConfirm={() => block.mutate()}
      >
        {t('You won’t see each other. They won’t know. You can unblock them in Settings.')}
      </ConfirmDialog>
    </div>
  )
}
