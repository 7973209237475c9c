import { LONGEST_BACKGROUND, LONGEST_QUESTION, SHORTEST_QUESTION } from '@rise/contract/real-talk/limits'
import type { DraftForm } from '../../app/forms/use-draft-form.ts'
import { TextArea } from '../../ui/base/field.tsx'

/** The fields of an asked or suggested question. */
export function QuestionFields({ form }: { form: DraftForm<{ text: string; background: string }> }) {
  return (
    <>
      <TextArea
        id={form.id('text')}
        label="Your question"
        hint={`One sentence anyone can answer from their own work: ${SHORTEST_QUESTION} to ${LONGEST_QUESTION} characters.`}
        placeholder="What did you believe about work that turned out to be wrong?"
        rows={2}
        maxLength={LONGEST_QUESTION}
        value={form.values.text}
        error={form.errors.text}
        onChange={(event) => form.set({ text: event.target.value })}
      />
      <TextArea
        id={form.id('background')}
        label="Why you ask"
        optional
        hint={`Start with your own story. Up to ${LONGEST_BACKGROUND} characters.`}
        rows={4}
        maxLength={LONGEST_BACKGROUND}
        value={form.values.background}
        error={form.errors.background}
        onChange={(event) => form.set({ background: event.target.value })}
      />
    </>
  )
}
