import type { FirstStep } from '@rise/contract/feed/kinds'
import { FOLLOWS_TO_BEGIN } from '@rise/contract/feed/limits'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Circle, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { queryOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { useCurrentUser, useVerdict } from '../../app/session/use-session.tsx'
import { Button } from '../../ui/base/button.tsx'
import { Card } from '../../ui/base/card.tsx'
import { TextLink } from '../../ui/base/link.tsx'
import { useWelcome } from './use-welcome.ts'

function stepName(step: FirstStep): string {
  return t(
    '{step, select, story {Complete your story} follow {Follow {count} people or companies} other {Say hello}}',
    { step, count: FOLLOWS_TO_BEGIN },
  )
}

/** A new member's first steps, until all are done or the member hides them. */
export function FirstSteps({ onHello }: { readonly onHello: () => void }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const user = useCurrentUser()
  const mayPost = useVerdict({ access: 'auth', confirmed: true }) === 'allowed'
  const canSeePeople = useVerdict({ access: 'connected' }) === 'allowed'
  const query = queryOf(api, 'GET /api/v1/feed/welcome')
  const { welcome } = useWelcome()
  const hide = useMutation({
    mutationFn: () => api('DELETE /api/v1/feed/welcome', {}),
    onMutate: () => queryClient.setQueryData(query.queryKey, { steps: [], hello: null }),
    onError: () => queryClient.invalidateQueries(query),
  })
  // Follows are also counted in the browser as they happen.
  const follows = (user?.followingProfessionalsNum ?? 0) + (user?.followingEmployersNum ?? 0)
  const steps = (welcome?.steps ?? []).map(({ step, done }) => ({
    step,
    done: done || (step === 'follow' && follows >= FOLLOWS_TO_BEGIN),
  }))
  if (steps.every(({ done }) => done)) return null
  const stepLinks: Readonly<Record<FirstStep, ReactNode>> = {
    story: <TextLink to="/professional/edit">{stepName('story')}</TextLink>,
    follow: <TextLink to={canSeePeople ? '/professionals' : '/companies'}>{stepName('follow')}</TextLink>,
    hello: mayPost ? (
      <Button variant="link" onClick={onHello}>
        {stepName('hello')}
      </Button>
    ) : (
      stepName('hello')
    ),
  }
  return (
    <Card as="section" aria-labelledby="first-steps" className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 id="first-steps" className="text-h3">
          {t('Get started')}
        </h2>
        <Button variant="ghost" size="dense" aria-label={t('Hide the first steps')} onClick={() => hide.mutate()}>
          {t('Hide')}
        </Button>
      </div>
      <ul className="flex flex-col gap-2">
        {steps.map(({ step, done }) => (
          <li key={step} className="flex items-center gap-2">
            {done ? (
              <CircleCheck size={20} aria-hidden className="shrink-0 text-success" />
            ) : (
              <Circle size={20} aria-hidden className="shrink-0 text-subtle" />
            )}
            {done ? (
              <span className="text-muted">
                {rich('{step}<hidden> (done)</hidden>', {
                  step: stepName(step),
                  hidden: (text) => <span className="sr-only">{text}</span>,
                })}
              </span>
            ) : (
              stepLinks[step]
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
