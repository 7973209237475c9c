import { LONGEST_BROADCAST_TEXT, LONGEST_BROADCAST_TITLE } from '@rise/contract/admin/broadcasts/kinds'
import { MOST_AT_ONCE } from '@rise/contract/admin/limits'
import { formatInteger } from '@rise/contract/words'
import { type ReactNode, useState } from 'react'
import type { Api } from '../../../app/base/api.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Checkbox } from '../../../ui/base/checkbox.tsx'
import { TextArea, TextField } from '../../../ui/base/field.tsx'
import { Select } from '../../../ui/base/select.tsx'
import { ManyDialog, type ManyThings } from './many-dialog.tsx'

/** What an act says of the things that it concerns: those chosen one by one, or all that the filters find. */
export interface Chosen<Filter> {
  ids?: string[]
  filter?: Filter
  count: number
}

interface Props<Filter> {
  readonly things: ManyThings['things']
  /** The names of the chosen ones by id. */
  readonly chosen: ReadonlyMap<string, string>
  readonly clear: () => void
  /** How many the filter finds. */
  readonly total: number
  readonly filter: Filter
  /** The names on this page. */
  readonly first: readonly string[]
  readonly children: (body: Chosen<Filter>, whom: ManyThings) => ReactNode
}

/** What is chosen in a list, and below it what an admin does to many. */
export function ManyActs<Filter>({ things, chosen, clear, total, filter, first, children }: Props<Filter>) {
  const [all, setAll] = useState(false)
  const some = chosen.size > 0
  if (!some && !all) {
    if (total > MOST_AT_ONCE) {
      return (
        <p className="text-small text-muted">
          Choose {things[1]} one by one, or narrow the list to at most {formatInteger(MOST_AT_ONCE)} to choose them all.
        </p>
      )
    }
    return total < 2 ? null : (
      <Button size="dense" className="self-start" onClick={() => setAll(true)}>
        Choose all {formatInteger(total)}
      </Button>
    )
  }
  const body: Chosen<Filter> = all ? { filter, count: total } : { ids: [...chosen.keys()], count: chosen.size }
  const names = all ? first : [...chosen.values()]
  const done = () => {
    setAll(false)
    clear()
  }
  return (
    <section
      aria-label={`Chosen ${things[1]}`}
      className="flex flex-wrap items-center gap-2 rounded-card border border-brand bg-surface p-3"
    >
      <p role="status" className="mr-auto font-medium tabular-nums">
        {formatInteger(body.count)} chosen
      </p>
      {children(body, { count: body.count, names, things, done })}
      {all || total > MOST_AT_ONCE || total <= chosen.size ? null : (
        <Button size="dense" variant="ghost" onClick={() => setAll(true)}>
          Choose all {formatInteger(total)}
        </Button>
      )}
      <Button size="dense" variant="ghost" onClick={done}>
        Clear
      </Button>
    </section>
  )
}

type Outcome = Promise<{ result: { done: number; skipped: number } }>

interface ActProps<Input> {
  readonly whom: ManyThings
  readonly act: (api: Api, input: Input) => Outcome
  readonly description: string
}

/** Suspends or hides: with a reason, and a button that warns. */
export function ReasonDialog({
  whom,
  act,
  description,
  verb,
  said,
  hint,
}: ActProps<{ reason: string }> & { verb: string; said: string; hint: string }) {
  const [reason, setReason] = useState('')
  return (
    <ManyDialog
      whom={whom}
      trigger={<Button size="dense">{verb}</Button>}
      title={`${verb} ${whom.things[1]}`}
      description={description}
      label={verb}
      danger
      act={(api) => act(api, { reason })}
      said={(count) => `${count} ${said}.`}
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
    </ManyDialog>
  )
}

type PlanInput = { plan: 'free' | 'Creator' | 'Pro' }

export function PlanDialog({ whom, act, description }: ActProps<PlanInput>) {
  const [plan, setPlan] = useState<PlanInput['plan']>('Creator')
  return (
    <ManyDialog
      whom={whom}
      trigger={<Button size="dense">Set plan</Button>}
      title={`Set the plan of ${whom.things[1]}`}
      description={description}
      label="Set plan"
      act={(api) => act(api, { plan })}
      said={(count) => `Set the plan of ${count}.`}
    >
      {() => (
        <Select label="Plan" value={plan} onChange={({ target }) => setPlan(target.value as PlanInput['plan'])}>
          <option value="free">Free</option>
          <option value="Creator">Creator</option>
          <option value="Pro">Pro</option>
        </Select>
      )}
    </ManyDialog>
  )
}

export function TagDialog({ whom, act, description }: ActProps<{ tag: string; present: boolean }>) {
  const [tag, setTag] = useState('')
  const [present, setPresent] = useState(true)
  return (
    <ManyDialog
      whom={whom}
      trigger={<Button size="dense">Tag</Button>}
      title={`Tag ${whom.things[1]}`}
      description={description}
      label={present ? 'Add tag' : 'Remove tag'}
      act={(api) => act(api, { tag, present })}
      said={(count) => `Changed the tags of ${count}.`}
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
    </ManyDialog>
  )
}

/** Tells them something behind the bell, and by email where they agreed to news. */
export function NotifyDialog({ whom, act, description }: ActProps<{ title: string; text: string; alsoMail: boolean }>) {
  const [title, setTitle] = useState('')
  const [text, setText] = useState('')
  const [alsoMail, setAlsoMail] = useState(true)
  return (
    <ManyDialog
      whom={whom}
      trigger={<Button size="dense">Email</Button>}
      title={`Email ${whom.things[1]}`}
      description={description}
      label="Send"
      act={(api) => act(api, { title, text, alsoMail })}
      said={(count) => `Sent to ${count}.`}
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
    </ManyDialog>
  )
}
