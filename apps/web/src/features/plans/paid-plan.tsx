import type { PlanSale, Subscription } from '@rise/contract/plans/shapes'
import { t } from '@rise/texts'
import { useState } from 'react'
import { Button } from '../../ui/base/button.tsx'
import { Card } from '../../ui/base/card.tsx'
import { showToast } from '../../ui/base/toast.ts'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { dateInWords, paidInWords, trialInWords } from './price-words.ts'
import { useCancellation, usePortal } from './queries.ts'

interface Props {
  readonly paid: Subscription
  readonly sale: PlanSale | null
}

/** The member's paid plan: price, renewal, and the buttons to change, cancel or keep it. */
export function PaidPlan({ paid, sale }: Props) {
  const { plan, state, periodEnds, cancelled } = paid
  return (
    <Card as="section" aria-labelledby="paid-plan" className="flex flex-col gap-3 p-6">
      <h2 id="paid-plan" className="text-h3">
        {t('Your {plan} plan', { plan })}
      </h2>
      <PaymentTrouble paid={paid} />
      <p>
        {state === 'trial'
          ? trialInWords(paid)
          : cancelled
            ? t('{price}. Ends on {day}.', { price: paidInWords(paid), day: dateInWords(periodEnds) })
            : t('{price}. Renews on {day}.', { price: paidInWords(paid), day: dateInWords(periodEnds) })}
      </p>
      {sale?.mayBuy ? (
        <Acts paid={paid} />
      ) : (
        <p className="text-small text-muted">{t('Only owners of your company’s page can change it.')}</p>
      )}
    </Card>
  )
}

function PaymentTrouble({ paid: { plan, state, graceEnds } }: Pick<Props, 'paid'>) {
  if (state === 'lapsed') {
    return (
      <Notice tone="danger" title={t('Your plan is closed')} live={false}>
        {t('We couldn’t collect the last payment for {plan}. Update your card to open it again.', { plan })}
      </Notice>
    )
  }
  if (state !== 'failed' || graceEnds === null) return null
  return (
    <Notice tone="warning" title={t('Your last payment failed')} live={false}>
      {t('{plan} stays open until {day}. Update your card before then to keep it.', {
        plan,
        day: dateInWords(graceEnds),
      })}
    </Notice>
  )
}

function Acts({ paid: { plan, state, periodEnds, cancelled } }: Pick<Props, 'paid'>) {
  const [isConfirming, setIsConfirming] = useState(false)
  const portal = usePortal()
  const change = useCancellation()
  const failure = portal.error ?? change.error
  const hasPaymentTrouble = state === 'failed' || state === 'lapsed'
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button
          variant={hasPaymentTrouble ? 'primary' : 'secondary'}
          busy={portal.isPending || portal.isSuccess}
          onClick={() => portal.mutate()}
        >
          {hasPaymentTrouble ? t('Update card') : t('Billing and invoices')}
        </Button>
        {cancelled ? (
          <Button busy={change.isPending} onClick={() => change.mutate(false, { onSuccess: showRenewal })}>
            {t('Keep plan')}
          </Button>
        ) : (
          <Button variant="ghost" onClick={() => setIsConfirming(true)}>
            {t('Cancel plan')}
          </Button>
        )}
      </div>
      <p className="text-small text-muted">
        {t('Switch between monthly and yearly, change your card and download invoices on our payment provider’s page.')}
      </p>
      {failure && !isConfirming ? (
        <p role="alert" className="text-small text-danger">
          {failure.message}
        </p>
      ) : null}
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setIsConfirming}
        title={t('Cancel your {plan} plan?', { plan })}
        confirmLabel={t('Cancel plan')}
        cancelLabel={t('Keep my plan')}
        busy={change.isPending}
        onConfirm={() => change.mutate(true, { onSettled: () => setIsConfirming(false) })}
      >
        {hasPaymentTrouble
          ? t('It ends with its term, and you won’t be charged again.')
          : state === 'trial'
            ? t('It stays open until {day}, and you won’t be charged.', { day: dateInWords(periodEnds) })
            : t('It stays open until {day}, and you won’t be charged again.', { day: dateInWords(periodEnds) })}
      </ConfirmDialog>
    </>
  )

  function showRenewal() {
    showToast({ id: 'plan', kind: 'success', title: t('{plan} renews as before', { plan }) })
  }
}
