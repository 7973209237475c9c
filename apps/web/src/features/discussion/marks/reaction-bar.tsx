import { reactions as catalog, type ReactionTitle } from '@rise/contract/discussion/kinds'
import type { Reactions } from '@rise/contract/discussion/shapes'
import { formatInteger } from '@rise/contract/words'
import { SmilePlus, Users } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { askToConfirm, askToSignIn } from '../../../app/frame/gate-toasts.tsx'
import { useCurrentUser, useVerdict } from '../../../app/session/use-session.tsx'
import { cx } from '../../../ui/base/class-names.ts'
import { ReactionMark } from '../reaction-mark.tsx'
import { useReact } from './use-react.ts'

const WhoReacted = lazy(async () => ({ default: (await import('../who-reacted.tsx')).WhoReacted }))

const roundButton =
  'hit-target tip relative inline-flex size-dense items-center justify-center rounded-full text-muted transition-colors hover:bg-raised hover:text-text'

interface Props {
  /** Of what one reacts to. */
  readonly id: string
  /** What it is, for names and words: "this question". */
  readonly what: string
  readonly reactions: Reactions
  /** Shows only the reactions that have members, and the others on request; for lists. */
  readonly compact?: boolean
}

/**
 * The reactions to something, as buttons. Pressing your own again removes it. Guests are asked to join, and pending members
 * to confirm their email address. Admins only see the numbers.
 */
export function ReactionBar({ id, what, reactions: told, compact = false }: Props) {
  const verdict = useVerdict({ access: 'auth', confirmed: true })
  const user = useCurrentUser()
  const { reactions, react } = useReact(id, told)
  const [opened, setOpened] = useState(!compact)
  const [asked, setAsked] = useState(false)
  // Stays where it was pressed, even when no one has chosen it now.
  const [used, setUsed] = useState<readonly ReactionTitle[]>([])
  // Pressed before the session was checked: it counts once that is done.
  const [pressed, setPressed] = useState<ReactionTitle>()
  useEffect(() => {
    if (pressed === undefined || verdict === undefined) return
    setPressed(undefined)
    if (!isAdmin) act(pressed, pressed)
  })
  const isAdmin = user !== undefined && user.role !== 'professional' && user.role !== 'employer'

  function act(title: ReactionTitle, wish: ReactionTitle | null) {
    if (verdict === undefined) setPressed(title)
    else if (verdict === 'sign-in') askToSignIn(`react to ${what}`)
    else if (verdict === 'forbidden') askToConfirm()
    else if (verdict === 'allowed') {
      setUsed([...used, title])
      react(wish)
    }
  }

  const shown = catalog.filter(
    ({ title }) => (opened && !isAdmin) || used.includes(title) || (reactions.counts[title] ?? 0) > 0,
  )
  if (isAdmin && shown.length === 0) return null
  return (
    <fieldset
      aria-label={`Reactions to ${what}`}
      className="flex min-w-0 flex-wrap items-center gap-x-0.5 gap-y-2 sm:gap-x-1"
    >
      {shown.map(({ title, name }) => {
        const count = reactions.counts[title] ?? 0
        const isOwn = reactions.own === title
        return (
          <button
            key={title}
            type="button"
            aria-pressed={isOwn}
            aria-label={count > 0 ? `${name}, ${formatInteger(count)}` : name}
            data-tip={name}
            disabled={isAdmin}
            onClick={() => act(title, isOwn ? null : title)}
            className={cx(
              'hit-target tip relative inline-flex min-h-dense min-w-dense items-center justify-center gap-1 rounded-full border px-[0.4375rem] text-small font-medium tabular-nums transition-colors',
              isOwn
                ? 'border-brand bg-brand-soft text-on-brand-soft'
                : 'border-control bg-surface text-muted enabled:hover:border-muted enabled:hover:bg-raised',
            )}
          >
            <ReactionMark title={title} />
            {count > 0 ? formatInteger(count) : null}
          </button>
        )
      })}
      {compact && !isAdmin && (opened || shown.length < catalog.length) ? (
        <button
          type="button"
          aria-expanded={opened}
          aria-label={opened ? 'Fewer reactions' : `React to ${what}`}
          data-tip={opened ? 'Fewer' : 'React'}
          onClick={() => setOpened(!opened)}
          className={roundButton}
        >
          <SmilePlus size={20} aria-hidden />
        </button>
      ) : null}
      {user && shown.some(({ title }) => (reactions.counts[title] ?? 0) > 0) ? (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={`Who reacted to ${what}`}
          data-tip="Who reacted"
          onClick={() => setAsked(true)}
          className={roundButton}
        >
          <Users size={16} aria-hidden />
        </button>
      ) : null}
      {asked ? (
        <Suspense fallback={null}>
          <WhoReacted id={id} counts={reactions.counts} onClose={() => setAsked(false)} />
        </Suspense>
      ) : null}
    </fieldset>
  )
}
