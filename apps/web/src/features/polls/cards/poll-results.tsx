import { RESULTS_BATCH } from '@rise/contract/polls/limits'
import type { PollView } from '@rise/contract/polls/shapes'
import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
import { Check } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useCurrentUser } from '../../../app/session/use-session.tsx'

// The dialog is loaded on demand, because few people look at the voters.
const VotersDialog = lazy(async () => ({ default: (await import('../voters-dialog.tsx')).VotersDialog }))

/**
 * The options with their votes. While the viewer may not see results, only the options, and when results will be shown.
 */
export function PollResults({ poll }: { poll: PollView }) {
  const { _id, options, chosen, results, anonymous, closed, voted, voters } = poll
  const isMember = useCurrentUser() !== undefined
  const [openOption, setOpenOption] = useState<{ readonly id: string; readonly text: string }>()
  const [open, setOpen] = useState(false)
  const isBatch = anonymous && !closed && results !== null && results.voters < voters
  return (
    <>
      <ul className="flex flex-col gap-3">
        {options.map(({ _id: option, text }, place) => {
          const votes = results?.votes[place] ?? 0
          const share = results && results.voters > 0 ? votes / results.voters : 0
          return (
            <li key={option} className="flex min-w-0 flex-col gap-1">
              <div className="flex items-baseline justify-between gap-3">
                <span className="min-w-0 wrap-anywhere">
                  {text}
                  {chosen.includes(option) ? (
                    <span className="ml-2 inline-flex items-center gap-1 text-small font-medium text-brand">
                      <Check size={16} aria-hidden />
                      {t('Your vote')}
                    </span>
                  ) : null}
                </span>
                {results ? (
                  <span className="shrink-0 text-small tabular-nums">
                    <span className="font-semibold">{Math.round(share * 100)}%</span>{' '}
                    {anonymous || !isMember || votes === 0 ? (
                      <span className="text-muted">{countOf(votes)}</span>
                    ) : (
                      <button
                        type="button"
                        className="hit-target relative rounded-control text-muted underline underline-offset-4 hover:text-text"
                        aria-label={t(
                          '{count, plural, one {# vote for {option}: see who voted} other {# votes for {option}: see who voted}}',
                          {
                            count: votes,
                            option: text,
                          },
                        )}
                        onClick={() => {
                          setOpenOption({ id: option, text })
                          setOpen(true)
                        }}
                      >
                        {countOf(votes)}
                      </button>
                    )}
                  </span>
                ) : null}
              </div>
              {results ? (
                <div aria-hidden className="h-2 overflow-hidden rounded-full bg-raised">
                  <div
                    className="h-full origin-left bg-brand transition-transform"
                    style={{ transform: `scaleX(${share})` }}
                  />
                </div>
              ) : null}
            </li>
          )
        })}
      </ul>
      {results ? null : <p className="text-small text-muted">{whenShown(poll)}</p>}
      {isBatch ? (
        <p className="text-small text-muted">
          {t(
            'Results of the first {count} votes. They move on every {batch} votes, so that no one can tell whose is whose.',
            { count: formatInteger(results.voters), batch: RESULTS_BATCH },
          )}
        </p>
      ) : null}
      {voted && anonymous && results ? <p className="text-small text-muted">{t('You voted.')}</p> : null}
      {openOption ? (
        <Suspense fallback={null}>
          <VotersDialog pollId={_id} option={openOption} open={open} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </>
  )
}

function whenShown({ anonymous, voted }: PollView): string {
  if (!anonymous) return t('Results appear once you vote, or when the poll closes.')
  return voted
    ? t('You voted. Results appear after {batch} votes, or when the poll closes.', { batch: RESULTS_BATCH })
    : t('Results appear after {batch} votes, or when the poll closes.', { batch: RESULTS_BATCH })
}

function countOf(votes: number): string {
  return t('{count, plural, one {# vote} other {# votes}}', { count: votes })
}
