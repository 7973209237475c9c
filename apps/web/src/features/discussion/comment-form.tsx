import { LONGEST_COMMENT } from '@rise/contract/discussion/limits'
import type { Reply } from '@rise/contract/discussion/shapes'
import { MOST_MENTIONS } from '@rise/contract/mentions/limits'
import type { Picture } from '@rise/contract/pictures/shapes'
import { t } from '@rise/texts'
import type { ReactNode } from 'react'
import { useDraftForm } from '../../app/forms/use-draft-form.ts'
import { Button } from '../../ui/base/button.tsx'
import { MentionTextArea } from '../../ui/mentions/mention-text-area.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { LinkWaitNote } from '../content/index.ts'
import { useSuggestMentions } from '../mentions/index.ts'
import { CommentPicture } from './comment-picture.tsx'

/** The content of a comment as sent. */
export interface WrittenComment {
  readonly text: string
  /** The members chosen after an "@"; the server drops those who are no longer named in the text. */
  readonly mentions: string[]
  readonly pictureId: string | null
}

interface Values extends WrittenComment {
  /** The picture as shown in the preview. */
  readonly picture: Picture | null
}

interface Props {
  /** Distinguishes the forms of one page. */
  readonly name: string
  readonly label: string
  /** The label of the button. */
  readonly act: string
  /** The edited comment. */
  readonly comment?: Pick<Reply, 'text' | 'mentions' | 'picture'>
  /** Whether the member has just opened the form, so that its field gets the focus. */
  readonly isOpened?: boolean
  readonly send: (written: WrittenComment) => Promise<void>
  readonly children?: ReactNode
}

const emptyValues: Values = { text: '', mentions: [], picture: null, pictureId: null }

/**
 * Writes a comment or a reply, or edits one. The text stays when sending fails, and is stored in this tab until sent.
 */
export function CommentForm({ name, label, act, comment, isOpened = false, send, children }: Props) {
  const suggest = useSuggestMentions()
  const form = useDraftForm<Values>({
    name,
    schema: async () => (await import('./form-schemas.ts')).formSchemas.comment,
    initial: comment ? valuesOf(comment) : emptyValues,
    send: async ({ text, mentions, pictureId }) => {
      await send({ text, mentions, pictureId })
      form.reset(emptyValues)
    },
  })
  const { text, mentions, picture } = form.values
  const remaining = LONGEST_COMMENT - text.length
  return (
    <form aria-label={label} method="post" noValidate onSubmit={form.onSubmit} className="flex flex-col gap-3">
      {form.failure ? <Notice tone="danger">{form.failure.message}</Notice> : null}
      <MentionTextArea
        id={form.id('text')}
        label={label}
        rows={2}
        autoFocus={isOpened}
        maxLength={LONGEST_COMMENT}
        value={text}
        error={form.errors.text}
        {...(remaining <= 200 && {
          hint: t('{count, plural, one {# character left} other {# characters left}}', { count: remaining }),
        })}
        suggest={suggest}
        onType={(typed) => form.set({ text: typed })}
        onMention={({ id }) => form.set({ mentions: [...new Set([...mentions, id])].slice(-MOST_MENTIONS) })}
      />
      <LinkWaitNote what="comment" text={text} />
      <div className="flex flex-wrap items-start gap-2">
        <Button type="submit" variant="primary" size="dense" busy={form.busy}>
          {act}
        </Button>
        <CommentPicture
          picture={picture}
          error={form.errors.pictureId}
          onChange={(chosen) => form.set({ picture: chosen, pictureId: chosen?._id ?? null })}
        />
        {children}
      </div>
    </form>
  )
}

function valuesOf({ text, mentions, picture }: Pick<Reply, 'text' | 'mentions' | 'picture'>): Values {
  return { text, mentions: mentions.map(({ _id }) => _id), picture, pictureId: picture?._id ?? null }
}
