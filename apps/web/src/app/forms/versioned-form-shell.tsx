import { t } from '@rise/texts'
import { type ReactNode, useEffect } from 'react'
import { useBlocker } from 'react-router'
import { Button } from '../../ui/base/button.tsx'
import { ErrorSummary } from '../../ui/fields/error-summary.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { ConflictNotice } from './conflict-notice.tsx'
import { FormBar } from './form-bar.tsx'
import type { VersionedForm } from './use-versioned-form.ts'

/**
 * The frame of a versioned form: failures above it, the bar with the save button below it, which stays in the window
 * while something is unsaved, and a question before leaving unsaved changes.
 */
export function VersionedFormShell<T>({
  form,
  label,
  changedElsewhere,
  saveLabel = t('Save changes'),
  untouched = t('All changes saved'),
  before,
  after,
  saving,
  children,
}: {
  form: VersionedForm<T>
  label: string
  /** `Your story was changed elsewhere while you were editing`. */
  changedElsewhere: string
  saveLabel?: string
  /** Shown while nothing has changed. */
  untouched?: string
  /** Buttons next to the save button: a less prominent one before it, or the primary one after it. */
  before?: ReactNode
  after?: ReactNode
  /** Further reasons for the save button to be disabled or busy. */
  saving?: { readonly disabled: boolean; readonly busy: boolean }
  children: ReactNode
}) {
  const { dirty, busy, failure, conflict } = form
  useErrorInSight(form.problems[0]?.id)
  return (
    <form aria-label={label} method="post" noValidate onSubmit={form.submit} className="flex flex-col gap-6">
      {failure ? <Notice tone="danger">{failure.message}</Notice> : null}
      {conflict ? (
        <ConflictNotice
          title={changedElsewhere}
          keepMine={{ label: t('Overwrite with mine'), onPress: form.keepMine }}
          takeTheirs={{ label: t('Discard mine'), onPress: form.takeTheirs }}
        >
          {t(
            'Perhaps in another tab. Your changes are still here. Saving them replaces what this page shows, and nothing else.',
          )}
        </ConflictNotice>
      ) : null}
      <ErrorSummary problems={form.problems} />
      {children}
      <FormBar
        status={dirty ? t('Not saved yet') : untouched}
        brief={Boolean(before ?? after)}
        sticks={dirty || busy || Boolean(after)}
      >
        {before}
        <Button
          type="submit"
          variant={after || !dirty ? 'secondary' : 'primary'}
          busy={busy || saving?.busy === true}
          disabled={saving?.disabled === true}
        >
          {saveLabel}
        </Button>
        {after}
      </FormBar>
      <LeaveQuestion dirty={dirty} />
    </form>
  )
}

/** Scrolls the message of the first error into view once its field has the focus: the bar could cover the message. */
function useErrorInSight(id: string | undefined): void {
  useEffect(() => {
    if (id === undefined || document.activeElement?.id !== id) return
    document.getElementById(`${id}-error`)?.scrollIntoView({ block: 'center' })
  }, [id])
}

function LeaveQuestion({ dirty }: { dirty: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!dirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [dirty])
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => {
        if (!open) blocker.reset?.()
      }}
      title={t('Leave without saving?')}
      confirmLabel={t('Leave page')}
      onConfirm={() => blocker.proceed?.()}
    >
      {t('No one sees your changes until you save them. This tab keeps them as a draft until you come back.')}
    </ConfirmDialog>
  )
}
