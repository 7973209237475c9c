import { Button } from '../../ui/base/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { RelativeTime } from '../../ui/time/time.tsx'
import { useWithdrawRequest } from './queries.ts'

/** The pending request, and the button to withdraw it. */
export function RequestedPlan({ plan, at }: { plan: string; at: string }) {
  const withdraw = useWithdrawRequest()
  return (
    <Notice
      title={`You asked for ${plan}`}
      live={false}
      action={
        <div className="flex flex-col items-start gap-2">
          <Button size="dense" busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
            Withdraw request
          </Button>
          {withdraw.isError ? (
            <p role="alert" className="text-small text-danger">
              {withdraw.error.message}
            </p>
          ) : null}
        </div>
      }
    >
      Sent <RelativeTime date={at} />. Your plan changes once an admin approves it.
    </Notice>
  )
}
