import { type PostAudience, type PostKind, postAudiences, postKinds } from '@rise/contract/feed/kinds'
import { LONGEST_POST, MOST_POST_PICTURES } from '@rise/contract/feed/limits'
import { postAudienceHints, postKindWords } from '@rise/contract/feed/words'
import type { LinkPreview } from '@rise/contract/link-previews/shapes'
import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { invalidate } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { useDraftForm } from '../../app/forms/use-draft-form.ts'
import { notePublication } from '../../app/socket/own-publications.ts'
import { Button } from '../../ui/base/button.tsx'
import { Card } from '../../ui/base/card.tsx'
import { Checkbox } from '../../ui/base/checkbox.tsx'
import { showToast } from '../../ui/base/toast.ts'
import { RichTextField } from '../../ui/rich-text/rich-text-field.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { AudienceField, LinkWaitNote, publishedToast } from '../content/index.ts'
import { useSuggestMentions } from '../mentions/index.ts'
import type { PollDraft } from '../polls/index.ts'
import { POST_DRAFT } from './post-draft.ts'
import { PostPoll } from './post-poll.tsx'
import { postHref } from './posts/feed-address.ts'
import { linkBody, PostLink } from './posts/post-link.tsx'
import { postKeys, resetFeed } from './posts/queries.ts'
import { usePostPictures } from './use-post-pictures.ts'
import { useSuggestTags } from './use-suggest-tags.ts'

interface Values {
  readonly kind: PostKind
  readonly audience: PostAudience
  readonly body: string
  readonly poll: PollDraft | null
  /** The preview of the text's first link; null without a link, or once the preview was removed. */
  readonly link: LinkPreview | null
}

interface Props {
  readonly kind: PostKind
  /** The initial text. */
  readonly begin: string
  readonly onClose: () => void
}

/** The form for a new post. Its draft is stored on this device until it is published. */
export function Composer({ kind, begin, onClose }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const pictures = usePostPictures()
  const mentions = useSuggestMentions()
  const suggestHashtags = useSuggestTags()
  // A post that is sent again unchanged keeps its id, so that sending it twice creates one post.
  const lastSent = useRef({ id: '', content: '' })
  const form = useDraftForm<Values>({
    name: POST_DRAFT,
    keeper: 'device',
    schema: async () => (await import('./form-schemas.ts')).formSchemas.writtenPost,
    initial: { kind, audience: 'everyone', body: begin, poll: null, link: null },
    async send({ link, ...values }) {
      const post = { ...values, link: linkBody(link) }
      const content = JSON.stringify(post)
      if (lastSent.current.content !== content) lastSent.current = { id: crypto.randomUUID(), content }
      const body = { ...post, id: lastSent.current.id }
      const { result } = await api('POST /api/v1/posts', { body })
      showToast({
        id: 'post',
        ...publishedToast(t('Your post'), result),
        action: { label: t('View post'), to: postHref(result._id) },
      })
      notePublication()
      // The form closes before the post appears, so that nothing moves afterwards.
      onClose()
      void Promise.all([resetFeed(queryClient), invalidate(queryClient, postKeys)])
    },
  })
  const { values, errors, failure, busy, set, id } = form
  return (
    <form aria-label={t('New post')} method="post" noValidate onSubmit={form.onSubmit}>
      <Card className="flex flex-col gap-4">
        {failure ? <Notice tone="danger">{failure.message}</Notice> : null}
        <KindField value={values.kind} onChange={(chosen) => set({ kind: chosen })} />
        <RichTextField
          label={t('Text')}
          hint={t(
            'Up to {characters} characters and {pictures} pictures. Add hashtags like #interviews, and mention people with @.',
            { characters: formatInteger(LONGEST_POST), pictures: MOST_POST_PICTURES },
          )}
          id={id('body')}
          error={errors.body}
          html={values.body}
          onChange={(body) => set({ body })}
          pictures={pictures}
          mentions={mentions}
          hashtags={suggestHashtags}
          startsOpen
        />
        <PostLink html={values.body} link={values.link} onChange={(link) => set({ link })} />
        <LinkWaitNote what={values.kind} text={values.body} />
        <PostPoll id={id('poll')} poll={values.poll} error={errors.poll} onChange={(poll) => set({ poll })} />
        <AudienceField
          value={values.audience}
          onChange={(audience) => set({ audience })}
          choices={postAudiences}
          hints={postAudienceHints}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="ghost" onClick={onClose}>
            {t('Close')}
          </Button>
          <Button type="submit" variant="primary" busy={busy}>
            {t('Publish')}
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
      <legend className="text-small font-medium">{t('What do you want to share?')}</legend>
      <div className="flex flex-wrap gap-x-6">
        {postKinds.map((kind) => (
          <Checkbox
            key={kind}
            type="radio"
            name={name}
            label={t(postKindWords[kind].name)}
            checked={value === kind}
            onChange={() => onChange(kind)}
          />
        ))}
      </div>
      <p className="text-small text-subtle">{t(postKindWords[value].hint)}</p>
    </fieldset>
  )
}
