import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { BellRing } from 'lucide-react'
import { useState } from 'react'
import { useSettings } from '../../../app/base/settings.tsx'
import { useCurrentUser } from '../../../app/session/use-session.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { declinePush, mayOfferPush } from './browser-push.ts'
import { pushQuery, useSwitchPush } from './queries.ts'

/** Offers notifications in this browser, until it is accepted or declined. */
export function PushOffer() {
  const userId = useCurrentUser()?._id ?? ''
  const { productName } = useSettings()
  const { data: state } = useQuery(pushQuery(userId))
  const change = useSwitchPush()
  const [isAsking, setIsAsking] = useState(mayOfferPush)
  if (!isAsking || state !== 'off') return null
  return (
    <Card className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <BellRing size={20} aria-hidden className="shrink-0 text-brand" />
      <p className="min-w-0 grow basis-[14rem]">
        <span className="font-semibold">{t('Know when someone replies.')}</span>{' '}
        <span className="text-muted">
          {t('This browser can show it while {productName} is closed.', { productName })}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" size="dense" busy={change.isPending} onClick={() => change.mutate(true)}>
          {t('Turn on')}
        </Button>
        <Button
          variant="ghost"
          size="dense"
          onClick={() => {
            declinePush()
            setIsAsking(false)
          }}
        >
          {t('Not now')}
        </Button>
      </div>
    </Card>
  )
}
