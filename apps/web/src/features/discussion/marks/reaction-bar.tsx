import { reactions as catalog, type ReactionTitle } from '@rise/contract/discussion/kinds'
import type { Reactions } from '@rise/contract/discussion/shapes'
import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
import { SmilePlus } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { askToConfirm, askToSignIn } from '../../../app/frame/gate-toasts.tsx'
import { useCurrentUser, useVerdict } from '../../../app/session/use-session.tsx'
import { cx } from '../../../ui/base/class-names.ts'
import { OnDemand } from '../../../ui/overlays/on-demand.tsx'
import { ReactionMark } from '../reaction-mark.tsx'
import { mostCommon, totalOf } from '../reaction-totals.ts'
import { useReact } from './use-react.ts'

const WhoReacted = lazy(async () => ({ default: (await import('../who-reacted.tsx')).WhoReacted }))
const loadChoice = async () => (await import('../reaction-choice.tsx')).ReactionChoice

interface Props {
  /** The id of the subject. */
  readonly id: string
  /** The subject as the object of a sentence, "this question", for labels. */
  readonly what: string
  readonly reactions: Reactions
  /** The reactions offered; all by default. Reactions of other kinds, which members chose earlier, still count. */
  readonly offered?: readonly ReactionTitle[]
  /** For the items of a list, whose texts come first: only an icon and the number, without a border. */
  readonly quiet?: boolean
}

const allTitles: readonly ReactionTitle[] = catalog.map(({ title }) => title)

/**
 * The reactions to a subject in one button: the two most common ones and the total. Pressed, it offers all of them.
 * Guests are asked to sign up, and pending members to confirm their email. Admins only see the numbers.
 */
export function ReactionBar({ id, what, reactions: initial, offered = allTitles, quiet = false }: Props) {
  const verdict = useVerdict({ access: 'auth', confirmed: true })
  const user = useCurrentUser()
  const { reactions, react } = useReact(id, initial)
  const [isListOpen, setListOpen] = useState(false)
  // The reaction chosen before the session was checked, which takes effect afterwards.
  const [chosenTitle, setChosenTitle] = useState<ReactionTitle>()
  useEffect(() => {
    if (chosenTitle === undefined || verdict === undefined) return
    setChosenTitle(undefined)
    act(chosenTitle)
  })
  const isAdmin = user !== undefined && user.role !== 'professional' && user.role !== 'employer'
  const total = totalOf(reactions.counts)

  function act(title: ReactionTitle) {
    if (verdict === undefined) setChosenTitle(title)
    else if (verdict === 'sign-in') askToSignIn(t('Create an account to react to {what}', { what }))
    else if (verdict === 'forbidden') askToConfirm()
    else if (verdict === 'allowed' && !isAdmin) react(reactions.own === title ? null : title)
  }

  if (isAdmin && total === 0) return null
  const refuse =
    verdict === 'sign-in'
      ? () => askToSignIn(t('Create an account to react to {what}', { what }))
      : verdict === 'forbidden'
        ? askToConfirm
        : undefined
  const button = (
    <button
      type="button"
      aria-label={labelOf(what, reactions)}
      disabled={isAdmin}
      className={cx(
        'hit-target relative inline-flex min-h-dense items-center justify-center gap-1 rounded-full border text-small font-medium tabular-nums transition-colors',
        quiet ? 'min-w-[2.25rem] px-2' : 'min-w-[4.75rem] px-3',
        reactions.own
          ? 'border-brand bg-brand-soft text-on-brand-soft'
          : cx(
              'text-muted enabled:hover:bg-raised',
              quiet ? 'border-transparent' : 'border-control bg-surface enabled:hover:border-muted',
            ),
      )}
      {...(refuse && { onClick: refuse })}
    >
      {total === 0 ? (
        <>
          <SmilePlus size={quiet ? 20 : 16} aria-hidden />
          {quiet ? null : t('React')}
        </>
      ) : (
        <>
          <span className="inline-flex gap-0.5">
            {mostCommon(reactions.counts).map(({ title }) => (
              <ReactionMark key={title} title={title} />
            ))}
          </span>
          {formatInteger(total)}
        </>
      )}
    </button>
  )
  return (
    <>
      {refuse || isAdmin ? (
        <span className="inline-flex">{button}</span>
      ) : (
        <OnDemand
          popup="dialog"
          load={loadChoice}
          overlay={{ what, reactions, offered, onChoose: act, onList: user && (() => setListOpen(true)) }}
          trigger={button}
        />
      )}
      {isListOpen ? (
        <Suspense fallback={null}>
          <WhoReacted id={id} counts={reactions.counts} onClose={() => setListOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}

/** Returns "React to this question. 3 reactions: Love, 2; Fire, 1. Yours is Fire" */
function labelOf(what: string, { counts, own }: Reactions): string {
  const total = totalOf(counts)
  const usedReactions = catalog.filter(({ title }) => (counts[title] ?? 0) > 0)
  const each = usedReactions.map(({ title, name }) => `${t(name)}, ${formatInteger(counts[title] ?? 0)}`).join('; ')
  const ownName = catalog.find(({ title }) => title === own)?.name
  return [
    t('React to {what}', { what }),
    ...(total === 0 ? [] : [t('{total, plural, one {# reaction} other {# reactions}}: {each}', { total, each })]),
    ...(ownName ? [t('Yours is {reaction}', { reaction: t(ownName) })] : []),
  ].join('. ')
}
