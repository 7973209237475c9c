import { TYPED_COUNT_MINIMUM } from '@rise/contract/admin/limits'
import { formatInteger } from '@rise/contract/words'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactElement, type ReactNode, useId, useState } from 'react'
import { type Api, ApiError } from '../../../app/base/api.ts'
import { invalidate } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { TextField } from '../../../ui/base/field.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { Dialog, DialogClose } from '../../../ui/overlays/dialog.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { adminListKeys } from '../admin-list-keys.ts'

const PREVIEW_COUNT = 10

/** The subjects of a bulk action: their number, the names of some or all of them, and the noun. */
export interface BulkSubjects {
  readonly count: number
  readonly names: readonly string[]
  /** `['member', 'members']` */
  readonly nouns: readonly [one: string, many: string]
  readonly onDone: () => void
}

/** Formats a count with its noun: "1 member", "12 members". */
function countOf(count: number, [one, many]: BulkSubjects['nouns']): string {
  return `${formatInteger(count)} ${count === 1 ? one : many}`
}

interface Props {
  readonly subjects: BulkSubjects
  readonly trigger: ReactElement
  readonly title: string
  readonly description: string
  readonly label: string
  readonly danger?: boolean
  readonly act: (api: Api) => Promise<{ result: { done: number; skipped: number } }>
  readonly doneText: (count: string) => string
  /** Renders the fields; `errorOf` returns the error of a field of the request body. */
  readonly children: (errorOf: (name: string) => string | undefined) => ReactNode
}

/** Confirms a bulk action: shows its subjects and, if there are many, requires the admin to type their number. */
export function BulkDialog({
  subjects,
  trigger,
  title,
  description,
  label,
  danger = false,
  act,
  doneText,
  children,
}: Props) {
  const { count, names, nouns, onDone } = subjects
  const api = useApi()
  const queryClient = useQueryClient()
  const [open, setOpen] = useState(false)
  const [typedCount, setTypedCount] = useState('')
  const [isMistyped, setIsMistyped] = useState(false)
  const form = useId()
  const mustTypeCount = count >= TYPED_COUNT_MINIMUM
  const mutation = useMutation({
    mutationFn: () => act(api),
    onSuccess: ({ result }) => {
      setOpen(false)
      const skippedText = result.skipped > 0 ? ` ${countOf(result.skipped, nouns)} skipped.` : ''
      showToast({ kind: 'success', title: `${doneText(countOf(result.done, nouns))}${skippedText}` })
      onDone()
      void invalidate(queryClient, adminListKeys)
    },
    onError: () => void invalidate(queryClient, adminListKeys),
  })
  const { error } = mutation
  const fields = error instanceof ApiError ? error.fields : {}
  function send(event: FormEvent) {
    event.preventDefault()
    const isWrongCount = mustTypeCount && typedCount.trim().replaceAll(',', '') !== String(count)
    setIsMistyped(isWrongCount)
    if (!isWrongCount && !mutation.isPending) mutation.mutate()
  }
  const otherCount = count - Math.min(names.length, PREVIEW_COUNT)
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
          <Button variant={danger ? 'danger' : 'primary'} type="submit" form={form} busy={mutation.isPending}>
            {label}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={send} className="flex flex-col gap-4">
        {error && Object.keys(fields).length === 0 ? <Notice tone="danger">{error.message}</Notice> : null}
        <p className="rounded-control bg-raised p-3 text-small wrap-anywhere">
          <span className="font-semibold tabular-nums">{countOf(count, nouns)}:</span>{' '}
          {names.slice(0, PREVIEW_COUNT).join(', ')}
          {otherCount > 0 ? ` and ${formatInteger(otherCount)} more` : ''}
        </p>
        {children((name) => fields[`body.${name}`])}
        {mustTypeCount ? (
          <TextField
            label={`Enter ${count} to confirm`}
            value={typedCount}
            inputMode="numeric"
            autoComplete="off"
            error={isMistyped ? `Enter ${count}, the number of ${nouns[1]}.` : undefined}
            onChange={({ target }) => setTypedCount(target.value)}
          />
        ) : null}
      </form>
    </Dialog>
  )
}
