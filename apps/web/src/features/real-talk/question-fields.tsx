import { LONGEST_BACKGROUND, LONGEST_QUESTION } from '@rise/contract/real-talk/limits'
import { t } from '@rise/texts'
import type { DraftForm } from '../../app/forms/use-draft-form.ts'
import { TextArea } from '../../ui/base/field.tsx'

/** The fields of an asked or suggested question. */
export function QuestionFields({ form }: { form: DraftForm<{ text: string; background: string }> }) {
  const { text, background } = form.values
  return (
    <>
      <TextArea
        id={form.id('text')}
        label={t('Your question')}
        hint={leftOf(LONGEST_QUESTION, text) ?? t('One sentence anyone can answer from their own work.')}
        placeholder={t('Which rule of your trade do you break, and why?')}
        rows={2}
        maxLength={LONGEST_QUESTION}
        value={text}
        error={form.errors.text}
        onChange={(event) => form.set({ text: event.target.value })}
      />
      <TextArea
        id={form.id('background')}
        label={t('Why you ask')}
        optional
        hint={leftOf(LONGEST_BACKGROUND, background) ?? t('Start with your own story.')}
        rows={4}
        maxLength={LONGEST_BACKGROUND}
        value={background}
        error={form.errors.background}
        onChange={(event) => form.set({ background: event.target.value })}
      />
    </>
  )
}

/** Returns how many characters are left, once at most a third is. */
function leftOf(longest: number, text: string): string | undefined {
  const remaining = longest - text.length
  if (remaining > longest / 3) return undefined
  return t('{count, plural, one {# character left} other {# characters left}}', { count: remaining })
}
