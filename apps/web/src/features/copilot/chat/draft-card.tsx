import { t } from '@rise/texts'
import { useState } from 'react'
import { TextArea } from '../../../ui/base/field.tsx'
import { CopyButton } from '../../../ui/feedback/copy-button.tsx'

/** A draft to edit and copy. It isn't sent from here. */
export function DraftCard({ title, text }: { title: string; text: string }) {
  const [draftText, setDraftText] = useState(text)
  return (
    <div className="card flex min-w-0 flex-col items-start gap-3">
      <TextArea
        label={title}
        rows={8}
        value={draftText}
        onChange={({ target }) => setDraftText(target.value)}
        className="w-full"
      />
      <CopyButton text={draftText} what={t('the note', 'a noun, after “Copy”')} />
    </div>
  )
}
