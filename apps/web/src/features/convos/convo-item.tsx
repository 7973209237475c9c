import { SUPPORT } from '@rise/contract/convos/kinds'
import type { Convo } from '@rise/contract/convos/shapes'
import { t } from '@rise/texts'
import { BellOff, LifeBuoy, Pin } from 'lucide-react'
import { unreadInWords } from '../../app/navigation/member/unread-in-words.ts'
import { Anchor } from '../../ui/base/anchor.tsx'
import { cx } from '../../ui/base/class-names.ts'
import { Avatar } from '../../ui/marks/avatar.tsx'
import { CountBadge } from '../../ui/marks/badge.tsx'
import { IconMark } from '../../ui/states/icon-mark.tsx'
import { RelativeTime } from '../../ui/time/time.tsx'
import { MemberPicture } from '../connections/index.ts'
import { convoName } from './convo-name.ts'

interface Props {
  readonly convo: Convo
  readonly href: string
  readonly isOpen: boolean
}

/** A conversation in the list: the other participant, an excerpt of the last message, and the number of unread ones. */
export function ConvoItem({ convo, href, isOpen }: Props) {
  const { lastAt, unread, markedUnread, pinned, muted } = convo
  const isUnread = unread > 0 || markedUnread
  return (
    <Anchor
      to={href}
      aria-current={isOpen ? 'true' : undefined}
      className={cx(
        'grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 rounded-control px-3 py-2 hover:bg-raised',
        isOpen && 'bg-brand-soft hover:bg-brand-soft',
      )}
    >
      <ConvoPicture convo={convo} />
      <span>
        <span className="flex items-baseline justify-between gap-3">
          <span className={cx('flex min-w-0 items-center gap-1', isUnread ? 'font-bold' : 'font-semibold')}>
            <span className="truncate">{convoName(convo)}</span>
            {pinned ? <Pin size={16} aria-label={t('Pinned')} className="shrink-0 text-subtle" /> : null}
            {muted ? <BellOff size={16} aria-label={t('Muted')} className="shrink-0 text-subtle" /> : null}
          </span>
          {lastAt === null ? null : <RelativeTime date={lastAt} className="text-caption text-muted" />}
        </span>
        <span className="flex items-center justify-between gap-3 max-lg:items-start">
          {/* Where the list has the whole width, the last message has two lines. */}
          <span
            className={cx(
              'min-w-0 text-small max-lg:line-clamp-2 max-lg:wrap-anywhere lg:truncate',
              isUnread ? 'font-medium text-text' : 'text-muted',
            )}
          >
            <LastMessage convo={convo} />
          </span>
          {unread > 0 ? (
            <CountBadge count={unread} label={unreadInWords(unread)} />
          ) : markedUnread ? (
            <span className="size-2 shrink-0 rounded-full bg-brand">
              <span className="sr-only">{t('Marked as unread')}</span>
            </span>
          ) : null}
        </span>
      </span>
    </Anchor>
  )
}

export function ConvoPicture({ convo }: { convo: Pick<Convo, 'with' | 'closed'> }) {
  const { with: other } = convo
  if (!other) return <Avatar name={convoName(convo)} />
  if (other._id !== SUPPORT) return <MemberPicture member={other} />
  return (
    <IconMark>
      <LifeBuoy size={20} />
    </IconMark>
  )
}

function LastMessage({ convo: { draft, last, request } }: { convo: Convo }) {
  if (draft !== '') {
    return (
      <>
        <span className="text-brand">{t('Draft:')}</span> {draft}
      </>
    )
  }
  if (!last) return null
  if (last.deleted) return t('Message deleted')
  if (request === 'received') return last.excerpt
  return last.own ? t('You: {excerpt}', { excerpt: last.excerpt }) : last.excerpt
}
