import type { PollView } from '@rise/contract/polls/shapes'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { Vote } from 'lucide-react'
import { useEffect, useState } from 'react'
import { askToConfirm, askToSignIn } from '../../../app/frame/gate-toasts.tsx'
import { useCurrentUser, useVerdict } from '../../../app/session/use-session.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { Dot, Facts } from '../../../ui/base/facts.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'
import { LocalMoment } from './local-moment.tsx'
import { PollResults } from './poll-results.tsx'
import { pollHref } from './polls-address.ts'
import { useVote } from './use-vote.ts'
import { VoteForm } from './vote-form.tsx'

interface Props {
  readonly poll: PollView
  /** The level of the heading with the question; absent on the poll's own page, whose title is the question. */
  readonly heading?: 'h2' | 'h3'
}

/** A poll: the form to vote, or the results that the viewer may see. */
export function PollCard({ poll: initial, heading: Heading }: Props) {
  const { poll, vote, withdraw, ...sending } = useVote(initial)
  const { _id, question, anonymous, multiple, closed, voted } = poll
  const [isVoting, setIsVoting] = useState(false)
  const verdict = useVerdict({ access: 'auth', confirmed: true })
  const role = useCurrentUser()?.role
  const isVoter = role === undefined || role === 'professional' || role === 'employer'
  const mayChange = !closed && isVoter && !(anonymous && voted)
  const showsForm = mayChange && (isVoting || (!voted && poll.results === null))

  // The vote chosen before the session was checked; it is sent once the check is done.
  const [earlyVote, setEarlyVote] = useState<string[]>()
  useEffect(() => {
    if (earlyVote === undefined || verdict === undefined) return
    setEarlyVote(undefined)
    send(earlyVote)
  })

  function send(options: string[]) {
    if (verdict === undefined) return setEarlyVote(options)
    if (verdict === 'sign-in') return askToSignIn(t('Create an account to vote in this poll'))
    if (verdict === 'forbidden') return askToConfirm()
    if (verdict === 'allowed') void vote(options).then((done) => done && setIsVoting(false))
  }

  return (
    <fieldset
      aria-label={t('Poll: {question}', { question })}
      className="flex min-w-0 flex-col gap-3 rounded-card border border-line bg-surface p-4"
    >
      <div>
        {Heading ? (
          <Heading className="text-body font-semibold wrap-anywhere">
            <TextLink to={pollHref(_id)}>{question}</TextLink>
          </Heading>
        ) : null}
        <p className="flex items-center gap-1 text-small text-muted">
          <Vote size={16} aria-hidden className="shrink-0" />
          <span>
            <Facts>
              {anonymous ? t('Anonymous poll') : t('Poll')}
              {multiple ? t('choose any number') : t('choose one')}
            </Facts>
          </span>
        </p>
      </div>
      {sending.failure ? <Notice tone="danger">{sending.failure}</Notice> : null}
      {showsForm ? (
        <VoteForm
          poll={poll}
          busy={sending.busy}
          onVote={send}
          {...(isVoting && { onCancel: () => setIsVoting(false) })}
        />
      ) : (
        <PollResults poll={poll} />
      )}
      {mayChange && !showsForm ? (
        <div className="flex flex-wrap gap-2">
          <Button size="dense" onClick={() => setIsVoting(true)}>
            {voted ? t('Change vote') : t('Vote')}
          </Button>
          {voted ? (
            <Button size="dense" variant="ghost" busy={sending.busy} onClick={() => void withdraw()}>
              {t('Withdraw vote')}
            </Button>
          ) : null}
        </div>
      ) : null}
      <PollFacts poll={poll} exact={Heading === undefined} />
    </fieldset>
  )
}

/** The number of voters and the closing time, which is exact to the minute on the poll's own page. */
function PollFacts({ poll: { voters, closed, closesAt }, exact }: { poll: PollView; exact: boolean }) {
  return (
    <p className="text-small text-subtle tabular-nums">
      {t('{count, plural, one {# vote} other {# votes}}', { count: voters })}
      <Dot />
      {rich('{state, select, closed {Closed {when}} other {Closes {when}}}', {
        state: closed ? 'closed' : 'open',
        when: <RelativeTime date={closesAt} />,
      })}
      {exact ? <LocalMoment date={closesAt} /> : null}
    </p>
  )
}
