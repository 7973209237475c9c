import type { Convo, Message } from '@rise/contract/convos/shapes'
import { reactions as catalog } from '@rise/contract/discussion/kinds'
import { t } from '@rise/texts'
import { Reply } from 'lucide-react'
import { cx } from '../../../ui/base/class-names.ts'
import { Notice } from '../../../ui/states/notice.tsx'
import { ClockTime } from '../../../ui/time/time.tsx'
import { ReactionMark } from '../../discussion/index.ts'
import { FakeJobSigns } from '../../jobs/index.ts'
import { LinkCard } from '../../link-previews/index.ts'
import { convoName } from '../convo-name.ts'
import type { Subject } from '../subject.ts'
import { AttachmentView } from './attachment-view.tsx'
import { bubbleClass, rowClass } from './bubble-style.ts'
import { LinkedText } from './linked-text.tsx'
import { MessageActs } from './message-acts.tsx'

interface Props {
  readonly convo: Convo
  readonly message: Message
  readonly begins: boolean
  readonly ends: boolean
  /** Whether this is the viewer's last message that the other participant has read. */
  readonly isSeen: boolean
  /** Whether the viewer opened this message from the search results. */
  readonly isSearchResult: boolean
  readonly onSubject: (subject: Subject) => void
}

/** A sent message. */
export function Bubble({ convo, message, begins, ends, isSeen, isSearchResult, onSubject }: Props) {
  const { seq, own, by, text, attachment, link, deleted, editedAt, reactions, replyTo, fakeJobSigns: signs } = message
  const reactionTitles = [reactions.own, reactions.theirs].flatMap((title) => (title === null ? [] : [title]))
  return (
    <li data-seq={seq} className={rowClass(own, begins)}>
      {begins && by !== null ? <p className="mb-1 px-3 text-caption text-muted">{by}</p> : null}
      <div className={cx('flex max-w-[85%] items-center gap-1', own && 'flex-row-reverse')}>
        <div
          className={cx(
            bubbleClass({ own, begins, ends }),
            deleted && 'border border-line bg-bg text-muted',
            isSearchResult && 'outline-2 outline-offset-2 outline-brand',
          )}
        >
          <span className="sr-only">{own ? t('You: ') : `${convoName(convo)}: `}</span>
          {replyTo ? <QuotedMessage convo={convo} replyTo={replyTo} /> : null}
          {attachment ? <AttachmentView attachment={attachment} /> : null}
          {deleted ? <em>{t('Message deleted')}</em> : <LinkedText text={text} live={convo.request !== 'received'} />}
        </div>
        {deleted ? null : <MessageActs convo={convo} message={message} onSubject={onSubject} />}
      </div>
      {signs.length === 0 ? null : (
        <div className="mt-1 w-full max-w-[85%]">
          <Notice tone="warning" title={t('Before you answer')}>
            <FakeJobSigns signs={signs} subject="message" />
          </Notice>
        </div>
      )}
      {link ? (
        <div className="mt-1 w-full max-w-[24rem]">
          <LinkCard link={link} />
        </div>
      ) : null}
      {reactionTitles.length > 0 ? (
        <p className="relative z-10 -mt-1 rounded-full border border-line bg-surface px-2 text-small">
          <span className="sr-only">{t('Reactions:')} </span>
          {catalog
            .filter(({ title }) => reactionTitles.includes(title))
            .map(({ title, name }) => (
              <span key={title}>
                <ReactionMark title={title} className="mx-0.5 align-text-bottom" />
                <span className="sr-only">{t(name)} </span>
              </span>
            ))}
        </p>
      ) : null}
      {ends || editedAt !== null || isSeen ? (
        <p className="mt-1 flex gap-2 px-1 text-caption text-muted">
          {ends ? <ClockTime date={message.sentAt} /> : null}
          {editedAt !== null && !deleted ? <span>{t('Edited', 'a message')}</span> : null}
          {isSeen ? <span>{t('Seen', 'a message')}</span> : null}
        </p>
      ) : null}
    </li>
  )
}

function QuotedMessage({ convo, replyTo }: { convo: Convo; replyTo: NonNullable<Message['replyTo']> }) {
  return (
    <span className="mb-1 flex items-start gap-1 border-l-2 border-brand pl-2 text-small text-muted">
      <Reply size={16} aria-hidden className="mt-0.5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        <span className="font-medium">{replyTo.own ? t('You') : convoName(convo)}:</span>{' '}
        {replyTo.excerpt || t('Message deleted')}
      </span>
    </span>
  )
}
