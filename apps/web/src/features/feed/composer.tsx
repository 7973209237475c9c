import type { OfferedAudience } from '@rise/contract/content/kinds'
import { type PostKind, postKinds } from '@rise/contract/feed/kinds'
import { postAudienceHints, postKindWords } from '@rise/contract/feed/words'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useApi } from '../../app/base/settings.tsx'
import { askAgainFor } from '../../app/base/shown.ts'
import { noteWritten } from '../../app/base/written.ts'
import { useDraftForm } from '../../app/forms/use-draft-form.ts'
import { Button } from '../../ui/base/button.tsx'
import { Card } from '../../ui/base/card.tsx'
import { Checkbox } from '../../ui/base/checkbox.tsx'
import { showToast } from '../../ui/base/toast.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { RichTextField } from '../../ui/rich-text/rich-text-field.tsx'
import { AudienceField } from '../content/index.ts'
import { useSuggestMentions } from '../mentions/index.ts'
import type { PollDraft } from '../polls/index.ts'
import { postHref } from './feed-address.ts'
import { PostPoll } from './post-poll.tsx'
import { usePostPictures } from './use-post-pictures.ts'

interface Values {
  /** Made here, so that sending twice makes one. */
  readonly id: string
  readonly kind: PostKind
  readonly audience: OfferedAudience
  readonly body: string
  readonly poll: PollDraft | null
}

interface Props {
  readonly kind: PostKind
  readonly onClose: () => void
}

/** The form in which a post is written. What is typed is kept in this tab until it is published. */
export function Composer({ kind, onClose }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const pictures = usePostPictures()
  const mentions = useSuggestMentions()
  const form = useDraftForm<Values>({
    name: 'post',
    schema: async () => (await import('./form-schemas.ts')).formSchemas.newPost,
    initial: { id: crypto.randomUUID(), kind, audience: 'everyone', body: '', poll: null },
    async send(body) {
      const { result } = await api('POST /api/v1/posts', { body })
      showToast({
        id: 'post',
        kind: 'success',
        title: 'Your post is live',
        action: { label: 'View post', to: postHref(result._id) },
      })
      noteWritten()
      await askAgainFor(queryClient, 'posts')
      onClose()
    },
  })
  const { values, errors, failure, busy, set, id } = form
  return (
    <form aria-label="New post" method="post" noValidate onSubmit={form.onSubmit}>
      <Card className="flex flex-col gap-4">
        {failure ? <Notice tone="danger">{failure.message}</Notice> : null}
        <KindField value={values.kind} onChange={(chosen) => set({ kind: chosen })} />
        <RichTextField
          label="Text"
          hint="Up to 5,000 characters and 4 pictures. Add hashtags like #interviews, and mention people with @."
          id={id('body')}
          error={errors.body}
          html={values.body}
          onChange={(body) => set({ body })}
          pictures={pictures}
          mentions={mentions}
          begun
        />
        <PostPoll id={id('poll')} poll={values.poll} error={errors.poll} onChange={(poll) => set({ poll })} />
        <AudienceField value={values.audience} onChange={(audience) => set({ audience })} hints={postAudienceHints} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="ghost" onClick={onClose}>
            Close
          </Button>
          <Button type="submit" variant="primary" busy={busy}>
            Publish
          </Button>
        </div>
      </Card>
    </form>
  )
}

function KindField({ value, onChange }: { value: PostKind; onChange: (kind: PostKind) => void }) {
  const name = useId()
  return (
    <fieldset className="flex flex-col">
      <legend className="text-small font-medium">What do you want to share?</legend>
      <div className="flex flex-wrap gap-x-6">
        {postKinds.map((kind) => (
          <Checkbox
            key={kind}
            type="radio"
            name={name}
            label={postKindWords[kind].name}
            checked={value === kind}
            onChange={() => onChange(kind)}
          />
        ))}
      </div>
      <p className="text-small text-subtle">{postKindWords[value].hint}</p>
    </fieldset>
  )
}
