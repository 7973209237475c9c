import type { Reply } from '@rise/contract/discussion/shapes'
import { t } from '@rise/texts'
import { useQueryClient } from '@tanstack/react-query'
import { Ellipsis, Link, Pencil, Pin } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { invalidate, keyOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { useCurrentUser } from '../../app/session/use-session.tsx'
import { Button } from '../../ui/base/button.tsx'
import { cx } from '../../ui/base/class-names.ts'
import { IconButton } from '../../ui/base/icon-button.tsx'
import { Picture } from '../../ui/base/picture.tsx'
import { showToast } from '../../ui/base/toast.ts'
import { Menu, MenuItem } from '../../ui/overlays/menu.tsx'
import { addressesOf, MemberMenu, memberName } from '../connections/index.ts'
import { Byline, DeleteButton, HiddenMark, useMayEdit } from '../content/index.ts'
import { MentionText } from '../mentions/index.ts'
import { CommentForm } from './comment-form.tsx'
import { ReactionBar } from './marks/reaction-bar.tsx'
import { commentKeys } from './marks/subject-keys.ts'

interface Props {
  readonly comment: Reply
  /** Whether the address names this comment, which is then scrolled to, highlighted, and focused. */
  readonly isLinked: boolean
  /** The reason for the comment's position in the list. */
  readonly note?: string | undefined
  readonly onReply: ((target: Reply) => void) | undefined
  readonly pin?: (() => void) | undefined
  readonly isPinned?: boolean
  readonly isReply?: boolean
}

/** A comment or a reply, with its buttons. */
export function CommentCard({ comment, isLinked, note, onReply, pin, isPinned = false, isReply = false }: Props) {
  const { _id, author, gone, text, mentions, picture, writtenAt, changedAt, hidden, reactions } = comment
  const [isEditing, setIsEditing] = useState(false)
  const user = useCurrentUser()
  const cardRef = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isLinked) return
    cardRef.current?.focus({ preventScroll: true })
    cardRef.current?.scrollIntoView({ block: 'center' })
  }, [isLinked])
  const mark = cx('scroll-mt-24 rounded-card', isLinked && 'bg-brand-soft p-3 outline outline-1 outline-brand')
  if (!author) {
    return (
      <article id={`comment-${_id}`} ref={cardRef} tabIndex={-1} aria-label={t('Comment')} className={mark}>
        <p className="text-small text-muted">
          {gone === 'deleted' ? t('Deleted comment') : t('Comment not available')}
        </p>
      </article>
    )
  }
  const isOwn = user?._id === author._id
  const kind = isReply ? 'reply' : 'comment'
  // As the object of a sentence: "Reply to …".
  const name = isOwn
    ? isReply
      ? t('your reply')
      : t('your comment')
    : isReply
      ? t('{name}’s reply', { name: memberName(author) })
      : t('{name}’s comment', { name: memberName(author) })
  const isMember = user?.role === 'professional' || user?.role === 'employer'
  return (
    <article
      id={`comment-${_id}`}
      ref={cardRef}
      tabIndex={-1}
      aria-label={isOwn ? (isReply ? t('Your reply') : t('Your comment')) : bylineOf(memberName(author), isReply)}
      className={mark}
    >
      {note ? <p className="mb-2 text-small font-medium text-muted">{note}</p> : null}
      <div className="flex items-start justify-between gap-2">
        <Byline author={author} at={writtenAt} changedAt={changedAt} />
        {isOwn ? null : (
          <MemberMenu
            member={author}
            follower={false}
            subject={{ kind: 'comment', id: _id }}
            pictures={addressesOf(picture)}
          />
        )}
      </div>
      {hidden ? <HiddenMark what={kind} id={comment._id} /> : null}
      {isEditing ? (
        <EditForm comment={comment} onDone={() => setIsEditing(false)} />
      ) : (
        <>
          <MentionText text={text} mentions={mentions} className="mt-2" />
          {picture ? <ShownPicture picture={picture} /> : null}
          <div className="mt-1 -ms-2 flex flex-wrap items-center gap-x-2 gap-y-1">
            <ReactionBar id={_id} what={name} reactions={reactions} quiet />
            {isMember && onReply ? (
              <Button
                variant="ghost"
                size="dense"
                aria-label={t('Reply to {what}', { what: name })}
                onClick={() => onReply(comment)}
              >
                {t('Reply')}
              </Button>
            ) : null}
            <Acts
              comment={comment}
              name={name}
              onEdit={isOwn ? () => setIsEditing(true) : undefined}
              {...{ pin, isPinned }}
            />
          </div>
        </>
      )}
    </article>
  )
}

