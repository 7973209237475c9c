import { t } from '@rise/texts'
import { Lightbulb } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useCurrentUser, useVerdict } from '../../app/session/use-session.tsx'
import { Button } from '../../ui/base/button.tsx'
import { Card } from '../../ui/base/card.tsx'

const SuggestionForm = lazy(async () => ({ default: (await import('./suggestion-form.tsx')).SuggestionForm }))

/** The button to suggest a question, for members who cannot ask one themselves. */
export function SuggestButton({ onPress }: { onPress: () => void }) {
  const mayAsk = useVerdict({ access: 'creator', confirmed: true }) === 'allowed'
  const maySuggest = useVerdict({ access: 'auth', confirmed: true }) === 'allowed'
  const isAdmin = useCurrentUser()?.role === 'admin'
  if (mayAsk || !maySuggest || isAdmin) return null
  return (
    <Button icon={<Lightbulb size={16} aria-hidden />} onClick={onPress}>
      {t('Suggest a question')}
    </Button>
  )
}

/** The suggestion form, once it is opened. */
export function SuggestQuestion({ onDone }: { onDone: () => void }) {
  return (
    <Card className="mt-4">
      <Suspense fallback={<div className="min-h-[20rem]" />}>
        <SuggestionForm onDone={onDone} />
      </Suspense>
    </Card>
  )
}
