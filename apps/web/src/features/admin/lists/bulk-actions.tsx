import { LONGEST_BROADCAST_TEXT, LONGEST_BROADCAST_TITLE } from '@rise/contract/admin/broadcasts/kinds'
import { MOST_AT_ONCE } from '@rise/contract/admin/limits'
import { formatInteger } from '@rise/contract/words'
import { useState } from 'react'
import type { Api } from '../../../app/base/api.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Checkbox } from '../../../ui/base/checkbox.tsx'
import { TextArea, TextField } from '../../../ui/base/field.tsx'
import { Select } from '../../../ui/base/select.tsx'
import { BulkDialog, type BulkSubjects } from './bulk-dialog.tsx'

/** The subjects of a bulk action: the selected rows, or all that match the filters. */
interface Selection<Filter> {
  ids?: string[]
  filter?: Filter
  count: number
}

/** A bulk action of a list, with its texts and its request. */
interface Act<Filter, Input> {
  readonly description: string
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
  readonly nouns: BulkSubjects['nouns']
  readonly tag: Act<Filter, TagInput>
  readonly notify: Act<Filter, NotifyInput>
  readonly plan: Act<Filter, PlanInput>
  /** Suspends members, or hides companies. */
  readonly bar: Act<Filter, ReasonInput> & { verb: string; doneText: string; hint: string }
}

/** The selection in a list, with its bulk actions; without a selection, the button that selects all rows. */
export function BulkActions<Filter>(props: Props<Filter>) {
  const { nouns, chosen, clear, total, filter, first, maySetPlans, mayNotify, tag, notify, plan, bar } = props
  const [allSelected, setAllSelected] = useState(false)
  const hasSelection = chosen.size > 0
  if (!hasSelection && !allSelected) {
    if (total > MOST_AT_ONCE) {
      return (
        <p className="text-small text-muted">
          Choose {nouns[1]} one by one, or narrow the list to at most {formatInteger(MOST_AT_ONCE)} to choose them all.
        </p>
      )
    }
    return total < 2 ? null : (
      <Button size="dense" className="self-start" onClick={() => setAllSelected(true)}>
        Select all {formatInteger(total)}
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
  const subjects: BulkSubjects = { count: body.count, names, nouns, onDone }
  return (
    <section
      aria-label={`Chosen ${nouns[1]}`}
      className="flex flex-wrap items-center gap-2 rounded-card border border-brand bg-surface p-3"
    >
      <p role="status" className="mr-auto font-medium tabular-nums">
        {formatInteger(body.count)} chosen
      </p>
      <TagDialog subjects={subjects} body={body} act={tag} />
      {mayNotify ? <NotifyDialog subjects={subjects} body={body} act={notify} /> : null}
      {maySetPlans ? <PlanDialog subjects={subjects} body={body} act={plan} /> : null}
      <ReasonDialog subjects={subjects} body={body} act={bar} />
      {allSelected || total > MOST_AT_ONCE || total <= chosen.size ? null : (
        <Button size="dense" variant="ghost" onClick={() => setAllSelected(true)}>
          Select all {formatInteger(total)}
        </Button>
      )}
      <Button size="dense" variant="ghost" onClick={onDone}>
        Clear
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
  const { verb, doneText, hint } = act
  const [reason, setReason] = useState('')
  return (
    <BulkDialog
      subjects={subjects}
      trigger={<Button size="dense">{verb}</Button>}
      title={`${verb} ${subjects.nouns[1]}`}
      description={act.description}
      label={verb}
      danger
      act={(api) => act.send(api, { ...body, reason })}
      doneText={(count) => `${count} ${doneText}.`}
    >
      {(errorOf) => (
        <TextArea
          label="Reason"
          hint={hint}
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
      trigger={<Button size="dense">Set plan</Button>}
      title={`Set the plan of ${subjects.nouns[1]}`}
      description={act.description}
      label="Set plan"
      act={(api) => act.send(api, { ...body, plan })}
      doneText={(count) => `Set the plan of ${count}.`}
    >
      {() => (
        <Select label="Plan" value={plan} onChange={({ target }) => setPlan(target.value as PlanInput['plan'])}>
          <option value="free">Free</option>
          <option value="Creator">Creator</option>
          <option value="Pro">Pro</option>
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
      trigger={<Button size="dense">Tag</Button>}
      title={`Tag ${subjects.nouns[1]}`}
      description={act.description}
      label={present ? 'Add tag' : 'Remove tag'}
      act={(api) => act.send(api, { ...body, tag, present })}
      doneText={(count) => `Changed the tags of ${count}.`}
    >
      {(errorOf) => (
        <>
          <Select
            label="Change"
            value={present ? 'add' : 'remove'}
            onChange={({ target }) => setPresent(target.value === 'add')}
          >
            <option value="add">Add a tag</option>
            <option value="remove">Remove a tag</option>
          </Select>
          <TextField
            label="Tag"
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
      trigger={<Button size="dense">Email</Button>}
      title={`Email ${subjects.nouns[1]}`}
      description={act.description}
      label="Send"
      act={(api) => act.send(api, { ...body, title, text, alsoMail })}
      doneText={(count) => `Sent to ${count}.`}
    >
      {(errorOf) => (
        <>
          <TextField
            label="Title"
            value={title}
            maxLength={LONGEST_BROADCAST_TITLE}
            autoComplete="off"
            error={errorOf('title')}
            onChange={({ target }) => setTitle(target.value)}
          />
          <TextArea
            label="Text"
            optional
            value={text}
            rows={4}
            maxLength={LONGEST_BROADCAST_TEXT}
            error={errorOf('text')}
            onChange={({ target }) => setText(target.value)}
          />
          <Checkbox
            label="Email it to members who agreed to news"
            hint="Without it, they read it behind the bell."
            checked={alsoMail}
            onChange={({ target }) => setAlsoMail(target.checked)}
          />
        </>
      )}
    </BulkDialog>
  )
}
