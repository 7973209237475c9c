import { MOST_EVENT_QUESTIONS } from '@rise/contract/events/limits'
import type { EventQuestion } from '@rise/contract/events/shapes'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { Plus, Trash2 } from 'lucide-react'
import type { VersionedForm } from '../../../app/forms/use-versioned-form.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Checkbox } from '../../../ui/base/checkbox.tsx'
import { TextField } from '../../../ui/base/field.tsx'
import { IconButton } from '../../../ui/base/icon-button.tsx'
import type { EventValues } from './use-event-form.ts'

/** The hosts' questions to participants. */
export function QuestionFields({ form }: { form: VersionedForm<EventValues> }) {
  const { questions } = form.values
  const changeQuestion = (place: number, change: Partial<EventQuestion>) =>
    form.set({ questions: questions.map((one, at) => (at === place ? { ...one, ...change } : one)) })
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-small font-medium">
        {rich('Questions to participants <quiet>(optional)</quiet>', {
          quiet: (text) => <span className="font-normal text-subtle">{text}</span>,
        })}
      </legend>
      {questions.map(({ id, text, required }, place) => (
        <div key={id} className="flex flex-col gap-1">
          <div className="flex items-end gap-2">
            <TextField
              label={t('Question {number}', { number: place + 1 })}
              className="min-w-0 grow"
              maxLength={200}
              {...form.field(`questions.${place}.text`)}
              value={text}
              onChange={({ target }) => changeQuestion(place, { text: target.value })}
            />
            <IconButton
              label={t('Remove question {number}', { number: place + 1 })}
              tip="end"
              onClick={() => form.set({ questions: questions.filter((_, at) => at !== place) })}
            >
              <Trash2 size={16} aria-hidden />
            </IconButton>
          </div>
          <Checkbox
            size="dense"
            label={t('An answer is required')}
            checked={required}
            onChange={({ target }) => changeQuestion(place, { required: target.checked })}
          />
        </div>
      ))}
      {questions.length < MOST_EVENT_QUESTIONS ? (
        <div>
          <Button
            size="dense"
            icon={<Plus size={16} aria-hidden />}
            onClick={() =>
              form.set({ questions: [...questions, { id: crypto.randomUUID(), text: '', required: false }] })
            }
          >
            {t('Add question')}
          </Button>
        </div>
      ) : null}
    </fieldset>
  )
}
