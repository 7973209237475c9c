import { type Message, msg, t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { useCurrentUser } from '../../../app/session/use-session.tsx'
import { Button } from '../../../ui/base/button.tsx'
import type { PushState } from './browser-push.ts'
import { pushQuery, useSwitchPush } from './queries.ts'

const stateTexts: Readonly<Record<PushState, Message>> = {
  on: msg('On: this browser shows the kinds marked “Push”, even while no page is open.'),
  off: msg('Turn this on to see the kinds marked “Push”, even while no page is open.'),
  blocked: msg('Your browser blocks notifications from this site. Allow them in its settings for this site.'),
  unsupported: msg('This browser can’t show notifications. Try another one, or add this site to your home screen.'),
}

/** The push state of this browser, and the switch. */
export function PushSwitch() {
  const { data: state } = useQuery(pushQuery(useCurrentUser()?._id ?? ''))
  const change = useSwitchPush()
  return (
    <section id="push" aria-labelledby="push-title" className="scroll-mt-24">
      <div className="row flex min-h-[4.75rem] items-center justify-between gap-x-4 sm:px-6">
        <div className="min-w-0 grow">
          <h2 id="push-title" className="text-body">
            {t('Notifications in this browser')}
          </h2>
          <p className="text-small text-muted">{state ? t(stateTexts[state]) : null}</p>
        </div>
        {state === 'on' || state === 'off' ? (
          <Button
            variant={state === 'off' ? 'primary' : 'secondary'}
            size="dense"
            busy={change.isPending}
            onClick={() => change.mutate(state === 'off')}
          >
            {state === 'off' ? t('Turn on') : t('Turn off')}
          </Button>
        ) : null}
      </div>
    </section>
  )
}
