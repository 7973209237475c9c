import { t } from '@rise/texts'
import { type ComponentType, type ReactNode, useState } from 'react'
import { showToast } from '../../ui/base/toast.ts'
import type { ReportDialogProps, Reported } from './report-dialog.tsx'

/**
 * Returns a function that opens the report dialog, and the dialog, to be rendered next to the control. Its code is
 * loaded on first use.
 */
export function useReport(subject: Reported): { readonly report: () => void; readonly dialog: ReactNode } {
  const [open, setOpen] = useState(false)
  const [Dialog, setDialog] = useState<ComponentType<ReportDialogProps>>()
  async function load() {
    const { ReportDialog } = await import('./report-dialog.tsx')
    setDialog(() => ReportDialog)
    setOpen(true)
  }
  const showFailure = () =>
    showToast({ id: 'report', kind: 'failure', title: t('Couldn’t open the report. Try again.') })
  return {
    report: () => void load().catch(showFailure),
    dialog: Dialog ? <Dialog subject={subject} open={open} onOpenChange={setOpen} /> : null,
  }
}