function bylineOf(name: string, isReply: boolean): string {
  return isReply ? t('Reply by {name}', { name }) : t('Comment by {name}', { name })
}

/** The maximum height of a picture in px, the same as in texts. */
const MAX_HEIGHT = 300

function ShownPicture({ picture }: { picture: NonNullable<Reply['picture']> }) {
  const share = Math.min(1, MAX_HEIGHT / picture.height)
  return (
    <Picture
      src={picture}
      alt={picture.alt}
      width={Math.round(picture.width * share)}
      height={Math.round(picture.height * share)}
      className="mt-3 h-auto max-w-full rounded-card bg-raised"
      fallback={null}
    />
  )
}

function EditForm({ comment, onDone }: { comment: Reply; onDone: () => void }) {
  const { _id } = comment
  const api = useApi()
  const queryClient = useQueryClient()
  return (
    <div className="mt-2">
      <CommentForm
        name={`edit-${_id}`}
        label={t('Edit your comment')}
        act={t('Save')}
        comment={comment}
        isOpened
        send={async (body) => {
          await api('PUT /api/v1/comments/{id}', { params: { id: _id }, body })
          await invalidate(queryClient, commentKeys)
          onDone()
        }}
      >
        <Button variant="ghost" size="dense" onClick={onDone}>
          {t('Cancel')}
        </Button>
      </CommentForm>
    </div>
  )
}

function Acts({
  comment: { _id, author },
  name,
  onEdit,
  pin,
  isPinned,
}: {
  comment: Reply
  name: string
  onEdit: (() => void) | undefined
  pin: (() => void) | undefined
  isPinned: boolean
}) {
  const api = useApi()
  const queryClient = useQueryClient()
  const mayDelete = useMayEdit(author?._id ?? '')
  return (
    <>
      <Menu
        trigger={
          <IconButton label={t('More for {what}', { what: name })}>
            <Ellipsis size={16} aria-hidden />
          </IconButton>
        }
      >
        <MenuItem icon={<Link size={16} aria-hidden />} onSelect={() => void copyLink(_id)}>
          {t('Copy link')}
        </MenuItem>
        {onEdit ? (
          <MenuItem icon={<Pencil size={16} aria-hidden />} onSelect={onEdit}>
            {t('Edit')}
          </MenuItem>
        ) : null}
        {pin ? (
          <MenuItem icon={<Pin size={16} aria-hidden />} onSelect={pin}>
            {isPinned ? t('Unpin') : t('Pin')}
          </MenuItem>
        ) : null}
      </Menu>
      {mayDelete ? (
        <DeleteButton
          label={t('Delete {what}', { what: name })}
          title={t('Delete this comment?')}
          confirm={t('Delete comment')}
          remove={async () => {
            await api('DELETE /api/v1/comments/{id}', { params: { id: _id } })
            queryClient.removeQueries({ queryKey: keyOf('GET /api/v1/comments/{id}', { params: { id: _id } }) })
            await invalidate(queryClient, commentKeys)
          }}
        >
          {t('It goes with its reactions. Replies to it stay. You can’t undo this.')}
        </DeleteButton>
      ) : null}
    </>
  )
}

async function copyLink(id: string): Promise<void> {
  const { origin, pathname, search } = window.location
  try {
    await navigator.clipboard.writeText(`${origin}${pathname}${search}#comment-${id}`)
    showToast({ id: 'copy', kind: 'success', title: t('Link copied') })
  } catch {
    showToast({ id: 'copy', kind: 'failure', title: t('Couldn’t copy the link.') })
  }
}
