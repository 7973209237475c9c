import {
  FEWEST_OPTIONS,
  LONGEST_OPTION,
  LONGEST_POLL_DAYS,
  LONGEST_POLL_QUESTION,
  MOST_OPTIONS,
  RESULTS_BATCH,
  SHORTEST_POLL_HOURS,
} from '@rise/contract/polls/limits'
import { t } from '@rise/texts'
import { Plus, X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Button } from '../../ui/base/button.tsx'
import { Checkbox } from '../../ui/base/checkbox.tsx'
import { cx } from '../../ui/base/class-names.ts'
import { controlClass, FieldNotes, TextField } from '../../ui/base/field.tsx'
import { IconButton } from '../../ui/base/icon-button.tsx'
import { isoOfLocalInput, localInput } from '../../ui/fields/local-input.ts'
import { zoneOf } from './cards/local-moment.tsx'
import type { PollDraft } from './poll-draft.ts'

const HOUR_MS = 3_600_000

interface Props {
  readonly values: PollDraft
  readonly onChange: (change: Partial<PollDraft>) => void
  readonly id: (field: keyof PollDraft) => string
  readonly errors?: Partial<Record<keyof PollDraft, string | undefined>>
  /** The opening time, if it is not now; the closing time must be later. */
  readonly opensAt?: string
  /** The field before the closing time. */
  readonly opening?: ReactNode
  /** Whether members have voted: then only the closing time can be changed. */
  readonly voted?: boolean
}

/** The fields of a poll, for use in a form. */
export function PollFields({ values, onChange, id, errors = {}, opensAt = '', opening, voted = false }: Props) {
  const { question, multiple, anonymous, closesAt } = values
  return (
    <>
      <TextField
        label={t('Question')}
        id={id('question')}
        error={errors.question}
        placeholder={t('What would you like to know?')}
        maxLength={LONGEST_POLL_QUESTION}
        value={question}
        disabled={voted}
        {...(voted && { hint: t('People have voted, so the question and the options can’t change.') })}
        onChange={(event) => onChange({ question: event.target.value })}
      />
      <OptionFields values={values} onChange={onChange} id={id('options')} error={errors.options} voted={voted} />
      <div className="flex flex-col">
        <Checkbox
          label={t('Allow several choices')}
          checked={multiple}
          disabled={voted}
          error={errors.multiple}
          onChange={(event) => onChange({ multiple: event.target.checked })}
        />
        <Checkbox
          label={t('Anonymous')}
          hint={t(
            'No one can see who voted for what, not even you. Votes can’t be changed; results appear after every {batch} votes.',
            { batch: RESULTS_BATCH },
          )}
          checked={anonymous}
          disabled={voted}
          error={errors.anonymous}
          onChange={(event) => onChange({ anonymous: event.target.checked })}
        />
      </div>
      {opening}
      <ClosingField
        id={id('closesAt')}
        opensAt={opensAt}
        value={closesAt}
        error={errors.closesAt}
        onChange={onChange}
      />
    </>
  )
}

interface OptionProps extends Pick<Props, 'values' | 'onChange'> {
  readonly id: string
  readonly error: string | undefined
  readonly voted: boolean
}

function OptionFields({ values: { options }, onChange, id, error, voted }: OptionProps) {
  const list = useRef<HTMLFieldSetElement>(null)
  // The focus moves to an added option, and to the button below when one is removed.
  const isAdded = useRef(false)
  return (
    <fieldset ref={list} className="flex flex-col gap-3" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-2 text-small font-medium">{t('Options')}</legend>
      {options.map((text, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no other name, and are controlled
        <div key={place} className="flex items-center gap-1">
          <input
            ref={(line) => {
              if (!line || !isAdded.current || place !== options.length - 1) return
              isAdded.current = false
              line.focus()
            }}
            id={place === 0 ? id : `${id}-${place}`}
            type="text"
            aria-label={t('Option {number}', { number: place + 1 })}
            placeholder={t('Option {number}', { number: place + 1 })}
            {...(error && { 'aria-invalid': true })}
            className={cx(controlClass, 'h-control')}
            maxLength={LONGEST_OPTION}
            value={text}
            disabled={voted}
            onChange={(event) => onChange({ options: options.with(place, event.target.value) })}
          />
          {options.length > FEWEST_OPTIONS && !voted ? (
            <IconButton
              label={t('Remove option {number}', { number: place + 1 })}
              tip="end"
              onClick={() => {
                onChange({ options: options.toSpliced(place, 1) })
                list.current?.querySelector('input')?.focus()
              }}
            >
              <X size={16} aria-hidden />
            </IconButton>
          ) : null}
        </div>
      ))}
      <FieldNotes id={id} error={error} />
      {options.length < MOST_OPTIONS && !voted ? (
        <Button
          className="self-start"
          size="dense"
          icon={<Plus size={16} aria-hidden />}
          onClick={() => {
            isAdded.current = true
            onChange({ options: [...options, ''] })
          }}
        >
          {t('Add option')}
        </Button>
      ) : null}
    </fieldset>
  )
}

interface ClosingProps extends Pick<Props, 'onChange'> {
  readonly id: string
  readonly opensAt: string
  readonly value: string
  readonly error: string | undefined
}

/** The closing time in the viewer's time zone; sent as ISO 8601. */
function ClosingField({ id, opensAt, value, error, onChange }: ClosingProps) {
  const opensAtMs = opensAt ? Date.parse(opensAt) : Date.now()
  const inputAt = (hours: number) => localInput(new Date(opensAtMs + hours * HOUR_MS).toISOString())
  return (
    <TextField
      type="datetime-local"
      label={t('Closes')}
      hint={t(
        'In your time zone, {zone}. Between {hours} hour and {days} days {from, select, opening {after it opens} other {from now}}.',
        {
          zone: zoneOf(new Date(value || opensAtMs)),
          hours: SHORTEST_POLL_HOURS,
          days: LONGEST_POLL_DAYS,
          from: opensAt ? 'opening' : 'now',
        },
      )}
      id={id}
      error={error}
      min={inputAt(SHORTEST_POLL_HOURS)}
      max={inputAt(LONGEST_POLL_DAYS * 24)}
      value={localInput(value)}
      onChange={(event) => onChange({ closesAt: isoOfLocalInput(event.target.value) })}
    />
  )
}
