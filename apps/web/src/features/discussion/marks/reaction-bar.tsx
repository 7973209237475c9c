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
  /** The id of the subject. */
  readonly id: string
  /** The noun for the subject, for labels: "this question". */
  readonly what: string
  readonly reactions: Reactions
  /** For lists: shows only used reactions, and the others on request. */
  readonly compact?: boolean
}

/**
 * The reactions to a subject, as buttons. Pressing your own again removes it. Guests are asked to sign up, and pending
 * members to confirm their email. Admins only see the numbers.
 */
export function ReactionBar({ id, what, reactions: initial, compact = false }: Props) {
  const verdict = useVerdict({ access: 'auth', confirmed: true })
  const user = useCurrentUser()
  const { reactions, react } = useReact(id, initial)
  const [showsAll, setShowsAll] = useState(!compact)
  const [isListOpen, setListOpen] = useState(false)
  // A reaction used here stays in place, even when no one has chosen it any longer.
  const [usedTitles, setUsedTitles] = useState<readonly ReactionTitle[]>([])
  // Pressed before the session was checked: takes effect afterwards.
  const [pressedTitle, setPressedTitle] = useState<ReactionTitle>()
  useEffect(() => {
    if (pressedTitle === undefined || verdict === undefined) return
    setPressedTitle(undefined)
    if (!isAdmin) act(pressedTitle, pressedTitle)
  })
  const isAdmin = user !== undefined && user.role !== 'professional' && user.role !== 'employer'

  function act(title: ReactionTitle, wish: ReactionTitle | null) {
    if (verdict === undefined) setPressedTitle(title)
    else if (verdict === 'sign-in') askToSignIn(`react to ${what}`)
    else if (verdict === 'forbidden') askToConfirm()
    else if (verdict === 'allowed') {
      setUsedTitles([...usedTitles, title])
      react(wish)
    }
  }

  const shownReactions = catalog.filter(
    ({ title }) => (showsAll && !isAdmin) || usedTitles.includes(title) || (reactions.counts[title] ?? 0) > 0,
  )
  if (isAdmin && shownReactions.length === 0) return null
  return (
    <fieldset
      aria-label={`Reactions to ${what}`}
      className="flex min-w-0 flex-wrap items-center gap-x-0.5 gap-y-2 sm:gap-x-1"
    >
      {shownReactions.map(({ title, name }) => {
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
      {compact && !isAdmin && (showsAll || shownReactions.length < catalog.length) ? (
        <button
          type="button"
          aria-expanded={showsAll}
          aria-label={showsAll ? 'Fewer reactions' : `React to ${what}`}
          data-tip={showsAll ? 'Fewer' : 'React'}
          onClick={() => setShowsAll(!showsAll)}
          className={roundButton}
        >
          <SmilePlus size={20} aria-hidden />
        </button>
      ) : null}
      {user && shownReactions.some(({ title }) => (reactions.counts[title] ?? 0) > 0) ? (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={`Who reacted to ${what}`}
          data-tip="Who reacted"
          onClick={() => setListOpen(true)}
          className={roundButton}
        >
          <Users size={16} aria-hidden />
        </button>
      ) : null}
      {isListOpen ? (
        <Suspense fallback={null}>
          <WhoReacted id={id} counts={reactions.counts} onClose={() => setListOpen(false)} />
        </Suspense>
      ) : null}
    </fieldset>
  )
}
