import type { Sequence } from '@rise/contract/mailings/shapes'
import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { keyOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { SequenceBadge } from './sequences-section.tsx'

/** The state of a sequence, the progress of its recipients, and the buttons that start, pause or delete it. */
export function SequenceState({ sequence }: { sequence: Sequence }) {
  const { _id: id, state, waiting, finished, stopped } = sequence
  const api = useApi()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [openDialog, setOpenDialog] = useState<'start' | 'delete'>()
  const close = () => setOpenDialog(undefined)
  const onError = ({ message }: Error) => showToast({ kind: 'failure', title: message })
  const storeSequence = (next: Sequence) =>
    queryClient.setQueryData(keyOf('GET /api/v1/admin/emails/sequences/{id}', { params: { id } }), next)
  const audience = useQuery({
    queryKey: [...keyOf('POST /api/v1/admin/emails/audience'), sequence.audience],
    queryFn: async () => (await api('POST /api/v1/admin/emails/audience', { body: sequence.audience })).result,
  })
  const people = audience.data?.people
  const start = useMutation({
    mutationFn: async () =>
      (await api('POST /api/v1/admin/emails/sequences/{id}/start', { params: { id }, body: { people: people ?? 0 } }))
        .result,
    onSuccess: storeSequence,
    onError: (error) => {
      onError(error)
      void audience.refetch()
    },
    onSettled: close,
  })
  const pause = useMutation({
    mutationFn: async () => (await api('POST /api/v1/admin/emails/sequences/{id}/pause', { params: { id } })).result,
    onSuccess: storeSequence,
    onError,
  })
  const remove = useMutation({
    mutationFn: () => api('DELETE /api/v1/admin/emails/sequences/{id}', { params: { id } }),
    onSuccess: () => navigate('/admin/emails', { replace: true }),
    onError,
    onSettled: close,
  })
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {sequence.name} <SequenceBadge state={state} />
        </p>
        <p className="text-small text-muted">
          {t('{waiting} waiting, {finished} finished, {stopped} stopped.', {
            waiting: formatInteger(waiting),
            finished: formatInteger(finished),
            stopped: formatInteger(stopped),
          })}{' '}
          {people === undefined
            ? ''
            : t('{people, plural, one {Audience now: # member.} other {Audience now: # members.}}', { people })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {state === 'running' ? (
          <Button busy={pause.isPending} onClick={() => pause.mutate()}>
            {t('Pause')}
          </Button>
        ) : (
          <>
            <Button onClick={() => setOpenDialog('delete')}>{t('Delete')}</Button>
            <Button variant="primary" disabled={people === undefined} onClick={() => setOpenDialog('start')}>
              {state === 'paused' ? t('Resume') : t('Start', 'verb, on a button: a sequence')}
            </Button>
          </>
        )}
      </div>
      <ConfirmDialog
        open={openDialog === 'start'}
        onOpenChange={close}
        title={state === 'paused' ? t('Resume this sequence?') : t('Start this sequence?')}
        confirmLabel={state === 'paused' ? t('Resume sequence') : t('Start sequence')}
        busy={start.isPending}
        onConfirm={() => start.mutate()}
      >
        {sequence.trigger === 'join'
          ? t('Each new member of the audience gets it from now on. Only members who agreed to news do.')
          : t(
              '{people, plural, one {The audience holds # member who agreed to news.} other {The audience holds # members who agreed to news.}}',
              { people: people ?? 0 },
            )}
      </ConfirmDialog>
      <ConfirmDialog
        open={openDialog === 'delete'}
        onOpenChange={close}
        title={t('Delete this sequence?')}
        confirmLabel={t('Delete sequence')}
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      >
        {t('No further email of it is sent. What was sent stays in the list of emails.', 'a sequence')}
      </ConfirmDialog>
    </Card>
  )
}
