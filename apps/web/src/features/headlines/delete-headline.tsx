import { useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { refusalOf } from '../../app/base/api.ts'
import { useApi } from '../../app/base/settings.tsx'
import { Button } from '../../ui/base/button.tsx'
import { IconButton } from '../../ui/base/icon-button.tsx'
import { showToast } from '../../ui/base/toast.ts'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { forgetHeadlines } from './forget-headlines.ts'

interface Props {
  readonly slug: string
  readonly title: string
  /** A draft, which nobody else has seen. */
  readonly draft?: boolean
  readonly onDeleted: () => void
}

/** Deletes a headline after a question: a small button in a list of drafts, else one with its words. */
export function DeleteHeadline({ slug, title, draft = false, onDeleted }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)

  async function remove() {
    setBusy(true)
    try {
      await api('DELETE /api/v1/headlines/{slug}', { params: { slug } })
      setAsking(false)
      onDeleted()
      forgetHeadlines(queryClient)
    } catch (error) {
      showToast({ id: 'headline', kind: 'failure', title: refusalOf(error).message })
    }
    setBusy(false)
  }

  const what = draft ? 'Delete draft' : 'Delete headline'
  return (
    <>
      {draft ? (
        <IconButton label={`Delete ${title}`} tip="end" onClick={() => setAsking(true)}>
          <Trash2 size={16} aria-hidden />
        </IconButton>
      ) : (
        <Button variant="ghost" icon={<Trash2 size={16} aria-hidden />} onClick={() => setAsking(true)}>
          {what}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Delete “${title}”?`}
        confirmLabel={what}
        busy={busy}
        onConfirm={() => void remove()}
      >
        {draft
          ? 'Its text and its pictures are gone for good.'
          : 'Its page, its text and its pictures are gone for good.'}
      </ConfirmDialog>
    </>
  )
}
