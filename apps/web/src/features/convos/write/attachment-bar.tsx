import { t } from '@rise/texts'
import { Paperclip, X } from 'lucide-react'
import { IconButton } from '../../../ui/base/icon-button.tsx'
import { sizeInWords } from '../file-size.ts'
import type { AttachmentChoice } from './use-attachment.ts'

/**
 * A bar above the field: the chosen file with its upload progress and a button to remove it, or why it can't be sent.
 */
export function AttachmentBar({ choice }: { choice: AttachmentChoice }) {
  const { name, preview, uploaded, share, failure, clear } = choice
  if (failure !== undefined) {
    return (
      <p role="alert" className="mb-2 text-small font-medium text-danger">
        {failure}
      </p>
    )
  }
  if (name === undefined) return null
  return (
    <div className="mb-2 flex items-center gap-2 rounded-control bg-raised px-3 py-1">
      {preview === undefined ? (
        <Paperclip size={16} aria-hidden className="shrink-0 text-muted" />
      ) : (
        <img src={preview} alt="" className="size-8 shrink-0 rounded-control object-cover" />
      )}
      <p className="min-w-0 grow truncate text-small font-medium">{uploaded?.name ?? name}</p>
      <p role="status" className="shrink-0 text-caption text-muted">
        {uploaded
          ? sizeInWords(uploaded.bytes)
          : t('Uploading {percent}%', { percent: Math.round((share ?? 0) * 100) })}
      </p>
      <IconButton label={t('Remove file')} tip="end" onClick={clear}>
        <X size={16} aria-hidden />
      </IconButton>
    </div>
  )
}
