import { LONGEST_BROADCAST_TEXT, LONGEST_BROADCAST_TITLE } from '@rise/contract/admin/broadcasts/kinds'
import { MOST_AT_ONCE } from '@rise/contract/admin/limits'
import { formatInteger } from '@rise/contract/words'
import { type Message, t } from '@rise/texts'
import { useState } from 'react'
import type { Api } from '../../../app/base/api.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Checkbox } from '../../../ui/base/checkbox.tsx'
import { TextArea, TextField } from '../../../ui/base/field.tsx'
import { Select } from '../../../ui/base/select.tsx'
import { planOptions } from '../plan-names.ts'
import { type ActTexts, BulkDialog, type BulkSubjects, type BulkWords } from './bulk-dialog.tsx'

/** The subjects of a bulk action: the selected rows, or all that match the filters. */
interface Selection<Filter> {
  ids?: string[]
  filter?: Filter
  count: number
}

/** A bulk action of a list, with its texts and its request. */
interface Act<Filter, Input> extends ActTexts {
  readonly send: (api: Api, body: Selection<Filter> & Input) => Outcome
}

type Outcome = Promise<{ result: { done: number; skipped: number } }>

interface TagInput {
  tag: string
  present: boolean
}

interface NotifyInput {
  title: string
  text: string
  alsoMail: boolean
}

interface PlanInput {
  plan: 'free' | 'Creator' | 'Pro'
}

interface ReasonInput {
  reason: string
}

/** The state of a list that its bulk actions need, for any kind of row. */
export interface BulkActionsList<Filter> {
  /** The names of the selected rows, by id. */
  readonly chosen: ReadonlyMap<string, string>
  readonly clear: () => void
  /** The number of rows that match the filter. */
  readonly total: number
  readonly filter: Filter
  /** The names of the rows on this page. */
  readonly first: readonly string[]
  readonly maySetPlans: boolean
  readonly mayNotify: boolean
}

interface Props<Filter> extends BulkActionsList<Filter> {
  readonly words: BulkWords
  readonly tag: Act<Filter, TagInput>
  readonly notify: Act<Filter, NotifyInput>
  readonly plan: Act<Filter, PlanInput>
  /** Suspends members, or hides companies. */
  readonly bar: Act<Filter, ReasonInput> & { verb: Message; hint: Message }
}

/** The selection in a list, with its bulk actions; without a selection, the button that selects all rows. */
export function BulkActions<Filter>(props: Props<Filter>) {
  const { words, chosen, clear, total, filter, first, maySetPlans, mayNotify, tag, notify, plan, bar } = props
  const [allSelected, setAllSelected] = useState(false)
  const hasSelection = chosen.size > 0
  if (!hasSelection && !allSelected) {
    if (total > MOST_AT_ONCE) {
      return <p className="text-small text-muted">{t(words.chooseFew, { most: formatInteger(MOST_AT_ONCE) })}</p>
    }
    return total < 2 ? null : (
      <Button size="dense" className="self-start" onClick={() => setAllSelected(true)}>
        {t('Select all {count}', { count: formatInteger(total) })}
      </Button>
    )
  }
  const body: Selection<Filter> = allSelected
    ? { filter, count: total }
    : { ids: [...chosen.keys()], count: chosen.size }
  const names = allSelected ? first : [...chosen.values()]
  const onDone = () => {
    setAllSelected(false)
    clear()
  }
  const subjects: BulkSubjects = { count: body.count, names, words, onDone }
  return (
    <section
      aria-label={t(words.chosen)}
      className="flex flex-wrap items-center gap-2 rounded-card border border-brand bg-surface p-3"
    >
      <p role="status" className="mr-auto font-medium tabular-nums">
        {t('{count, plural, one {# chosen} other {# chosen}}', { count: body.count })}
      </p>
      <TagDialog subjects={subjects} body={body} act={tag} />
      {mayNotify ? <NotifyDialog subjects={subjects} body={body} act={notify} /> : null}
      {maySetPlans ? <PlanDialog subjects={subjects} body={body} act={plan} /> : null}
      <ReasonDialog subjects={subjects} body={body} act={bar} />
      {allSelected || total > MOST_AT_ONCE || total <= chosen.size ? null : (
        <Button size="dense" variant="ghost" onClick={() => setAllSelected(true)}>
          {t('Select all {count}', { count: formatInteger(total) })}
        </Button>
      )}
      <Button size="dense" variant="ghost" onClick={onDone}>
        {t('Clear', 'a selection')}
      </Button>
    </section>
  )
}

