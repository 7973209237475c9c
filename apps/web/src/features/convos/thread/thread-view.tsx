import type { Convo, ReceivedMessage } from '@rise/contract/convos/shapes'
import { messageOf } from '@rise/contract/notifications/words'
import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { ArrowDown } from 'lucide-react'
import { Fragment, useState } from 'react'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { IconButton } from '../../../ui/base/icon-button.tsx'
import { useLoadingStep } from '../../../ui/states/loading-ladder.ts'
import { Skeleton, SkeletonGroup } from '../../../ui/states/skeleton.tsx'
import { memberName } from '../../connections/index.ts'
import { convoName } from '../convo-name.ts'
import type { Outbox, WaitingMessage } from '../outbox/outbox.ts'
import { lastReceivedKey } from '../queries.ts'
import type { Subject } from '../subject.ts'
import { Bubble } from './bubble.tsx'
import { linesOf, placeLines } from './days.ts'
import { TypingMark } from './typing-mark.tsx'
import { useMarkRead } from './use-mark-read.ts'
import { useScroll } from './use-scroll.ts'
import { useThread } from './use-thread.ts'
import { WaitingBubble } from './waiting-bubble.tsx'

interface Props {
  readonly convo: Convo
  /** The position of the message to show; undefined opens the thread at the first unread message or its end. */
  readonly at: number | undefined
  /** Whether messages in view count as read. */
  readonly marksRead: boolean
  readonly waiting: readonly WaitingMessage[]
  readonly outbox: Outbox
  readonly onSubject: (subject: Subject) => void
}

/** The messages, oldest first, then those that wait to be sent. */
export function ThreadView({ convo, at, marksRead, waiting, outbox, onSubject }: Props) {
  const { data: thread, isError, isFetching, isLoading, refetch, load, jumpToEnd, from } = useThread(convo, at)
  const step = useLoadingStep(isLoading)
  const lines = linesOf(thread?.messages ?? [], thread?.hasAfter ? [] : waiting)
  const { box, atEnd, toEnd } = useScroll(thread, { count: lines.length, load, opensAt: from, at })
  const last = thread?.messages.at(-1)?.seq
  useMarkRead(convo, atEnd && marksRead ? last : undefined)
  // The position of the last read message when the thread was opened: the line below it stays while the member reads.
  const [unreadFrom] = useState(convo.unread > 0 ? convo.readSeq : undefined)
  const firstUnread = thread?.messages.find(({ seq, own }) => !own && unreadFrom !== undefined && seq > unreadFrom)?.seq
  const lastSeenSeq = thread?.messages.findLast(({ own, seq }) => own && seq <= convo.seenSeq)?.seq
  const isSeenLast =
    lastSeenSeq !== undefined && !thread?.messages.some((message) => !message.own && message.seq > lastSeenSeq)
  const now = new Date()
  return (
    <div className="relative flex min-h-0 grow flex-col">
      <div
        ref={box}
        // A scrolling region must be reachable by keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        tabIndex={0}
        role="log"
        aria-label={t('Messages with {name}', { name: convoName(convo) })}
        aria-live="off"
        // Keeps visually hidden elements within the scrolling box, because they would otherwise make the page longer.
        className="relative min-h-0 grow overflow-y-auto px-4 py-4 [overflow-anchor:none] focus-visible:-outline-offset-2"
      >
        {isError && !thread ? (
          <FailedBlock title={t('Couldn’t load the messages')} retrying={isFetching} onRetry={() => void refetch()} />
        ) : null}
        {step === 'nothing' || isError || thread ? null : <ListSkeleton />}
        {convo.lastSeq === 0 && waiting.length === 0 ? <ThreadBeginning convo={convo} /> : null}
        <ol className="mx-auto flex max-w-feed flex-col">
          {placeLines(lines, now).map(({ line, day, begins, ends }) => (
            <Fragment key={line.key}>
              {day === undefined ? null : (
                <li className="my-4 text-center text-caption font-medium text-muted">{day}</li>
              )}
              {line.kind === 'sent' && line.message.seq === firstUnread ? <UnreadLine /> : null}
              {line.kind === 'sent' ? (
                <Bubble
                  convo={convo}
                  message={line.message}
                  begins={begins}
                  ends={ends}
                  isSeen={isSeenLast && line.message.seq === lastSeenSeq}
                  isSearchResult={line.message.seq === at}
                  onSubject={onSubject}
                />
              ) : (
                <WaitingBubble waiting={line.waiting} begins={begins} outbox={outbox} />
              )}
            </Fragment>
          ))}
        </ol>
      </div>
      <TypingMark convo={convo} />
      {atEnd || lines.length === 0 ? null : (
        <span className="absolute right-4 bottom-4 inline-flex">
          <IconButton
            label={t('Go to the latest messages')}
            tip="end"
            className="rounded-full border border-control bg-surface shadow-float"
            onClick={() => void (thread?.hasAfter ? jumpToEnd().then(toEnd) : toEnd())}
          >
            <ArrowDown size={20} aria-hidden />
          </IconButton>
        </span>
      )}
      <LastReceivedMessage convo={convo} />
    </div>
  )
}

function UnreadLine() {
  return (
    <li className="my-3 flex items-center gap-3 text-caption font-semibold text-brand before:h-px before:grow before:bg-brand after:h-px after:grow after:bg-brand">
      {t('New messages')}
    </li>
  )
}

function ThreadBeginning({ convo }: { convo: Convo }) {
  const { title, text } = beginningInWords(convo)
  return (
    <div className="mx-auto flex h-full max-w-dialog flex-col items-center justify-center gap-2 text-center">
      <p className="text-h3 font-semibold">{title}</p>
      <p className="text-muted">{text}</p>
    </div>
  )
}

function beginningInWords(convo: Convo): { readonly title: string; readonly text: string } {
  if (convo.support) {
    const text = t('Tell us what you were doing, what you expected, and what happened instead.')
    return { title: t('How can we help?'), text }
  }
  const name = convoName(convo)
  // If the member can't write in the conversation, the reason is shown in place of the composer.
  if (convo.closed !== null)
    return { title: t('No messages yet'), text: t('You and {name} haven’t written to each other.', { name }) }
  return { title: t('Say hello to {name}', { name }), text: t('This is the beginning of your conversation.') }
}

/** Announces a new message and its author to screen readers. */
function LastReceivedMessage({ convo: { _id } }: { convo: Convo }) {
  const { data } = useQuery<ReceivedMessage>({ queryKey: lastReceivedKey, enabled: false })
  return (
    <p role="status" className="sr-only">
      {data?.convoId === _id && data.user ? `${memberName(data.user)}: ${messageOf(data) ?? ''}` : null}
    </p>
  )
}

function ListSkeleton() {
  return (
    <SkeletonGroup label={t('Loading the messages')}>
      <div className="mx-auto flex max-w-feed flex-col gap-3">
        <Skeleton className="h-12 w-1/2" />
        <Skeleton className="h-16 w-2/3 self-end" />
        <Skeleton className="h-12 w-1/3" />
      </div>
    </SkeletonGroup>
  )
}
