import { WordsDialog } from '../../app/words-dialog.tsx'
import { Button } from '../../ui/base/button.tsx'
import { useRequestPlan } from './queries.ts'

/** The button that requests a plan, with an optional message to the admins. */
export function RequestPlanDialog({ plan }: { plan: 'Creator' | 'Pro' }) {
  const request = useRequestPlan()
  return (
    <WordsDialog
      trigger={<Button variant="primary">Ask for {plan}</Button>}
      title={`Ask for ${plan}`}
      description="An admin reads your request and changes your plan. You can withdraw it at any time."
      field={{ name: 'message', label: 'What you need it for', optional: true }}
      action={{ label: 'Send request', variant: 'primary' }}
      sending={request}
      onSend={(message, then) => request.mutate({ plan, message }, then)}
    />
  )
}
