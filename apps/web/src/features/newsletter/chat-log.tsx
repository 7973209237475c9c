import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useEffect, useRef } from 'react'
import { useSettings } from '../../app/base/settings.tsx'
import { cx } from '../../ui/base/class-names.ts'
import { TextLink } from '../../ui/base/link.tsx'
import type { ChatLine } from './use-chat.ts'

interface Props {
  lines: readonly ChatLine[]
  typing: boolean
  /** Whether an email was sent. */
  done: boolean
}

/** The conversation so far: a log that screen readers announce as it grows, without the bot's typing dots. */
export function ChatLog({ lines, typing, done }: Props) {
  const end = useRef<HTMLDivElement>(null)
  const { outbox } = useSettings()
  useEffect(() => {
    if (lines.length > 0 || typing) end.current?.scrollIntoView?.({ block: 'end' })
  }, [lines, typing])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <div tabIndex={0} className="min-h-0 grow overflow-y-auto p-4">
      <div role="log" aria-live="polite" aria-label={t('Chat')} className="flex flex-col gap-2">
        {lines.map((line) => (
          <Line key={line.key} line={line} />
        ))}
      </div>
      <div aria-hidden className="mt-2 h-6">
        {typing ? <TypingDots /> : null}
      </div>
      {outbox && done ? (
        <p className="text-caption text-subtle">
          {rich('This installation doesn’t send emails: <outbox>read it in the outbox</outbox>.', {
            outbox: (text) => <TextLink to="/dev/mail">{text}</TextLink>,
          })}
        </p>
      ) : null}
      <div ref={end} />
    </div>
  )
}

function Line({ line: { from, text, taken } }: { line: ChatLine }) {
  return (
    <div
      className={cx(
        'w-fit max-w-[85%] rounded-card px-3 py-2 text-small break-words',
        from === 'bot' ? 'bg-raised' : 'self-end bg-brand-soft text-on-brand-soft',
      )}
    >
      <span className="sr-only">{from === 'bot' ? t('Bot: ') : t('You: ')}</span>
      {text}
      {taken ? (
        <span className="mt-1 flex gap-4">
          <TextLink to="/login">{t('Log in')}</TextLink>
          <TextLink to="/reset">{t('Reset password')}</TextLink>
        </span>
      ) : null}
    </div>
  )
}

/** Three dots that animate in turn; static with reduced motion. */
function TypingDots() {
  return (
    <span className="flex h-6 w-fit items-center gap-1 rounded-card bg-raised px-3">
      <span className="typing-dot" />
      <span className="typing-dot" />
      <span className="typing-dot" />
    </span>
  )
}
