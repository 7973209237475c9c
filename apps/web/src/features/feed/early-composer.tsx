import type { PostKind } from '@rise/contract/feed/kinds'
import { t } from '@rise/texts'
import { useState } from 'react'
import { writeDraft } from '../../app/forms/drafts/draft-store.ts'
import { useDraftKey } from '../../app/forms/drafts/use-draft-key.ts'
import { useCurrentUser } from '../../app/session/use-session.tsx'
import { Card } from '../../ui/base/card.tsx'
import { TextArea } from '../../ui/base/field.tsx'
import { paragraphsOf } from '../../ui/rich-text/paragraphs-of.ts'
import { Skeleton, SkeletonGroup } from '../../ui/states/skeleton.tsx'
import { POST_DRAFT } from './post-draft.ts'

interface Props {
  readonly kind: PostKind
  /** Whether the form opens with a text, which only the form itself shows. */
  readonly hasText: boolean
}

/**
 * The new post's form while its code loads, so that members can write immediately. The form then opens with the typed
 * text as its draft.
 */
export function EarlyComposer({ kind, hasText }: Props) {
  const owner = useCurrentUser()?._id ?? ''
  const key = useDraftKey(POST_DRAFT)
  // Decided once: text typed here becomes a draft, which makes `hasText` true.
  const [isEmpty] = useState(!hasText)
  const [text, setText] = useState('')
  return (
    <Card className="flex min-h-[34rem] flex-col gap-4">
      <Skeleton className="h-[4.25rem]" />
      {isEmpty ? (
        <TextArea
          label={t('Text')}
          rows={12}
          autoFocus
          value={text}
          onChange={({ target: { value } }) => {
            setText(value)
            writeDraft(key, { owner, values: { kind, body: paragraphsOf(value) } }, 'device')
          }}
        />
      ) : (
        <SkeletonGroup label={t('Loading the form')}>
          <Skeleton className="h-[21.5rem]" />
        </SkeletonGroup>
      )}
    </Card>
  )
}