interface ActProps<Filter, A> {
  readonly subjects: BulkSubjects
  readonly body: Selection<Filter>
  readonly act: A
}

/** Asks for a reason; the button is marked as dangerous. */
function ReasonDialog<Filter>({ subjects, body, act }: ActProps<Filter, Props<Filter>['bar']>) {
  const { verb, hint } = act
  const [reason, setReason] = useState('')
  return (
    <BulkDialog
      subjects={subjects}
      texts={act}
      trigger={<Button size="dense">{t(verb)}</Button>}
      label={t(verb)}
      danger
      act={(api) => act.send(api, { ...body, reason })}
    >
      {(errorOf) => (
        <TextArea
          label={t('Reason')}
          hint={t(hint)}
          value={reason}
          maxLength={1_000}
          rows={3}
          error={errorOf('reason')}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
    </BulkDialog>
  )
}

function PlanDialog<Filter>({ subjects, body, act }: ActProps<Filter, Props<Filter>['plan']>) {
  const [plan, setPlan] = useState<PlanInput['plan']>('Creator')
  return (
    <BulkDialog
      subjects={subjects}
      texts={act}
      trigger={<Button size="dense">{t('Set plan')}</Button>}
      label={t('Set plan')}
      act={(api) => act.send(api, { ...body, plan })}
    >
      {() => (
        <Select label={t('Plan')} value={plan} onChange={({ target }) => setPlan(target.value as PlanInput['plan'])}>
          {planOptions().map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </BulkDialog>
  )
}

function TagDialog<Filter>({ subjects, body, act }: ActProps<Filter, Props<Filter>['tag']>) {
  const [tag, setTag] = useState('')
  const [present, setPresent] = useState(true)
  return (
    <BulkDialog
      subjects={subjects}
      texts={act}
      trigger={<Button size="dense">{t('Tag', 'verb, on a button')}</Button>}
      label={present ? t('Add tag') : t('Remove tag')}
      act={(api) => act.send(api, { ...body, tag, present })}
    >
      {(errorOf) => (
        <>
          <Select
            label={t('Change', 'a noun: what changes')}
            value={present ? 'add' : 'remove'}
            onChange={({ target }) => setPresent(target.value === 'add')}
          >
            <option value="add">{t('Add a tag')}</option>
            <option value="remove">{t('Remove a tag')}</option>
          </Select>
          <TextField
            label={t('Tag', 'a noun')}
            value={tag}
            maxLength={40}
            autoComplete="off"
            error={errorOf('tag')}
            onChange={({ target }) => setTag(target.value)}
          />
        </>
      )}
    </BulkDialog>
  )
}

/** Notifies the selected members or company teams in the app, and by email those who agreed to news. */
function NotifyDialog<Filter>({ subjects, body, act }: ActProps<Filter, Props<Filter>['notify']>) {
  const [title, setTitle] = useState('')
  const [text, setText] = useState('')
  const [alsoMail, setAlsoMail] = useState(true)
  return (
    <BulkDialog
      subjects={subjects}
      texts={act}
      trigger={<Button size="dense">{t('Email', 'verb, on a button')}</Button>}
      label={t('Send')}
      act={(api) => act.send(api, { ...body, title, text, alsoMail })}
    >
      {(errorOf) => (
        <>
          <TextField
            label={t('Title')}
            value={title}
            maxLength={LONGEST_BROADCAST_TITLE}
            autoComplete="off"
            error={errorOf('title')}
            onChange={({ target }) => setTitle(target.value)}
          />
          <TextArea
            label={t('Text')}
            optional
            value={text}
            rows={4}
            maxLength={LONGEST_BROADCAST_TEXT}
            error={errorOf('text')}
            onChange={({ target }) => setText(target.value)}
          />
          <Checkbox
            label={t('Email it to members who agreed to news')}
            hint={t('Without it, they read it behind the bell.')}
            checked={alsoMail}
            onChange={({ target }) => setAlsoMail(target.checked)}
          />
        </>
      )}
    </BulkDialog>
  )
}
