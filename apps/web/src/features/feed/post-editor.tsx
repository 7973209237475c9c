import { type PostAudience, postAudiences } from '@rise/contract/feed/kinds'
import type { Post } from '@rise/contract/feed/shapes'
import { postAudienceHints } from '@rise/contract/feed/words'
import type { LinkPreview } from '@rise/contract/link-previews/shapes'
import { t } from '@rise/texts'
import { useQueryClient } from '@tanstack/react-query'
import { invalidate, keyOf, queryOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { useVersionedForm } from '../../app/forms/use-versioned-form.ts'
import { VersionedFormShell } from '../../app/forms/versioned-form-shell.tsx'
import { Button } from '../../ui/base/button.tsx'
import { RichTextField } from '../../ui/rich-text/rich-text-field.tsx'
import { AudienceField, LinkWaitNote } from '../content/index.ts'
import { useSuggestMentions } from '../mentions/index.ts'
import { linkBody, PostLink } from './posts/post-link.tsx'
import { postKeys } from './posts/queries.ts'
import { usePostPictures } from './use-post-pictures.ts'
import { useSuggestTags } from './use-suggest-tags.ts'

interface Values {
  readonly audience: PostAudience
  readonly body: string
  readonly link: LinkPreview | null
}

interface Props {
  readonly post: Post
  /** Whether the viewer is the author. Pictures belong to the author, so an admin who corrects a post can't add any. */
  readonly own: boolean
  readonly onDone: () => void
}

/** The form for editing a post. */
export function PostEditor({ post, own, onDone }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const pictures = usePostPictures()
  const mentions = useSuggestMentions()
  const suggestHashtags = useSuggestTags()
  const queryKey = keyOf('GET /api/v1/posts/{id}', { params: { id: post._id } })
  const form = useVersionedForm({
    name: `post:${post._id}`,
    saved: post,
    pick: ({ audience, body, link }: Post): Values => ({ audience, body, link }),
    toBody: ({ link, ...values }: Values) => ({ ...values, link: linkBody(link) }),
    schema: async () => (await import('./form-schemas.ts')).formSchemas.postChange,
    conflictCode: 'post-changed',
    async send(body) {
      const { result } = await api('PUT /api/v1/posts/{id}', { params: { id: post._id }, body })
      await invalidate(queryClient, postKeys, { refetchType: 'none' })
      queryClient.setQueryData(queryKey, result)
      return result
    },
    latest: () =>
      queryClient.fetchQuery({ ...queryOf(api, 'GET /api/v1/posts/{id}', { params: { id: post._id } }), staleTime: 0 }),
  })
  const { values, set, field, dirty } = form
  return (
    <VersionedFormShell
      form={form}
      label={t('Edit post')}
      changedElsewhere={t('Your post was changed elsewhere while you were editing')}
      before={
        <Button variant="ghost" disabled={dirty} onClick={onDone}>
          {t('Done')}
        </Button>
      }
    >
      <RichTextField
        // A version saved elsewhere needs a new editor.
        key={form.replaced}
        label={t('Text')}
        {...field('body')}
        html={values.body}
        onChange={(body) => set({ body })}
        pictures={own ? pictures : { ...pictures, upload: refuseUpload }}
        mentions={mentions}
        hashtags={suggestHashtags}
        startsOpen
      />
      {own ? (
        <PostLink
          key={`link-${form.replaced}`}
          html={values.body}
          link={values.link}
          onChange={(link) => set({ link })}
        />
      ) : null}
      {own ? <LinkWaitNote what={post.kind} text={values.body} /> : null}
      <AudienceField
        value={values.audience}
        onChange={(audience) => set({ audience })}
        choices={postAudiences}
        hints={postAudienceHints}
      />
    </VersionedFormShell>
  )
}

const refuseUpload = () => Promise.reject(new Error(t('Only its author adds pictures.')))
