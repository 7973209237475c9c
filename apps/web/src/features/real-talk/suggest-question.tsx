import { Lightbulb } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useCurrentUser, useVerdict } from '../../app/session/use-session.tsx'
import { Button } from '../../ui/base/button.tsx'
import { Card } from '../../ui/base/card.tsx'

const SuggestionForm = lazy(async () => ({ default: (await import('./suggestion-form.tsx')).SuggestionForm }))

/** The way to suggest a question, for professionals who cannot ask one themselves. */
export function SuggestQuestion() {
  const user = useCurrentUser()
  const mayAsk = useVerdict({ access: 'creator', confirmed: true }) === 'allowed'
  const maySuggest = useVerdict({ access: 'professional', confirmed: true }) === 'allowed'
  const [isOpen, setOpen] = useState(false)
  if (!user || mayAsk || !maySuggest) return null
  if (!isOpen) {
    return (
      <Button className="mt-4" icon={<Lightbulb size={16} aria-hidden />} onClick={() => setOpen(true)}>
        Suggest a question
      </Button>
    )
  }
  return (
    <Card className="mt-4">
      <Suspense fallback={<div className="min-h-[20rem]" />}>
        <SuggestionForm onDone={() => setOpen(false)} />
      </Suspense>
    </Card>
  )
}
