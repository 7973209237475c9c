import { MOST_AT_ONCE, TYPED_FROM } from '@rise/contract/admin/limits'
import type { InputOf } from '@rise/contract/contract'
import { formatInteger } from '@rise/contract/words'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactElement, type ReactNode, useId, useState } from 'react'
import { type Api, ApiError } from '../../../app/base/api.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { askAgainFor } from '../../../app/base/shown.ts'
import { Button } from '../../../ui/base/button.tsx'
import { TextArea, TextField } from '../../../ui/base/field.tsx'
import { Select } from '../../../ui/base/select.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Dialog, DialogClose } from '../../../ui/overlays/dialog.tsx'
import type { MemberFilter } from './queries.ts'

type TagBody = InputOf<'PUT /api/v1/admin/members-tags'>['body']
type Chosen = Pick<TagBody, 'ids' | 'filter' | 'count'>

const PREVIEWED = 10

interface Props {
  /** The names of the chosen members by id. */
  readonly chosen: ReadonlyMap<string, string>
  readonly clear: () => void
  /** How many the filter finds. */
  readonly total: number
  readonly filter: MemberFilter
  /** The names on this page. */
  readonly first: readonly string[]
  readonly maySetPlans: boolean
}

/** What an admin does to many members: those chosen one by one, or all that the filters find. */
export function ManyActs({ chosen, clear, total, filter, first, maySetPlans }: Props) {
  const [all, setAll] = useState(false)
  const some = chosen.size > 0
  if (!some && !all) {
    if (total > MOST_AT_ONCE) {
      return (
        <p className="text-small text-muted">
          Choose members one by one, or narrow the list to at most {formatInteger(MOST_AT_ONCE)} to choose them all.
        </p>
      )
    }
    return total < 2 ? null : (
      <Button size="dense" className="self-start" onClick={() => setAll(true)}>
        Choose all {formatInteger(total)}
      </Button>
    )
  }
  const whom: Chosen = all ? { filter, count: total } : { ids: [...chosen.keys()], count: chosen.size }
  const names = all ? first : [...chosen.values()]
  const done = () => {
    setAll(false)
    clear()
  }
  return (
    <section
      aria-label="Chosen members"
      className="flex flex-wrap items-center gap-2 rounded-card border border-brand bg-surface p-3"
    >
      <p role="status" className="mr-auto font-medium tabular-nums">
        {formatInteger(whom.count)} chosen
      </p>
      <TagDialog whom={whom} names={names} done={done} />
      {maySetPlans ? <PlanDialog whom={whom} names={names} done={done} /> : null}
      <SuspendDialog whom={whom} names={names} done={done} />
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

interface ActProps {
  readonly whom: Chosen
  readonly names: readonly string[]
  readonly done: () => void
}

function SuspendDialog({ whom, names, done }: ActProps) {
  const [reason, setReason] = useState('')
  return (
    <ManyDialog
      {...{ whom, names, done }}
      trigger={<Button size="dense">Suspend</Button>}
      title="Suspend members"
      description="Logs them out everywhere and hides their accounts. Each gets an email with your reason and can appeal. Admins are skipped."
      label="Suspend"
      danger
      act={(api) => api('POST /api/v1/admin/members-suspensions', { body: { ...whom, reason } })}
      said={(count) => `${members(count)} suspended.`}
    >
      {(errorOf) => (
        <TextArea
          label="Reason"
          hint="Each member will read it."
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

function PlanDialog({ whom, names, done }: ActProps) {
  const [plan, setPlan] = useState<'free' | 'Creator' | 'Pro'>('Creator')
  return (
    <ManyDialog
      {...{ whom, names, done }}
      trigger={<Button size="dense">Set plan</Button>}
      title="Set the plan of members"
      description="A company’s plan is everyone’s who acts for it. Admins are skipped."
      label="Set plan"
      act={(api) => api('PUT /api/v1/admin/members-plan', { body: { ...whom, plan } })}
      said={(count) => `Set the plan of ${members(count)}.`}
    >
      {() => (
        <Select label="Plan" value={plan} onChange={({ target }) => setPlan(target.value as typeof plan)}>
          <option value="free">Free</option>
          <option value="Creator">Creator</option>
          <option value="Pro">Pro</option>
        </Select>
      )}
    </ManyDialog>
  )
}

function TagDialog({ whom, names, done }: ActProps) {
  const [tag, setTag] = useState('')
  const [present, setPresent] = useState(true)
  return (
    <ManyDialog
      {...{ whom, names, done }}
      trigger={<Button size="dense">Tag</Button>}
      title="Tag members"
      description="Only admins see tags."
      label={present ? 'Add tag' : 'Remove tag'}
      act={(api) => api('PUT /api/v1/admin/members-tags', { body: { ...whom, tag, present } })}
      said={(count) => `Changed the tags of ${members(count)}.`}
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

interface ManyDialogProps extends ActProps {
  readonly trigger: ReactElement
  readonly title: string
  readonly description: string
  readonly label: string
  readonly danger?: boolean
  readonly act: (api: Api) => Promise<{ result: { done: number; skipped: number } }>
  readonly said: (count: number) => string
  /** The fields, with what is wrong with one of the body. */
  readonly children: (errorOf: (name: string) => string | undefined) => ReactNode
}

/** Asks before an act on many: shows whom it concerns, and from more than a page on wants their number typed. */
function ManyDialog(props: ManyDialogProps) {
  const { whom, names, done, trigger, title, description, label, danger = false, act, said, children } = props
  const api = useApi()
  const queryClient = useQueryClient()
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [mistyped, setMistyped] = useState(false)
  const form = useId()
  const typing = whom.count >= TYPED_FROM
  const sending = useMutation({
    mutationFn: () => act(api),
    onSuccess: ({ result }) => {
      setOpen(false)
      const skipped = result.skipped > 0 ? ` ${members(result.skipped)} skipped.` : ''
      showToast({ kind: 'success', title: `${said(result.done)}${skipped}` })
      done()
      void askAgainFor(queryClient, 'decisions')
    },
    onError: () => void askAgainFor(queryClient, 'decisions'),
  })
  const { error } = sending
  const fields = error instanceof ApiError ? error.fields : {}
  function send(event: FormEvent) {
    event.preventDefault()
    const wrong = typing && typed.trim().replaceAll(',', '') !== String(whom.count)
    setMistyped(wrong)
    if (!wrong && !sending.isPending) sending.mutate()
  }
  const rest = whom.count - Math.min(names.length, PREVIEWED)
  return (
    <Dialog
      trigger={trigger}
      open={open}
      onOpenChange={setOpen}
      title={title}
      description={description}
      actions={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button variant={danger ? 'danger' : 'primary'} type="submit" form={form} busy={sending.isPending}>
            {label}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={send} className="flex flex-col gap-4">
        {error && Object.keys(fields).length === 0 ? <Notice tone="danger">{error.message}</Notice> : null}
        <p className="rounded-control bg-raised p-3 text-small wrap-anywhere">
          <span className="font-semibold tabular-nums">{members(whom.count)}:</span>{' '}
          {names.slice(0, PREVIEWED).join(', ')}
          {rest > 0 ? ` and ${formatInteger(rest)} more` : ''}
        </p>
        {children((name) => fields[`body.${name}`])}
        {typing ? (
          <TextField
            label={`Enter ${whom.count} to confirm`}
            value={typed}
            inputMode="numeric"
            autoComplete="off"
            error={mistyped ? `Enter ${whom.count}, the number of members.` : undefined}
            onChange={({ target }) => setTyped(target.value)}
          />
        ) : null}
      </form>
    </Dialog>
  )
}

function members(count: number): string {
  return `${formatInteger(count)} ${count === 1 ? 'member' : 'members'}`
}
