import type { CopilotChat } from '@rise/contract/copilot/shapes'
import { t } from '@rise/texts'
import { lazy, Suspense, useState } from 'react'
import { ButtonLink } from '../../../ui/base/button.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { ShowRest } from '../../../ui/layout/show-rest.tsx'
import { useWide } from '../../../ui/layout/use-wide.ts'

const ChatActs = lazy(async () => ({ default: (await import('./chat-acts.tsx')).ChatActs }))

interface Props {
  readonly chats: readonly CopilotChat[]
  readonly current: string | null
}

const COLLAPSED_COUNT = 12

/** The member's chats, next to the open one; folded where the window is narrow. */
export function ChatList({ chats, current }: Props) {
  const isWide = useWide()
  if (!isWide) {
    return chats.length === 0 ? null : (
      <aside aria-label={t('Your chats')} className="min-w-0">
        <Disclosure summary={t('Your chats ({count})', { count: chats.length })}>
          <Chats chats={chats} current={current} />
        </Disclosure>
      </aside>
    )
  }
  return (
    <aside aria-labelledby="chats" className="min-w-0">
      <div className="flex min-h-8 items-center justify-between gap-3">
        <h2 id="chats" className="text-h3">
          {t('Your chats')}
        </h2>
        {current === null ? null : (
          <ButtonLink to="/copilot" size="dense">
            {t('New chat')}
          </ButtonLink>
        )}
      </div>
      {chats.length === 0 ? (
        <p className="mt-2 text-small text-muted">{t('Your chats will stay here. Only you can see them.')}</p>
      ) : (
        <Chats chats={chats} current={current} />
      )}
    </aside>
  )
}

function Chats({ chats, current }: Props) {
  const [showsAll, setShowsAll] = useState(false)
  const visibleChats = showsAll ? chats : chats.filter(({ _id }, index) => index < COLLAPSED_COUNT || _id === current)
  return (
    <>
      <ul className="mt-2 flex flex-col text-small">
        {visibleChats.map((chat) => (
          <li key={chat._id} className="min-w-0">
            <TextLink
              look="plain"
              to={`/copilot?chat=${chat._id}`}
              aria-current={chat._id === current ? 'true' : undefined}
              className="flex min-h-control items-center text-muted hover:text-text aria-[current]:font-medium aria-[current]:text-brand"
            >
              <span className="truncate">{chat.title}</span>
            </TextLink>
            {chat._id === current ? (
              <Suspense fallback={null}>
                <ChatActs key={chat.title} chat={chat} />
              </Suspense>
            ) : null}
          </li>
        ))}
      </ul>
      {showsAll || visibleChats.length < chats.length ? (
        <ShowRest open={showsAll} onToggle={setShowsAll} size="dense">
          {t('Show all {count} chats', { count: chats.length })}
        </ShowRest>
      ) : null}
    </>
  )
}
