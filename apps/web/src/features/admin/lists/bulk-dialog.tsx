import { TYPED_COUNT_MINIMUM } from '@rise/contract/admin/limits'
import { formatInteger } from '@rise/contract/words'
import { type Message, type Pattern, t } from '@rise/texts'
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

/** The words for the rows of a list. */
export interface BulkWords {
  /** `Choose members one by one, or narrow the list to at most {most} to choose them all.` */
  readonly chooseFew: Pattern
  /** `Chosen members` */
  readonly chosen: Message
  /** `12 members:`, from the number `count`. */
  readonly count: Pattern
  /** `3 members skipped.`, from the number `count`. */
  readonly skipped: Pattern
  /** `Enter {count}, the number of members.` */
  readonly mistyped: Pattern
}

/** The subjects of a bulk action: their number, the names of some or all of them, and the words for them. */
export interface BulkSubjects {
  readonly count: number
  readonly names: readonly string[]
  readonly words: BulkWords
  readonly onDone: () => void
}

/** The texts of a bulk action. */
export interface ActTexts {
  /** The title of its dialog: `Tag members`. */
  readonly title: Message
  readonly description: Message
  /** Says that it is done, with the number `count`: `Changed the tags of 12 members.` */
  readonly done: Pattern
}

interface Props {
  readonly subjects: BulkSubjects
  readonly texts: ActTexts
  readonly trigger: ReactElement
  readonly label: string
  readonly danger?: boolean
  readonly act: (api: Api) => Promise<{ result: { done: number; skipped: number } }>
  /** Renders the fields; `errorOf` returns the error of a field of the request body. */
  readonly children: (errorOf: (name: string) => string | undefined) => ReactNode
}

/** Confirms a bulk action: shows its subjects and, if there are many, requires the admin to type their number. */
export function BulkDialog({ subjects, texts, trigger, label, danger = false, act, children }: Props) {
  const { count, names, words, onDone } = subjects
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
      const doneText = t(texts.done, { count: result.done })
      const skippedText = result.skipped > 0 ? ` ${t(words.skipped, { count: result.skipped })}` : ''
      showToast({ kind: 'success', title: `${doneText}${skippedText}` })
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
  const firstNames = names.slice(0, PREVIEW_COUNT).join(', ')
  const otherCount = count - Math.min(names.length, PREVIEW_COUNT)
  return (
    <Dialog
      trigger={trigger}
      open={open}
      onOpenChange={setOpen}
      title={t(texts.title)}
      description={t(texts.description)}
      actions={
        <>
          <DialogClose>
            <Button>{t('Cancel')}</Button>
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
          <span className="font-semibold tabular-nums">{t(words.count, { count })}</span>{' '}
          {otherCount > 0
            ? t('{names} and {count} more', { names: firstNames, count: formatInteger(otherCount) })
            : firstNames}
        </p>
        {children((name) => fields[`body.${name}`])}
        {mustTypeCount ? (
          <TextField
            label={t('Enter {count} to confirm', { count })}
            value={typedCount}
            inputMode="numeric"
            autoComplete="off"
            error={isMistyped ? t(words.mistyped, { count }) : undefined}
            onChange={({ target }) => setTypedCount(target.value)}
          />
        ) : null}
      </form>
    </Dialog>
  )
}
