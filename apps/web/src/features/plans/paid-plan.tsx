import type { PlanSale, Subscription } from '@rise/contract/plans/shapes'
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
        Your {plan} plan
      </h2>
      <PaymentTrouble paid={paid} />
      <p>
        {state === 'trial'
          ? trialInWords(paid)
          : `${paidInWords(paid)}. ${cancelled ? 'Ends' : 'Renews'} on ${dateInWords(periodEnds)}.`}
      </p>
      {sale?.mayBuy ? (
        <Acts paid={paid} />
      ) : (
        <p className="text-small text-muted">Only owners of your company’s page can change it.</p>
      )}
    </Card>
  )
}

function PaymentTrouble({ paid: { plan, state, graceEnds } }: Pick<Props, 'paid'>) {
  if (state === 'lapsed') {
    return (
      <Notice tone="danger" title="Your plan is closed" live={false}>
        We couldn’t collect the last payment for {plan}. Update your card to open it again.
      </Notice>
    )
  }
  if (state !== 'failed' || graceEnds === null) return null
  return (
    <Notice tone="warning" title="Your last payment failed" live={false}>
      {plan} stays open until {dateInWords(graceEnds)}. Update your card before then to keep it.
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
          {hasPaymentTrouble ? 'Update card' : 'Billing and invoices'}
        </Button>
        {cancelled ? (
          <Button busy={change.isPending} onClick={() => change.mutate(false, { onSuccess: showRenewal })}>
            Keep plan
          </Button>
        ) : (
          <Button variant="ghost" onClick={() => setIsConfirming(true)}>
            Cancel plan
          </Button>
        )}
      </div>
      <p className="text-small text-muted">
        Switch between monthly and yearly, change your card and download invoices on our payment provider’s page.
      </p>
      {failure && !isConfirming ? (
        <p role="alert" className="text-small text-danger">
          {failure.message}
        </p>
      ) : null}
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setIsConfirming}
        title={`Cancel your ${plan} plan?`}
        confirmLabel="Cancel plan"
        cancelLabel="Keep my plan"
        busy={change.isPending}
        onConfirm={() => change.mutate(true, { onSettled: () => setIsConfirming(false) })}
      >
        {hasPaymentTrouble ? 'It ends with its term' : `It stays open until ${dateInWords(periodEnds)}`}, and you won’t
        be charged{state === 'trial' ? '' : ' again'}.
      </ConfirmDialog>
    </>
  )

  function showRenewal() {
    showToast({ id: 'plan', kind: 'success', title: `${plan} renews as before` })
  }
}
