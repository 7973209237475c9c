import { SUPPORT } from '@rise/contract/convos/kinds'
import { MOST_REQUEST_MESSAGES } from '@rise/contract/convos/limits'
import type { Convo } from '@rise/contract/convos/shapes'
import { closureInWords } from '@rise/contract/convos/words'
import { t } from '@rise/texts'
import { useQueryClient } from '@tanstack/react-query'
import { ArrowLeft, Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useApi } from '../../app/base/settings.tsx'
import { focusHeading } from '../../app/page/focus-heading.ts'
import { PageHead } from '../../app/page/page-head.tsx'
import { useSessionStore } from '../../app/session/use-session.tsx'
import { useKeptAlive } from '../../app/socket/keep-alive.ts'
import { IconLink } from '../../ui/base/icon-button.tsx'
import { TextLink } from '../../ui/base/link.tsx'
import { MemberLink } from '../connections/index.ts'
import { type ConvosView, folderHref, searchHref } from './convo-address.ts'
import { ConvoPicture } from './convo-item.tsx'
import { ConvoMenu } from './convo-menu.tsx'
import { convoName } from './convo-name.ts'
import { openOutbox, useWaitingMessages } from './outbox/member-outbox.ts'
import { RequestBar } from './request-bar.tsx'
import type { Subject } from './subject.ts'
import { ThreadView } from './thread/thread-view.tsx'
import { useFirstConvo } from './use-first-convo.ts'
import { Composer } from './write/composer.tsx'

interface Props {
  readonly convo: Convo
  /** The other participant's account; undefined once it was erased. */
  readonly account: string | undefined
  readonly view: ConvosView
  readonly owner: string
  /**
   * Whether the page opened the conversation itself: it then takes no focus, and its messages count as read only once
   * the member acts in it.
   */
  readonly unasked?: boolean
}

/** An open conversation: its header, its messages, and the composer. */
export function Conversation({ convo, account, view, owner, unasked = false }: Props) {
  useKeptAlive()
  useEffect(() => {
    // The link that opened the conversation may be out of view now.
    if (!unasked) focusHeading()
  }, [unasked])
  const [isAttended, setIsAttended] = useState(!unasked)
  const attend = () => setIsAttended(true)
  useFirstConvo(convo)
  const api = useApi()
  const queryClient = useQueryClient()
  const store = useSessionStore()
  const outbox = openOutbox(api, queryClient, store, owner)
  const waitingMessages = useWaitingMessages(outbox, account)
  const [subject, setSubject] = useState<Subject>()
  const name = convoName(convo)
  const { closed, request, support, with: other } = convo
  const Heading = unasked ? 'h2' : 'h1'
  return (
    <section
      aria-label={t('Conversation with {name}', { name })}
      className="relative flex min-h-0 grow flex-col"
      onPointerDownCapture={attend}
      onKeyDownCapture={attend}
      onWheelCapture={attend}
    >
      {unasked ? null : <PageHead title={name} noindex />}
      <header className="flex items-center gap-1 border-b border-line bg-surface px-2 py-2 sm:gap-3 sm:px-4">
        <IconLink
          to={view.q === '' ? folderHref(view.folder) : searchHref(view, view.q)}
          label={t('Back to convos')}
          tip="start"
          className="lg:hidden"
        >
          <ArrowLeft size={20} aria-hidden />
        </IconLink>
        <ConvoPicture convo={convo} />
        <div className="min-w-0 grow max-sm:ml-1">
          <Heading className="truncate text-body font-semibold">
            {other && other.slug !== '' ? <MemberLink member={other} /> : name}
          </Heading>
          {convo.present ? (
            <p className="flex items-center gap-1 text-small text-muted">
              <span aria-hidden className="size-2 rounded-full bg-success" />
              {t('Online')}
            </p>
          ) : other?.headline ? (
            <p className="truncate text-small text-muted">{other.headline}</p>
          ) : null}
        </div>
        {convo.lastAt === null ? null : (
          <>
            <IconLink
              to={searchHref({ ...view, within: convo._id }, '')}
              label={t('Search this conversation')}
              tip="end"
            >
              <Search size={20} aria-hidden />
            </IconLink>
            <ConvoMenu convo={convo} />
          </>
        )}
      </header>
      {closed === null && account !== undefined ? <SkipMessages /> : null}
      <ThreadView
        convo={convo}
        at={view.at}
        marksRead={isAttended}
        waiting={waitingMessages}
        outbox={outbox}
        onSubject={setSubject}
      />
      {request === 'received' ? <RequestBar convo={convo} name={name} /> : null}
      {request === 'sent' && convo.lastSeq > 0 && closed === null ? (
        <p className="border-t border-line bg-raised px-4 py-2 text-small text-muted">
          {t('{name} got this as a request. You can send {count} messages until they answer.', {
            name,
            count: MOST_REQUEST_MESSAGES,
          })}
        </p>
      ) : null}
      {closed !== null ? (
        <p role="status" className="border-t border-line bg-raised px-4 py-3 text-small text-muted">
          {closureInWords(closed, name)}{' '}
          {closed === 'own-plan' ? (
            <TextLink to="/purchase">{t('To access this content, please upgrade your plan!')}</TextLink>
          ) : null}
          {closed === 'unconfirmed' ? <TextLink to="/settings">{t('Settings')}</TextLink> : null}
        </p>
      ) : account === undefined ? null : (
        <Composer
          convo={convo}
          account={account}
          owner={owner}
          subject={subject}
          onDone={() => setSubject(undefined)}
          outbox={outbox}
          {...(support && other?._id === SUPPORT
            ? { label: t('Describe what happened'), placeholder: t('What happened?') }
            : { label: t('Message {name}', { name }), placeholder: t('Write a message') })}
        />
      )}
    </section>
  )
}

/** A link past every message's actions; hidden until focused. */
function SkipMessages() {
  return (
    <button
      type="button"
      onClick={({ currentTarget }) => currentTarget.closest('section')?.querySelector('textarea')?.focus()}
      className="sr-only focus-visible:not-sr-only focus-visible:absolute focus-visible:top-16 focus-visible:left-4 focus-visible:z-20 focus-visible:rounded-control focus-visible:bg-brand focus-visible:px-4 focus-visible:py-3 focus-visible:text-small focus-visible:font-semibold focus-visible:text-on-brand"
    >
      {t('Skip to the message field')}
    </button>
  )
}
