import type { OwnEvent } from '@rise/contract/events/shapes'
import { t } from '@rise/texts'
import { useQueryClient } from '@tanstack/react-query'
import { CalendarX } from 'lucide-react'
import { useState } from 'react'
import { refusalOf } from '../../../app/base/api.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { invalidateEvents } from '../queries.ts'

interface Props {
  readonly event: OwnEvent
  readonly onCancelled: (now: OwnEvent) => void
}

/** Cancels an event after a confirmation, because all participants are notified immediately. */
export function CancelButton({ event, onCancelled }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)

  async function cancel() {
    setBusy(true)
    try {
      const { result } = await api('PUT /api/v1/events/{slug}/cancellation', { params: { slug: event.slug } })
      setOpen(false)
      invalidateEvents(queryClient)
      onCancelled(result)
    } catch (error) {
      showToast({
        id: 'event',
        kind: 'failure',
        title: t('Couldn’t cancel it. {reason}', { reason: refusalOf(error).message }),
      })
    }
    setBusy(false)
  }

  return (
    <>
      <Button variant="ghost" icon={<CalendarX size={16} aria-hidden />} onClick={() => setOpen(true)}>
        {t('Cancel event')}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={t('Cancel “{title}”?', { title: event.title })}
        confirmLabel={t('Cancel event')}
        busy={busy}
        onConfirm={() => void cancel()}
      >
        {t('Everyone who takes part is told at once. You can’t undo this.')}
      </ConfirmDialog>
    </>
  )
}
